import type { StoredMenu } from '@ofenpost/core/menu/menu';
import type { MenuDraft } from '@ofenpost/core/menu/menu-draft';
import { MENU_LIST } from '@ofenpost/core/menu/menu-list';
import { toLocalDate, formatDate, formatLocalDate } from '@ofenpost/core/time/zurich';
import { Link, useNavigate } from '@tanstack/react-router';
import { adminPage } from '../app/admin-page.tsx';
import { useNow, useApp } from '../app/app-actors.tsx';
import { Amount } from '../money/amount.tsx';
import { ListChoice } from '../record/list-filters.tsx';
import type { ListColumn } from '../record/list-rows.tsx';
import { ListHead, ListView } from '../record/list-view.tsx';
import { useList } from '../record/use-list.ts';
import { StateBadge } from '../ui/state-badge.tsx';
import listStyles from '../record/list-view.module.css';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';

/** Shows whether a menu is valid today, later, or no longer. */
export function MenuState({
  menu: { validFrom, validTo },
}: {
  readonly menu: Pick<MenuDraft, 'validFrom' | 'validTo'>;
}) {
  const today = toLocalDate(useNow());
  if (validTo < today) return <StateBadge>Archiv</StateBadge>;
  if (validFrom > today) return <StateBadge>später</StateBadge>;
  return <StateBadge tone="good">gültig</StateBadge>;
}

const MENU_COLUMNS: readonly ListColumn<StoredMenu, 'name' | 'price' | 'validFrom' | 'validTo' | 'changed'>[] = [
  { id: 'name', title: 'Menü', cell: ({ name }) => <b>{name}</b>, sort: 'name', share: 1.6, onPhone: 'head' },
  { id: 'courses', title: 'Gänge', cell: ({ courses }) => courses.join(', '), share: 2.4, onPhone: 'text' },
  {
    id: 'valid',
    title: 'Gültig',
    cell: ({ validFrom, validTo }) => `${formatLocalDate(validFrom)} bis ${formatLocalDate(validTo)}`,
    sort: 'validTo',
    share: 1.9,
    onPhone: 'line',
  },
  { id: 'state', title: 'Zustand', cell: (menu) => <MenuState menu={menu} />, onPhone: 'headEnd' },
  {
    id: 'price',
    title: 'Preis',
    cell: ({ price }) => <Amount rappen={price} />,
    sort: 'price',
    align: 'end',
    onPhone: 'line',
  },
  {
    id: 'changed',
    title: 'Geändert',
    cell: ({ changed }) => formatDate(changed),
    sort: 'changed',
    align: 'end',
    onPhone: 'line',
  },
];

const WHEN = { kept: 'Aktuelle', now: 'Heute gültig', later: 'Später gültig', archived: 'Archiv', all: 'Alle' };

/** Lists all menus: current ones to plan with, and past ones as the archive. */
function MenusAdmin() {
  const { ports } = useApp();
  const navigate = useNavigate();
  const list = useList(MENU_LIST, ports.menuAdmin.list);
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <ListHead title="Menüs">
        <Link to="/admin/week-menu" className={controls.secondary}>
          Wochenmenü planen
        </Link>
        <Link to="/admin/menu/$id" params={{ id: 'new' }} className={controls.primary}>
          Neues Menü
        </Link>
      </ListHead>
      <ListView
        name="Menüs"
        list={list}
        columns={MENU_COLUMNS}
        keyOf={({ id }) => id}
        onOpen={({ id }) => void navigate({ to: '/admin/menu/$id', params: { id } })}
        searchLabel="Name oder Gang"
        filters={
          <ListChoice label="Welche" value={list.query.when} options={WHEN} onValue={(when) => list.ask({ when })} />
        }
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
  title: 'Menüs',
  action: 'menu.edit',
  access: 'zu den Menüs',
  load: async () => ({}),
  Page: MenusAdmin,
});
