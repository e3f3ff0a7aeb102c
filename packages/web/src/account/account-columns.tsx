import type { AccountRow } from '@ofenpost/core/account/account-list';
import { type Role, isAdmin, roleOf } from '@ofenpost/core/session/role';
import { ROLE_LABELS } from '@ofenpost/core/session/role-labels';
import { isolated } from '@ofenpost/core/text/isolated';
import { formatDate } from '@ofenpost/core/time/zurich';
import type { ListColumn } from '../list/list-column.ts';
import { StateBadge } from '../theme/state-badge.tsx';

/** Joins first and last name; people who sign in with Facebook may have none. */
export const nameOf = ({ firstname, lastname }: Pick<AccountRow, 'firstname' | 'lastname'>): string => {
  const name = `${firstname} ${lastname}`.trim();
  return name === '' ? 'ohne Namen' : isolated(name);
};

const RoleBadge = ({ row }: { row: AccountRow }) => (
  <StateBadge tone={isAdmin(row) ? 'good' : undefined}>{ROLE_LABELS[roleOf(row) as Exclude<Role, 'guest'>]}</StateBadge>
);

export const ACCOUNT_COLUMNS: readonly ListColumn<AccountRow, 'name' | 'email' | 'since'>[] = [
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
