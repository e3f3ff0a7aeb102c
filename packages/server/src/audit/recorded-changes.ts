import type { AuditedAction } from '@ofenpost/core/audit/audited';
import { RECORDED_CHANGES_MAX, type RecordedChange, recordedDraft } from '@ofenpost/core/editor/recorded-change';
import type * as z from 'zod/mini';
import type { Transaction } from '../database/database.ts';
import { loadAudit } from './audit-log.repository.ts';

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
