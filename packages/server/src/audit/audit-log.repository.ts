import type { AuditEntry } from '@ofenpost/core/audit/audit-entry';
import type { Transaction } from '../database/database.ts';
import { auditLog } from './audit-log.table.ts';

/** Writes down what was done, in the transaction that does it. */
export async function recordAudit(tx: Transaction, entry: Omit<AuditEntry, 'number'>): Promise<void> {
  await tx.insert(auditLog).values(entry);
}
