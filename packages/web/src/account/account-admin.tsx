import { type AccountRow, ACCOUNT_LIST } from '@ofenpost/core/account/account-list';
import { fullName } from '@ofenpost/core/contact/full-name';
import { may } from '@ofenpost/core/role/permission';
import { type PersonRole, isAdmin, personRoleOf, ROLE_LABELS } from '@ofenpost/core/role/role';
import { isolated } from '@ofenpost/core/text/cut-text';
import { formatDate } from '@ofenpost/core/time/zurich';
import { Link } from '@tanstack/react-router';
import { adminPage } from '../app/admin-page.tsx';
import { useApp, useAccount } from '../app/app-actors.tsx';
import { ListChoice } from '../record/list-filters.tsx';
import type { ListColumn } from '../record/list-rows.tsx';
import { ListHead, ListView } from '../record/list-view.tsx';
import { useList } from '../record/use-list.ts';
import { onDemand } from '../ui/on-demand.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { useOpened } from '../ui/use-opened.ts';
import listStyles from '../record/list-view.module.css';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';

/** Returns the full name; people who sign in with Facebook may have none. */
const nameOf = (person: Pick<AccountRow, 'firstname' | 'lastname'>): string => {
  const name = fullName(person);
  return name === '' ? 'ohne Namen' : isolated(name);
};

const RoleBadge = ({ row }: { row: AccountRow }) => (
  <StateBadge tone={isAdmin(row) ? 'good' : undefined}>
    {ROLE_LABELS[personRoleOf(row) as Exclude<PersonRole, 'guest'>]}
  </StateBadge>
);

const ACCOUNT_COLUMNS: readonly ListColumn<AccountRow, 'name' | 'email' | 'since'>[] = [
  { id: 'name', title: 'Name', cell: (row) => <b>{nameOf(row)}</b>, sort: 'name', share: 1.35, onPhone: 'head' },
  { id: 'email', title: 'E-Mail', cell: ({ email }) => email, sort: 'email', share: 2, onPhone: 'text' },
  { id: 'phone', title: 'Telefon', cell: ({ phoneNumber }) => phoneNumber || '–', onPhone: 'line' },
  { id: 'role', title: 'Rolle', cell: (row) => <RoleBadge row={row} />, share: 1.15, onPhone: 'headEnd' },
  {
    id: 'since',
    title: 'Seit',
    cell: ({ since }) => formatDate(since),
    sort: 'since',
    align: 'end',
    share: 0.8,
    onPhone: 'line',
  },
];

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
        {may(account, 'device.manage') && (
          <Link to="/admin/devices" className={controls.secondary}>
            Geräte
          </Link>
        )}
        {may(account, 'audit.read') && (
          <Link to="/admin/audit-log" className={controls.secondary}>
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
  title: 'Konten',
  action: 'account.readAll',
  access: 'zu den Konten',
  load: async () => ({}),
  Page: AccountAdmin,
});
