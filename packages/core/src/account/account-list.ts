import * as z from 'zod/mini';
import type { CsvColumn } from '../csv/csv.ts';
import { type ListPage, listPage, pageOf } from '../list/list-page.ts';
import { defineList } from '../list/list-query.ts';
import { type PersonRole, ROLE_LABELS, personRoleOf } from '../role/role.ts';
import { instant } from '../time/instant.ts';
import { account } from './account.ts';

const roleFilter = z.enum(['all', 'customer', 'courier', 'staff', 'manager']);

/** What staff can search, filter and sort accounts by. */
export const ACCOUNT_LIST = defineList({
  file: { path: '/admin/accounts.csv', page: '/admin/accounts', action: 'account.readAll', name: 'Konten' },
  sorts: ['name', 'email', 'since'],
  filters: { role: roleFilter },
  blank: { sort: '-since', role: 'all' },
});
export type AccountQuery = typeof ACCOUNT_LIST.start;

/** An account as a row of the list. */
export const accountRow = z.extend(account, {
  id: z.uuid(),
  /** When the account was created. */
  since: instant,
});
export type AccountRow = z.infer<typeof accountRow>;

export const accountPage = listPage(accountRow);
export type AccountPage = ListPage<AccountRow>;

/** The last name first, as lists of people are sorted. */
const sortedName = ({ firstname, lastname }: AccountRow): string => `${lastname} ${firstname}`;

/** One page of the accounts that match the query. */
export const pageOfAccounts = (rows: readonly AccountRow[], query: AccountQuery): AccountPage =>
  pageOf(rows, query, {
    texts: ({ firstname, lastname, email, phoneNumber }) => [firstname, lastname, email ?? '', phoneNumber],
    isWanted: (row) => query.role === 'all' || query.role === personRoleOf(row),
    sorts: { name: sortedName, email: ({ email }) => email ?? '', since: ({ since }) => since },
    key: ({ since, id }) => since + id,
  });

const labelOf = (row: AccountRow): string => ROLE_LABELS[personRoleOf(row) as Exclude<PersonRole, 'guest'>];

/** The accounts as a spreadsheet. */
export const ACCOUNT_CSV: readonly CsvColumn<AccountRow>[] = [
  { title: 'Vorname', value: ({ firstname }) => firstname },
  { title: 'Nachname', value: ({ lastname }) => lastname },
  { title: 'E-Mail', value: ({ email }) => email },
  { title: 'Telefon', value: ({ phoneNumber }) => phoneNumber },
  { title: 'Rolle', value: labelOf },
  { title: 'Seit', value: ({ since }) => ({ day: since }) },
];
