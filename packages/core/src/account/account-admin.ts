import * as z from 'zod/mini';
import { type Result, err, ok } from '../result/result.ts';
import { may } from '../role/permission.ts';
import { instant } from '../time/instant.ts';
import { accountRow } from './account-list.ts';
import { validateRemoval } from './account-removal.ts';
import type { Account } from './account.ts';
import { ROLE_CHANGE_MESSAGES, changeRole } from './role-change.ts';

/** An account as staff see it. */
export const accountDetail = z.extend(accountRow, {
  /** The number of orders that the account has placed. */
  orders: z.int(),
  lastOrder: z.nullable(z.object({ id: z.uuid(), number: z.int(), at: instant })),
  /** The number of devices on which the account is signed in. */
  sessions: z.int(),
  /** Whether a code is required at sign-in. */
  hasSecondFactor: z.boolean(),
});
export type AccountDetail = z.infer<typeof accountDetail>;

export const accountAdminError = z.discriminatedUnion('code', [
  z.object({ code: z.literal('notAllowed') }),
  z.object({ code: z.literal('accountUnknown') }),
  z.object({ code: z.literal('roleUnknown') }),
  /** Somebody must remain who can change roles. */
  z.object({ code: z.literal('lastManager') }),
  /** The role is no longer the one that the manager was shown. */
  z.object({ code: z.literal('roleOutdated'), rolesId: z.int() }),
  /** An order is still open, and the kitchen or the courier may have to call. */
  z.object({ code: z.literal('ordersOpen'), numbers: z.array(z.int()) }),
  /** Somebody who is only signed in, without a code, must not remove the own second factor. */
  z.object({ code: z.literal('ownSecondFactor') }),
]);
export type AccountAdminError = z.infer<typeof accountAdminError>;

/** The message for staff, in German. */
export function accountAdminMessage(error: AccountAdminError): string {
  switch (error.code) {
    case 'ordersOpen':
      return `Noch offen: Bestellung ${error.numbers.join(', ')}. Danach kannst du das Konto löschen.`;
    case 'ownSecondFactor':
      return 'Deinen eigenen zweiten Faktor schaltest du unter «Kontodaten» aus, mit einem Code.';
    case 'roleOutdated':
      return 'Jemand hat die Rolle inzwischen geändert. Schau, ob sie so stimmt.';
    default:
      return ROLE_CHANGE_MESSAGES[error.code];
  }
}

export const roleWish = z.object({
  rolesId: z.int(),
  /** The role that the manager was shown. */
  seen: z.int(),
});
export type RoleWish = z.infer<typeof roleWish>;

/**
 * `changeRole`, refused when the role is no longer the one that was shown. A wish for the role that the account already
 * has changes nothing.
 */
export function validateRoleChange(
  accounts: readonly Account[],
  { seen, ...change }: RoleWish & { readonly by: Account; readonly accountId: string },
): Result<Account, AccountAdminError> {
  const changed = changeRole(accounts, change);
  const now = accounts.find(({ id }) => id === change.accountId)?.rolesId;
  if (changed.ok && now !== undefined && now !== seen && now !== change.rolesId)
    return err({ code: 'roleOutdated', rolesId: now });
  return changed;
}

/**
 * The account whose second factor may be removed. The own one is refused: it is switched off with a code. `accounts`
 * holds at least the account and the one of the manager who removes it.
 */
export function validateFactorRemoval(
  accounts: readonly Account[],
  { by, accountId }: { readonly by: Account; readonly accountId: string },
): Result<Account, AccountAdminError> {
  if (!may(by, 'account.manage')) return err({ code: 'notAllowed' });
  if (by.id === accountId) return err({ code: 'ownSecondFactor' });
  const account = accounts.find(({ id }) => id === accountId);
  return account === undefined ? err({ code: 'accountUnknown' }) : ok(account);
}

type AccountRemovalByStaff = Parameters<typeof validateRemoval>[1] & { readonly by: Account };

/** `validateRemoval`, for the management. */
export function validateRemovalByStaff(
  accounts: readonly Account[],
  { by, ...removal }: AccountRemovalByStaff,
): Result<Account, AccountAdminError> {
  if (!may(by, 'account.manage')) return err({ code: 'notAllowed' });
  const validated = validateRemoval(accounts, removal);
  if (validated.ok) return validated;
  return err(validated.error.code === 'accountForeign' ? { code: 'accountUnknown' } : validated.error);
}
