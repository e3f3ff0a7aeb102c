import { MENU_LIST } from '@ofenpost/core/menu/menu-list';
import { Link, useNavigate } from '@tanstack/react-router';
import { adminPage } from '../app/admin-page.tsx';
import { useApp } from '../app/app-actors.tsx';
import { adminLink, paths } from '../app/paths.ts';
import { ListChoice } from '../list/list-choice.tsx';
import { ListHead } from '../list/list-head.tsx';
import { ListView } from '../list/list-view.tsx';
import { useList } from '../list/use-list.ts';
import { MENU_COLUMNS } from './menu-columns.tsx';
import listStyles from '../list/list-view.module.css';
import controls from '../theme/controls.module.css';
import layout from '../theme/layout.module.css';

const WHEN = { kept: 'Aktuelle', now: 'Heute gültig', later: 'Später gültig', archived: 'Archiv', all: 'Alle' };

/** Lists all menus: current ones to plan with, and past ones as the archive. */
function MenusAdmin() {
  const { ports } = useApp();
  const navigate = useNavigate();
  const list = useList(MENU_LIST, ports.menuAdmin.list);
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <ListHead title="Menüs">
        <Link {...adminLink('week-menu')} className={controls.secondary}>
          Wochenmenü planen
        </Link>
        <Link {...adminLink('menu/new')} className={controls.primary}>
          Neues Menü
        </Link>
      </ListHead>
      <ListView
        name="Menüs"
        list={list}
        columns={MENU_COLUMNS}
        keyOf={({ id }) => id}
        onOpen={({ id }) => void navigate(adminLink(`menu/${id}`))}
        searchLabel="Name oder Gang"
        filters={
          <ListChoice label="Welche" value={list.query.when} options={WHEN} onValue={(when) => list.ask({ when })} />
        }
        csvPath={paths.menusCsv}
        empty={
          <div className={listStyles.none}>
            <h2>Noch keine Menüs</h2>
            <p>Ein Menü hat einen Preis und Gänge. Gäste bestellen es an den Tagen, an denen es im Wochenmenü steht.</p>
          </div>
        }
      />
    </div>
  );
}

export const menusAdminPage = adminPage({
  path: 'menu',
  title: 'Menüs',
  action: 'menu.edit',
  access: 'zu den Menüs',
  load: async () => ({}),
  Page: MenusAdmin,
});
