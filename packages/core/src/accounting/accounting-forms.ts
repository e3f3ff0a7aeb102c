import * as z from 'zod/mini';
import { createEditorActors } from '../editor/editor.actors.ts';
import { createEditorMachine } from '../editor/editor.machine.ts';
import type { Ports } from '../ports.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { LocalDate } from '../time/instant.ts';
import { accountingMessage } from './accounting-messages.ts';
import type { AccountingError, DayClose, DayJournal } from './accounting.ts';
import { type CashCountDraft, blankCashCount, cashCountDraft } from './cash-count.ts';
import { BLANK_CASH_MOVEMENT, type CashMovementDraft, cashMovementDraft } from './cash-movement.ts';
import { openingGap } from './opening-difference.ts';
import { BLANK_REFUND, type RefundDraft, refundDraft } from './refund.ts';
import { BLANK_CLOSE_REVERSAL, type CloseReversalDraft, closeReversalDraft } from './reverse-close.ts';

type Books = Pick<Ports, 'accounting'>;
type Entering = Books & Pick<Ports, 'idempotencyKey'>;
type OnJournal = (journal: DayJournal) => void;

/** The answer for a form: the books as they are now, or why nothing was written. */
function answer<T>(result: Result<DayJournal, AccountingError>, value: T, onStored: OnJournal) {
  if (!result.ok) return err({ code: 'refused' as const, message: accountingMessage(result.error) });
  onStored(result.value);
  return ok(value);
}

/** The editor of cash put in or taken out. All attempts share one id, so that nothing is booked twice. */
export function createCashMovementForm({ accounting, idempotencyKey }: Entering, day: LocalDate, onStored: OnJournal) {
  const id = idempotencyKey.create();
  return createEditorMachine({ schema: cashMovementDraft, blank: BLANK_CASH_MOVEMENT }).provide({
    actors: createEditorActors<CashMovementDraft>({
      load: async () => BLANK_CASH_MOVEMENT,
      save: async ({ value }) => answer(await accounting.moveCash(day, id, value), value, onStored),
    }),
  });
}

/** The editor of a refund. All attempts share one id, so that nothing is booked twice. */
export function createRefundForm({ accounting, idempotencyKey }: Entering, onStored: OnJournal) {
  const id = idempotencyKey.create();
  return createEditorMachine({ schema: refundDraft, blank: BLANK_REFUND }).provide({
    actors: createEditorActors<RefundDraft>({
      load: async () => BLANK_REFUND,
      save: async ({ value }) => answer(await accounting.refund(id, value), value, onStored),
    }),
  });
}

/** The editor of the reason for reversing a close. */
export function createCloseReversalForm({ accounting }: Books, { day, number }: DayClose, onStored: OnJournal) {
  return createEditorMachine({ schema: closeReversalDraft, blank: BLANK_CLOSE_REVERSAL }).provide({
    actors: createEditorActors<CloseReversalDraft>({
      load: async () => BLANK_CLOSE_REVERSAL,
      save: async ({ value }) => answer(await accounting.reverseClose(day, number, value), value, onStored),
    }),
  });
}

/** The initial count of a day: the last one, or nothing counted. */
export const initialCount = ({ count, openingSuggested }: DayJournal): CashCountDraft =>
  count === null ? blankCashCount(openingSuggested) : { opening: count.opening, counted: count.counted };

/** The editor of a count. Saving replaces the count that was shown. */
export function createCashCountForm({ accounting }: Books, journal: DayJournal, onStored: OnJournal) {
  const initial = initialCount(journal);
  const schema = cashCountDraft.check(
    z.refine(({ opening, openingReason = '' }) => openingReason !== '' || openingGap(journal, opening) === 0, {
      error: 'Bitte gib den Grund an',
      path: ['openingReason'],
    }),
  );
  return createEditorMachine({ schema, blank: initial }).provide({
    actors: createEditorActors<CashCountDraft>({
      load: async () => initial,
      save: async ({ value }) =>
        answer(await accounting.countCash(journal.day, journal.count?.revision ?? 0, value), value, onStored),
    }),
  });
}
