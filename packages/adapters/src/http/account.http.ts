import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { AccountPort } from '@ofenpost/core/account/account.port';
import { resultOf } from './refusal.ts';

export const createAccountHttp = ({ account }: ApiClient): AccountPort => ({
  update: (update) => resultOf(account.update(update)),
  loadData: () => account.loadData(),
  remove: (id) => resultOf(account.remove({ id })),
});
