import { type ApiKey, accountOfApiKey, hourOf } from '@ofenpost/core/api-key/api-key';
import type { ApiKeyRepository } from '@ofenpost/core/api-key/api-key.use-cases';
import { fullName } from '@ofenpost/core/contact/full-name';
import type { Instant } from '@ofenpost/core/time/instant';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accounts } from '../account/account.table.ts';
import { recordAudit } from '../audit/audit-log.repository.ts';
import type { Transaction } from '../database/database.ts';
import type { ValidApiKey } from '../http/request-key.ts';
import { apiKeys } from './api-key.table.ts';

const makers = alias(accounts, 'makers');
const isUnrevoked = isNull(apiKeys.revokedAt);

async function listApiKeys(db: Transaction): Promise<ApiKey[]> {
  const { id, scopes, prefix, lastFour, madeAt, expiresAt, lastUsedAt, replacedAt } = apiKeys;
  const shown = { id, scopes, prefix, lastFour, madeAt, expiresAt, lastUsedAt, replacedAt };
  const rows = await db
    .select({
      ...shown,
      name: accounts.firstname,
      maker: { firstname: makers.firstname, lastname: makers.lastname },
    })
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, id))
    .leftJoin(makers, eq(makers.id, apiKeys.madeById))
    .where(isUnrevoked)
    .orderBy(desc(madeAt), desc(id));
  return rows.map(({ maker, ...key }) => ({ ...key, madeBy: maker === null ? null : fullName(maker) }));
}

/** The keys in a transaction. */
export const createApiKeyRepository = (tx: Transaction): ApiKeyRepository => ({
  list: () => listApiKeys(tx),
  lock: async (id) => {
    await tx.select({ id: apiKeys.id }).from(apiKeys).where(eq(apiKeys.id, id)).for('update');
    return (await listApiKeys(tx)).find((key) => key.id === id) ?? null;
  },
  add: async ({ id, name, ...key }) => {
    // Its address belongs to nobody and gets no mail: the top-level name exists for that (RFC 2606).
    await tx.insert(accounts).values({ id, firstname: name, name, email: `${id}@api-key.invalid` });
    await tx.insert(apiKeys).values({ id, ...key });
  },
  replace: async (id, replaced) => void (await tx.update(apiKeys).set(replaced).where(eq(apiKeys.id, id))),
  revoke: async (id, at) => {
    await tx.update(apiKeys).set({ revokedAt: at }).where(eq(apiKeys.id, id));
    // Live answers of the key end in every process, as those of a session that is signed out.
    await tx.execute(sql`select pg_notify('access_changed', ${id})`);
  },
  recordAudit: (entry) => recordAudit(tx, entry),
});

/** The valid key with this hash, whose use is noted to the hour; null when there is none. */
export async function findValidApiKey(db: Transaction, secretHash: string, now: Instant): Promise<ValidApiKey | null> {
  const { id, scopes, expiresAt, lastUsedAt } = apiKeys;
  const [found] = await db
    .select({ id, scopes, expiresAt, lastUsedAt, name: accounts.firstname, makerRolesId: makers.rolesId })
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, id))
    .innerJoin(makers, eq(makers.id, apiKeys.madeById))
    .where(and(eq(apiKeys.secretHash, secretHash), isUnrevoked, isNull(makers.closedAt)));
  if (found === undefined || Date.parse(now) >= Date.parse(found.expiresAt)) return null;
  const hour = hourOf(now);
  if (found.lastUsedAt !== hour) await db.update(apiKeys).set({ lastUsedAt: hour }).where(eq(id, found.id));
  return { account: accountOfApiKey(found), expiresAt: found.expiresAt };
}
