import * as z from 'zod/mini';
import { instant } from '../time/instant.ts';
import { AUDITED, type AuditedAction } from './audited.ts';

/** Who did what to what, when: entries are only added. */
export const auditEntry = z.object({
  /** Ascending with time. */
  number: z.int(),
  at: instant,
  /** The account; null for the app itself. */
  actorId: z.nullable(z.uuid()),
  action: z.enum(Object.keys(AUDITED) as [AuditedAction, ...AuditedAction[]]),
  /** The id or the name of what it was done to, as `1042` or `openingHours`. */
  subject: z.string(),
  /** As it was, and as it is now; null for what was not there. */
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** What was done, without who did it and when. */
export type AuditedChange = Pick<AuditEntry, 'action' | 'subject' | 'before' | 'after'>;
