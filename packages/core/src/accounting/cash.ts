import * as z from 'zod/mini';
import { COIN, NO_SUCH_COIN, isPayableWith } from '../payment/cash-rounding.ts';
import { requiredText, optionalText } from '../text/text.ts';
import type { Instant } from '../time/instant.ts';
import { FORM_MISSING, tooLong } from '../validation/basic-fields.ts';
import { moneyAmount, wholeNumber } from '../validation/entered-fields.ts';
import { type Booking, PLAIN_BOOKING } from './booking.ts';
import type { Figures } from './figures.ts';

/** In Rappen: CHF 100'000. */
const MOVEMENT_MAX = 10_000_000;
export const BOOKING_REASON_MAX = 120;

export const NO_REASON = 'Bitte gib den Grund an';

export const bookingReason = requiredText(BOOKING_REASON_MAX, NO_REASON, tooLong('Der Grund', BOOKING_REASON_MAX));

/** The reason where something else can say it. */
export const optionalBookingReason = optionalText(BOOKING_REASON_MAX, tooLong('Der Grund', BOOKING_REASON_MAX));

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

/** The notes and coins of a till, in Rappen, from the largest on. Source: Swiss National Bank, current series. */
export const DENOMINATIONS = [100_000, 20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5] as const;

/** In Rappen: CHF 100'000. */
const TILL_MAX = 10_000_000;
const PIECES_MAX = 9999;

const pieces = wholeNumber({ min: 0, max: PIECES_MAX, message: `Bitte gib eine Anzahl von 0 bis ${PIECES_MAX} an` });

/** The number of pieces of each denomination, in the order of `DENOMINATIONS`. */
export const cashPieces = z.array(pieces).check(z.length(DENOMINATIONS.length));

/** A count as it is stored. The oldest counts were made before openings had to be possible in coins. */
export const cashCountFields = z.object(
  {
    /** The amount in the till in the morning, in Rappen. */
    opening: moneyAmount('Der Anfangsbestand', { min: 0, max: TILL_MAX }),
    counted: z.discriminatedUnion(
      'by',
      [
        z.object({ by: z.literal('pieces'), pieces: cashPieces }),
        z.object({
          by: z.literal('sum'),
          sum: moneyAmount('Der gezählte Betrag', { min: 0, max: TILL_MAX }),
        }),
      ],
      FORM_MISSING,
    ),
  },
  FORM_MISSING,
);

/** What staff count at the end of a day, in amounts that coins can make. `countBlocker` checks the opening. */
export const cashCountDraft = z
  .extend(cashCountFields, {
    /** Why the opening differs from what the last close left. */
    openingReason: z.optional(optionalBookingReason),
  })
  .check(
    z.refine(({ counted }) => counted.by === 'pieces' || isPayableWith('cash', counted.sum), {
      error: NO_SUCH_COIN,
      path: ['counted', 'sum'],
    }),
  );
export type CashCountDraft = z.infer<typeof cashCountDraft>;

/** An empty count. `opening` is what the last close left in the till, in Rappen. */
export const blankCashCount = (opening: number): CashCountDraft => ({
  opening,
  counted: { by: 'pieces', pieces: DENOMINATIONS.map(() => 0) },
});

/** The counted amount, in Rappen. */
export const countedCash = ({ counted }: CashCountDraft): number =>
  counted.by === 'sum'
    ? counted.sum
    : DENOMINATIONS.reduce((sum, worth, place) => sum + worth * (counted.pieces[place] ?? 0), 0);

type CashFigures = Pick<Figures, 'paid' | 'giftCardsPaid' | 'cashIn' | 'cashOut'>;

/**
 * The amount that should be in the till, in Rappen: the opening, cash from sales and gift cards, and cash put in or
 * taken out.
 */
export const expectedCash = (opening: number, { paid, giftCardsPaid, cashIn, cashOut }: CashFigures): number =>
  opening + paid.cash + giftCardsPaid.cash + cashIn - cashOut;

/** The counted amount minus the expected one, in Rappen; negative when something is missing. */
export const cashDifference = (count: CashCountDraft, figures: CashFigures): number =>
  countedCash(count) - expectedCash(count.opening, figures);
