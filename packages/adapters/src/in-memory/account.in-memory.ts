import { accountUpdate } from '@ofenpost/core/account/account-update';
import type { AccountPort } from '@ofenpost/core/account/account.port';
import { may } from '@ofenpost/core/permission/permission';
import { err, ok } from '@ofenpost/core/result/result';
import type { Visitor } from './shop.ts';

export const createAccountInMemory = (visitor: Visitor): AccountPort => ({
  update: async (update) => {
    if (!may(visitor.account, 'account.edit')) throw new Error('not allowed');
    const { id, ...change } = accountUpdate.parse(update);
    if (id !== visitor.account.id) return err({ code: 'accountForeign' });
    visitor.account = { ...visitor.account, ...change };
    return ok(visitor.account);
  },
});
