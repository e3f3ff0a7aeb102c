import * as z from 'zod/mini';
import { instant } from '../time/instant.ts';
import { AUDITED, type AuditedAction } from './audited.ts';

/** One entry of the audit log: who did what to what, and when. Entries are only added. */
export const auditEntry = z.object({
  /** Ascends with time. */
  number: z.int(),
  at: instant,
  /** The account; null for the app itself. */
  actorId: z.nullable(z.uuid()),
  action: z.enum(Object.keys(AUDITED) as [AuditedAction, ...AuditedAction[]]),
  /** The id or the name of the changed thing, such as `1042` or `openingHours`. */
  subject: z.string(),
  /** The values before and after; null for what did not exist. */
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** The change without its person and time. */
export type AuditedChange = Pick<AuditEntry, 'action' | 'subject' | 'before' | 'after'>;
