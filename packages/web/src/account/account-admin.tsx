import { ACCOUNT_LIST, type AccountRow } from '@ofenpost/core/account/account-list';
import { may } from '@ofenpost/core/permission/permission';
import { ROLE_LABELS } from '@ofenpost/core/session/role-labels';
import { Link } from '@tanstack/react-router';
import { adminPage } from '../app/admin-page.tsx';
import { useApp } from '../app/app-actors.tsx';
import { useAccount } from '../app/app-state.ts';
import { onDemand } from '../app/on-demand.tsx';
import { adminLink, paths } from '../app/paths.ts';
import { ListChoice } from '../list/list-choice.tsx';
import { ListHead } from '../list/list-head.tsx';
import { ListView } from '../list/list-view.tsx';
import { useList } from '../list/use-list.ts';
import { useOpened } from '../theme/use-opened.ts';
import { ACCOUNT_COLUMNS, nameOf } from './account-columns.tsx';
import listStyles from '../list/list-view.module.css';
import controls from '../theme/controls.module.css';
import layout from '../theme/layout.module.css';

const accountDialog = onDemand(() =>
  import('./account-detail-dialog.tsx').then((module) => module.AccountDetailDialog),
);

const ROLES = { all: 'Alle', ...ROLE_LABELS };

/** Lists all accounts. */
function AccountAdmin() {
  const { ports } = useApp();
  const account = useAccount();
  const list = useList(ACCOUNT_LIST, ports.accountAdmin.list);
  const { opened, open, end } = useOpened<AccountRow>();
  const close = () => opened && end(opened);
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <ListHead title="Konten">
        {may(account, 'audit.read') && (
          <Link {...adminLink('audit-log')} className={controls.secondary}>
            Protokoll
          </Link>
        )}
      </ListHead>
      <ListView
        name="Konten"
        list={list}
        columns={ACCOUNT_COLUMNS}
        keyOf={({ id }) => id}
        onOpen={open}
        searchLabel="Name, E-Mail oder Telefon"
        filters={
          <ListChoice label="Rolle" value={list.query.role} options={ROLES} onValue={(role) => list.ask({ role })} />
        }
        csvPath={paths.accountsCsv}
        empty={
          <div className={listStyles.none}>
            <h2>Noch kein Konto</h2>
            <p>Wer sich das erste Mal anmeldet, steht danach hier.</p>
          </div>
        }
      />
      {opened !== null && (
        <accountDialog.Component
          key={opened.count}
          id={opened.shown.id}
          name={nameOf(opened.shown)}
          onChanged={list.refresh}
          onClosed={close}
          onLoadFailed={close}
        />
      )}
    </div>
  );
}

export const accountsAdminPage = adminPage({
  path: 'accounts',
  title: 'Konten',
  action: 'account.readAll',
  access: 'zu den Konten',
  load: async () => ({}),
  Page: AccountAdmin,
});
