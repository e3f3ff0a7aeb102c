import { RECORDED_CHANGES_MAX, type RecordedChange, recordedDraft } from '@ofenpost/core/editor/versioned';
import type { ShiftPerson } from '@ofenpost/core/order-desk/shift';
import { type SignedEntry, TIMELINE_ACTIONS } from '@ofenpost/core/order-desk/timeline';
import type { AuditEntry, AuditedAction } from '@ofenpost/core/record/audit-entry';
import { ROLES_ID } from '@ofenpost/core/role/role';
import type { Instant } from '@ofenpost/core/time/instant';
import { messageOfAudit } from '@ofenpost/core/webhook/webhook-event';
import { type SQL, and, asc, count, desc, eq, getTableColumns, gte, inArray, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import { accounts } from '../account/account.table.ts';
import type { Transaction } from '../database/database.ts';
import { enqueueWebhooks } from '../webhook/webhook-outbox.ts';
import { auditLog } from './audit-log.table.ts';

/** Adds one entry or several, in the transaction of the change, and tells webhooks of what concerns other programs. */
export async function recordAudit(tx: Transaction, ...entries: readonly Omit<AuditEntry, 'number'>[]): Promise<void> {
  await tx.insert(auditLog).values([...entries]);
  for (const entry of entries) await enqueueWebhooks(tx, messageOfAudit(entry), entry.at);
}

/** The names that all others of the team had before the present ones. */
export async function findFormerNames(tx: Transaction, ownId: string): Promise<string[]> {
  const rows = await tx
    .select({ name: sql<string | null>`${auditLog.before} ->> 'name'` })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'account.renamed'), ne(auditLog.subject, ownId)));
  return rows.flatMap(({ name }) => name ?? []);
}

type SubjectQuery = Pick<AuditEntry, 'action' | 'subject'> & { readonly limit: number };

const { searched: _searched, ...COLUMNS } = getTableColumns(auditLog);
/** The data of an entry. */
export const ENTRY = COLUMNS;
const fullNameNow = sql`trim(concat(${accounts.firstname}, ' ', ${accounts.lastname}))`;

/** The present name of an account; null if it is unknown or has no name. */
export const SIGNATURE = sql<string | null>`nullif(${fullNameNow}, '')`;

/**
 * Core's `nameAsOf` as a query of rows that are joined with `accounts`: the name that the first change of it since then
 * replaced, else the present one. It reads the index of the audit log by action and subject: an
 * aggregate and no limit, for which PostgreSQL would read the whole log in its order.
 */
const signatureSince = (since: SQL) => sql<string | null>`nullif(coalesce((
  select (array_agg(renamed.before ->> 'name' order by renamed.number))[1] from audit_log as renamed
  where renamed.action = 'account.renamed' and renamed.subject = ${accounts.id}::text and ${since}), ${fullNameNow}), '')`;

/** The name that an account had at this time. */
export const signatureAt = (at: PgColumn) => signatureSince(sql`renamed.at >= ${at}`);

/** The name that who made an entry of the audit log had then. */
export const SIGNATURE_OF_ENTRY = signatureSince(sql`renamed.number >= ${auditLog.number}`);

/** The last entries about one subject, newest first. */
export const loadAudit = (db: Transaction, { action, subject, limit }: SubjectQuery): Promise<SignedEntry[]> =>
  db
    .select({
      ...ENTRY,
      by: SIGNATURE_OF_ENTRY,
    })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.actorId))
    .where(and(eq(auditLog.action, action), eq(auditLog.subject, subject)))
    .orderBy(desc(auditLog.number))
    .limit(limit);

/** Everything about the order with this number, oldest first. */
export const loadOrderEntries = (db: Transaction, number: number): Promise<SignedEntry[]> =>
  db
    .select({ ...ENTRY, by: SIGNATURE_OF_ENTRY })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.actorId))
    .where(and(inArray(auditLog.action, [...TIMELINE_ACTIONS]), eq(auditLog.subject, String(number))))
    .orderBy(asc(auditLog.number));

/** Everybody of the team who changed something since this instant, and how much. */
export async function findShiftPeople(db: Transaction, since: Instant): Promise<ShiftPerson[]> {
  const rows = await db
    .select({
      name: SIGNATURE,
      changes: count(),
      since: sql<Instant>`min(${auditLog.at})`.mapWith(auditLog.at),
      lastAt: sql<Instant>`max(${auditLog.at})`.mapWith(auditLog.at),
    })
    .from(auditLog)
    .innerJoin(accounts, eq(accounts.id, auditLog.actorId))
    .where(and(gte(auditLog.at, since), gte(accounts.rolesId, ROLES_ID.courier)))
    .groupBy(accounts.id);
  return rows.map(({ name, ...row }) => ({ name: name ?? 'ohne Namen', ...row }));
}

type Recorded<T> = {
  readonly action: AuditedAction;
  readonly subject: string;
  /** Parses a recorded value: fields that were added later are missing in it; null if it cannot be parsed. */
  readonly draft: z.ZodMiniType<T>;
};

/** The last changes of a record, newest first, without its creation. */
export async function loadRecordedChanges<T>(
  db: Transaction,
  { action, subject, draft }: Recorded<T>,
): Promise<RecordedChange<T>[]> {
  const recorded = recordedDraft(draft);
  const readable = (stored: unknown) => recorded.safeParse(stored).data ?? null;
  const entries = await loadAudit(db, { action, subject, limit: RECORDED_CHANGES_MAX });
  const changes = entries.filter(({ before }) => before !== null);
  return changes.map(({ number, at, by, before, after }) => ({
    number,
    at,
    by,
    before: readable(before),
    after: readable(after),
  }));
}
