import * as z from 'zod/mini';
import { type Result, err, ok } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import { FORM_MISSING } from '../validation/form-message.ts';
import type { AccountingError, CloseReversal, DayJournal } from './accounting.ts';
import { bookingReason } from './cash-movement.ts';

/** The reason for reversing a close. */
export const closeReversalDraft = z.object({ reason: bookingReason }, FORM_MISSING);
export type CloseReversalDraft = z.infer<typeof closeReversalDraft>;

export const BLANK_CLOSE_REVERSAL: CloseReversalDraft = { reason: '' };

/**
 * Why the close with this number cannot be reversed, or null. It must be the close in force, and nothing may be booked
 * or counted on a later day. Source: product design, "Roles".
 */
export function reversalBlocker({ close, hasLaterEntries }: DayJournal, number: number): AccountingError | null {
  if (close?.number !== number) return { code: 'closeNotInForce' };
  return hasLaterEntries ? { code: 'laterEntries' } : null;
}

type Reversing = {
  /** The number of the close that the manager was shown. */
  readonly number: number;
  readonly draft: CloseReversalDraft;
  /** The last number of a close or a reversal. */
  readonly lastNumber: number;
  readonly by: CloseReversal['by'];
  readonly at: Instant;
};

/** Reverses a close under the next number. Both stay; the day is open again. */
export function reverseClose(
  journal: DayJournal,
  { number, draft, lastNumber, by, at }: Reversing,
): Result<CloseReversal, AccountingError> {
  const refused = reversalBlocker(journal, number);
  if (refused !== null) return err(refused);
  return ok({ number: lastNumber + 1, reverses: number, day: journal.day, at, by, reason: draft.reason });
}
