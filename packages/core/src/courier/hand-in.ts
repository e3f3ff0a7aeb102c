import * as z from 'zod/mini';
import { DENOMINATIONS, cashPieces } from '../accounting/cash.ts';
import { price, rappen } from '../money/money.ts';
import type { Order } from '../order/order.ts';
import { COIN, NO_SUCH_COIN } from '../payment/cash-rounding.ts';
import { tipOf } from '../payment/payment.ts';
import { instant } from '../time/instant.ts';
import { FORM_MISSING } from '../validation/basic-fields.ts';
import { moneyAmount } from '../validation/entered-fields.ts';

/** In Rappen: CHF 1000. */
const FLOAT_MAX = 100_000;

/** What a courier counts at the end of a tour. */
export const handInDraft = z.object(
  {
    /** Made by the device: the same count is stored once. */
    id: z.uuid(),
    /** The change that the courier took along, in Rappen. */
    float: moneyAmount('Das Wechselgeld', { min: 0, max: FLOAT_MAX }).check(z.multipleOf(COIN, NO_SUCH_COIN)),
    pieces: cashPieces,
  },
  FORM_MISSING,
);
export type HandInDraft = z.infer<typeof handInDraft>;

export const handInError = z.discriminatedUnion('code', [
  /** Another count came under this id before, or somebody else's. */
  z.object({ code: z.literal('idempotencyKeyReused') }),
]);
export type HandInError = z.infer<typeof handInError>;

/** A count of a courier's cash: it is stored once and never changes. Amounts are in Rappen. */
export const handIn = z.object({
  id: z.uuid(),
  at: instant,
  courierId: z.nullable(z.string()),
  /** '' for a deleted account. */
  name: z.string(),
  float: price,
  /** Cash that was collected at doors since the count before. */
  collected: price,
  counted: price,
  /** The counted amount minus float and collected cash. */
  difference: rappen,
});
export type HandIn = z.infer<typeof handIn>;

/** What a courier collected since the last count, in Rappen. */
export const courierCash = z.object({
  stops: z.int(),
  /** Those of them that paid in cash. */
  cashStops: z.int(),
  cash: price,
  card: price,
  twint: price,
  /** Tips: those in cash are in the courier's pocket. */
  cashTips: price,
  otherTips: price,
  /** The float of the last count, as a proposal. */
  float: price,
});
export type CourierCash = z.infer<typeof courierCash>;

/** The delivered orders of a courier since the last count, as sums. */
export function courierCashOf(
  orders: readonly Pick<Order, 'payment' | 'tour'>[],
  last: Pick<HandIn, 'float'> | null,
): CourierCash {
  const sums = { cash: 0, card: 0, twint: 0 };
  let [cashStops, cashTips, otherTips] = [0, 0, 0];
  for (const { payment, tour } of orders) {
    if (payment.state === 'collected') sums[payment.method] += payment.amount;
    if (payment.state === 'collected' && payment.method === 'cash') cashStops += 1;
    cashTips += tour?.cashTip ?? 0;
    otherTips += tipOf(payment);
  }
  return { stops: orders.length, cashStops, ...sums, cashTips, otherTips, float: last?.float ?? 0 };
}

/** The sum of counted pieces, in Rappen. */
export const piecesSum = (pieces: readonly number[]): number =>
  DENOMINATIONS.reduce((sum, worth, place) => sum + worth * (pieces[place] ?? 0), 0);

/** The amounts of a count against what was collected. */
export function handInAmounts(
  { float, pieces }: Pick<HandInDraft, 'float' | 'pieces'>,
  { cash: collected }: Pick<CourierCash, 'cash'>,
): Pick<HandIn, 'float' | 'collected' | 'counted' | 'difference'> {
  const counted = piecesSum(pieces);
  return { float, collected, counted, difference: counted - float - collected };
}
