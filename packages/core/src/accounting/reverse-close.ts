import * as z from 'zod/mini';
import { type Result, err, ok } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import { FORM_MISSING } from '../validation/form-message.ts';
import type { AccountingError, CloseReversal, DayJournal } from './accounting.ts';
import { bookingReason } from './cash-movement.ts';

/** Why a close is taken back. */
export const closeReversalDraft = z.object({ reason: bookingReason }, FORM_MISSING);
export type CloseReversalDraft = z.infer<typeof closeReversalDraft>;

export const BLANK_CLOSE_REVERSAL: CloseReversalDraft = { reason: '' };

/**
 * Why the close with this number cannot be taken back, or null: it is the one that holds, and nothing was booked or counted
 * on a later day. Source: product design, "Roles".
 */
export function reversalBlocker({ close, hasLaterEntries }: DayJournal, number: number): AccountingError | null {
  if (close?.number !== number) return { code: 'closeNotInForce' };
  return hasLaterEntries ? { code: 'laterEntries' } : null;
}

type Reversing = {
  /** The number of the close as whoever takes it back has seen it. */
  readonly number: number;
  readonly draft: CloseReversalDraft;
  /** The last number that was given to a close or a reversal. */
  readonly lastNumber: number;
  readonly by: CloseReversal['by'];
  readonly at: Instant;
};

/** Takes a close back, under the next number. Both stay; the day is open again. */
export function reverseClose(
  journal: DayJournal,
  { number, draft, lastNumber, by, at }: Reversing,
): Result<CloseReversal, AccountingError> {
  const refused = reversalBlocker(journal, number);
  if (refused !== null) return err(refused);
  return ok({ number: lastNumber + 1, reverses: number, day: journal.day, at, by, reason: draft.reason });
}
