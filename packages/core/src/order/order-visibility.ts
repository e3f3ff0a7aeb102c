import type { Account } from '../account/account.ts';
import { isAdmin } from '../session/role.ts';

/** Who may see an order without its capability: staff, and the account that placed it (null: a guest did). */
export const canSeeOrder = (account: Account, { accountId }: { readonly accountId: string | null }): boolean =>
  isAdmin(account) || (accountId !== null && accountId === account.id);
