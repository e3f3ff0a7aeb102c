import type { AuditEntry } from '@ofenpost/core/audit/audit-entry';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { accounts } from '../account/account.table.ts';
import type { Transaction } from '../database/database.ts';
import { auditLog } from './audit-log.table.ts';

/** Writes down what was done, one thing or several, in the transaction that does it. */
export async function recordAudit(tx: Transaction, ...entries: readonly Omit<AuditEntry, 'number'>[]): Promise<void> {
  await tx.insert(auditLog).values([...entries]);
}

type SubjectQuery = Pick<AuditEntry, 'action' | 'subject'> & { readonly limit: number };
/** An entry with the name of who did it; null for the app itself and for an account that is gone. */
type SignedEntry = AuditEntry & { readonly by: string | null };

const { searched: _searched, ...COLUMNS } = getTableColumns(auditLog);
/** What an entry says. */
export const ENTRY = COLUMNS;
/** The name of an account; null where there is none, or it has none. */
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
