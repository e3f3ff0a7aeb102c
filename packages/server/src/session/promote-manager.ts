import { ROLES_ID } from '@ofenpost/core/session/role';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { accounts } from '../account/account.table.ts';
import type { Transaction } from '../database/database.ts';

/**
 * An account with a verified e-mail address that the operator listed becomes a manager. Source: product design,
 * "Roles".
 */
export async function promoteManager(
  db: Transaction,
  accountId: string,
  managerEmails: readonly string[],
): Promise<void> {
  if (managerEmails.length === 0) return;
  const { id, email, emailVerified, rolesId } = accounts;
  await db
    .update(accounts)
    .set({ rolesId: ROLES_ID.manager })
    .where(
      and(eq(id, accountId), eq(emailVerified, true), inArray(email, managerEmails), ne(rolesId, ROLES_ID.manager)),
    );
}
