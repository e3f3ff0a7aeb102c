import { accountAdminContract } from '@ofenpost/contract/account/account.contract';
import { ACCOUNT_CSV, ACCOUNT_LIST } from '@ofenpost/core/account/account-list';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { csvExportPart } from '../list/csv-export.http.ts';
import type { Services } from '../services.ts';
import { findAccountDetail, findAccounts } from './account-list.repository.ts';
import { giveRole, removeAccountOf, removeSecondFactorOf, signOutEverywhere } from './manage-account.ts';

const accountAdmin = implement(accountAdminContract).$context<ApiContext>();

/** The handlers of `accountAdminContract`. */
export const createAccountAdminRoutes = (services: Services) => ({
  list: accountAdmin.list.handler(({ input }) => findAccounts(services.database, input)),
  find: accountAdmin.find.handler(({ input }) => findAccountDetail(services.database, input.id)),
  changeRole: accountAdmin.changeRole.handler(async ({ context, input: { id, ...wish }, errors }) => {
    const result = await giveRole(services, { accountId: id, by: await context.account(), wish });
    if (!result.ok) throw errors.REFUSED({ data: result.error });
    return result.value;
  }),
  signOut: accountAdmin.signOut.handler(async ({ context, input: { id }, errors }) => {
    const result = await signOutEverywhere(services, { accountId: id, by: await context.account() });
    if (!result.ok) throw errors.REFUSED({ data: result.error });
    return result.value;
  }),
  removeSecondFactor: accountAdmin.removeSecondFactor.handler(async ({ context, input: { id }, errors }) => {
    const result = await removeSecondFactorOf(services, { accountId: id, by: await context.account() });
    if (!result.ok) throw errors.REFUSED({ data: result.error });
    return result.value;
  }),
  remove: accountAdmin.remove.handler(async ({ context, input: { id }, errors }) => {
    const result = await removeAccountOf(services, { accountId: id, by: await context.account() });
    if (!result.ok) throw errors.REFUSED({ data: result.error });
    return result.value;
  }),
});

/** `/admin/accounts.csv`: the accounts as a spreadsheet. */
export const accountCsvPart = (services: Services) =>
  csvExportPart(services, {
    list: ACCOUNT_LIST,
    columns: ACCOUNT_CSV,
    find: findAccounts,
  });
