import type { Account } from '../account/account.ts';
import { may } from '../permission/permission.ts';

type Placed = { readonly accountId: string | null };

/** Whether this account placed the order; `accountId` is null for an order of a guest. */
export const isOwnOrder = (account: Account, { accountId }: Placed): boolean =>
  accountId !== null && accountId === account.id;

/** Whether an account may see an order without its capability: staff, and the account that placed it. */
export const canSeeOrder = (account: Account, order: Placed): boolean =>
  may(account, 'order.readAll') || isOwnOrder(account, order);
