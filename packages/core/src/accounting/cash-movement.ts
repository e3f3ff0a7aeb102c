import * as z from 'zod/mini';
import { COIN, NO_SUCH_COIN } from '../money/cash-rounding.ts';
import { requiredText } from '../text/required-text.ts';
import type { Instant } from '../time/instant.ts';
import { FORM_MISSING } from '../validation/form-message.ts';
import { tooLong } from '../validation/limit-messages.ts';
import { moneyAmount } from '../validation/whole-number.ts';
import { type Booking, PLAIN_BOOKING } from './booking.ts';

/** In Rappen: CHF 100'000. */
const MOVEMENT_MAX = 10_000_000;
export const BOOKING_REASON_MAX = 120;

export const bookingReason = requiredText(
  BOOKING_REASON_MAX,
  'Bitte gib den Grund an',
  tooLong('Der Grund', BOOKING_REASON_MAX),
);

/** Cash that is put into the till or taken out beside sales, with the reason. */
export const cashMovementDraft = z.object(
  {
    way: z.enum(['in', 'out']),
    amount: moneyAmount('Der Betrag', { min: 1, max: MOVEMENT_MAX }).check(z.multipleOf(COIN, NO_SUCH_COIN)),
    reason: bookingReason,
  },
  FORM_MISSING,
);
export type CashMovementDraft = z.infer<typeof cashMovementDraft>;

export const BLANK_CASH_MOVEMENT: CashMovementDraft = { way: 'out', amount: Number.NaN, reason: '' };

type By = { readonly at: Instant; readonly actorId: string | null };

export const bookingOfCashMovement = ({ way, amount, reason }: CashMovementDraft, by: By): Booking => ({
  ...PLAIN_BOOKING,
  ...by,
  kind: way === 'in' ? 'cashIn' : 'cashOut',
  note: reason,
  shares: [{ vatRate: 0, method: 'cash', gross: way === 'in' ? amount : -amount, vat: 0 }],
});
