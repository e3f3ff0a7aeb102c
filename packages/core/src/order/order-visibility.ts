import type { Account } from '../account/account.ts';
import { may } from '../permission/permission.ts';

/** Who may see an order without its capability: staff, and the account that placed it (null: a guest did). */
export const canSeeOrder = (account: Account, { accountId }: { readonly accountId: string | null }): boolean =>
  may(account, 'order.readAll') || (accountId !== null && accountId === account.id);
