import { RECORDED_CHANGES_MAX, type RecordedChange, recordedDraft } from '@ofenpost/core/editor/versioned';
import type { AuditEntry, AuditedAction } from '@ofenpost/core/record/audit-entry';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { accounts } from '../account/account.table.ts';
import type { Transaction } from '../database/database.ts';
import { auditLog } from './audit-log.table.ts';

/** Adds one entry or several, in the transaction of the change. */
export async function recordAudit(tx: Transaction, ...entries: readonly Omit<AuditEntry, 'number'>[]): Promise<void> {
  await tx.insert(auditLog).values([...entries]);
}

type SubjectQuery = Pick<AuditEntry, 'action' | 'subject'> & { readonly limit: number };
/** An entry with the actor's name; null for the app itself and for a removed account. */
type SignedEntry = AuditEntry & { readonly by: string | null };

const { searched: _searched, ...COLUMNS } = getTableColumns(auditLog);
/** The data of an entry. */
export const ENTRY = COLUMNS;
/** The name of an account; null if it is unknown or has no name. */
export const SIGNATURE = sql<string | null>`nullif(trim(concat(${accounts.firstname}, ' ', ${accounts.lastname})), '')`;

/** The last entries about one subject, newest first. */
export const loadAudit = (db: Transaction, { action, subject, limit }: SubjectQuery): Promise<SignedEntry[]> =>
  db
    .select({
      ...ENTRY,
      by: SIGNATURE,
    })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.actorId))
    .where(and(eq(auditLog.action, action), eq(auditLog.subject, subject)))
    .orderBy(desc(auditLog.number))
    .limit(limit);

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
