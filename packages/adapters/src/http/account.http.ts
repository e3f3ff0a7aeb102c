import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { AccountAdminPort, AccountPort } from '@ofenpost/core/account/account.port';
import { resultOf } from './refusal.ts';

export const createAccountHttp = ({ account }: ApiClient): AccountPort => ({
  update: (update) => resultOf(account.update(update)),
  loadData: () => account.loadData(),
  remove: (id) => resultOf(account.remove({ id })),
});

export const createAccountAdminHttp = ({ accountDesk }: ApiClient): AccountAdminPort => ({
  list: (query) => accountDesk.list(query),
  find: (id) => accountDesk.find({ id }),
  changeRole: (id, change) => resultOf(accountDesk.changeRole({ ...change, id })),
  signOut: (id) => resultOf(accountDesk.signOut({ id })),
  removeSecondFactor: (id) => resultOf(accountDesk.removeSecondFactor({ id })),
  remove: (id) => resultOf(accountDesk.remove({ id })),
});
