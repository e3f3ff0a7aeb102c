import * as z from 'zod/mini';
import { type Result, err, ok } from '../result/result.ts';
import { may } from '../role/permission.ts';
import { ROLES_ID, roleOf } from '../role/role.ts';
import type { Account } from './account.ts';

export const roleChangeError = z.discriminatedUnion('code', [
  /** Only the management changes roles. */
  z.object({ code: z.literal('notAllowed') }),
  z.object({ code: z.literal('accountUnknown') }),
  z.object({ code: z.literal('roleUnknown') }),
  /** Somebody must remain who can change roles. */
  z.object({ code: z.literal('lastManager') }),
]);
export type RoleChangeError = z.infer<typeof roleChangeError>;

/** Messages for staff, in German. */
export const ROLE_CHANGE_MESSAGES: Record<RoleChangeError['code'], string> = {
  notAllowed: 'Rollen ändert nur die Geschäftsleitung.',
  accountUnknown: 'Dieses Konto gibt es nicht mehr.',
  roleUnknown: 'Diese Rolle gibt es nicht.',
  lastManager: 'Jemand muss in der Geschäftsleitung bleiben.',
};

const KNOWN_ROLES: readonly number[] = Object.values(ROLES_ID);

const isManager = (account: Account): boolean => roleOf(account) === 'manager';

type RoleChange = {
  /** The account of the person who changes the role. */
  readonly by: Account;
  /** The account whose role changes. */
  readonly accountId: string;
  readonly rolesId: number;
};

const isLastManager = (accounts: readonly Account[], accountId: string): boolean => {
  const managers = accounts.filter(isManager);
  return managers.length > 0 && managers.every(({ id }) => id === accountId);
};

/**
 * The account with its new role. `accounts` are all accounts, or at least the one in question and all managers.
 * Refused: a person who is not of the management, unknown accounts and roles, and another role for the last manager.
 * Source: product design, "Roles".
 */
export function changeRole(
  accounts: readonly Account[],
  { by, accountId, rolesId }: RoleChange,
): Result<Account, RoleChangeError> {
  if (!may(by, 'role.change')) return err({ code: 'notAllowed' });
  const account = accounts.find(({ id }) => id === accountId);
  if (account === undefined) return err({ code: 'accountUnknown' });
  if (!KNOWN_ROLES.includes(rolesId)) return err({ code: 'roleUnknown' });
  if (rolesId !== ROLES_ID.manager && isLastManager(accounts, accountId)) return err({ code: 'lastManager' });
  return ok({ ...account, rolesId });
}

/** The account that may be removed. `accounts` as above. Refused: unknown accounts and the last manager. */
export function removableAccount(
  accounts: readonly Account[],
  accountId: string,
): Result<Account, Extract<RoleChangeError, { code: 'accountUnknown' | 'lastManager' }>> {
  const account = accounts.find(({ id }) => id === accountId);
  if (account === undefined) return err({ code: 'accountUnknown' });
  return isLastManager(accounts, accountId) ? err({ code: 'lastManager' }) : ok(account);
}
