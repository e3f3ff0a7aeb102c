import { ACCOUNT_CSV, ACCOUNT_LIST } from '@ofenpost/core/account/account-list';
import { csvExportPart } from '../list/csv-export.http.ts';
import type { Services } from '../services.ts';
import { findAccounts } from './account-list.repository.ts';

/** `/admin/accounts.csv`: the accounts as a spreadsheet. */
export const accountCsvPart = (services: Services) =>
  csvExportPart(services, {
    path: '/admin/accounts.csv',
    page: '/admin/accounts',
    action: 'account.readAll',
    name: 'Konten',
    list: ACCOUNT_LIST,
    columns: ACCOUNT_CSV,
    find: findAccounts,
  });
