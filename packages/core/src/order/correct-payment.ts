import * as z from 'zod/mini';
import { isSame } from '../editor/compare.ts';
import { NO_SUCH_COIN, isPayableWith, roundingFor } from '../payment/cash-rounding.ts';
import { canCorrect } from '../payment/payment.machine.ts';
import { type Payment, type PaymentRest, paymentMethod, takesTip, tipOf } from '../payment/payment.ts';
import { type Result, err, ok } from '../result/result.ts';
import { requiredText } from '../text/text.ts';
import { FORM_MISSING } from '../validation/basic-fields.ts';
import { moneyAmount } from '../validation/entered-fields.ts';
import { doorPayment, openAmount } from './amount-due.ts';
import type { OrderChangeError } from './order-change.ts';
import { refundedAtRate, writtenOff } from './order-refund.ts';
import type { Order } from './order.ts';
import { paidByRate } from './paid-by-rate.ts';
import type { StepTaker } from './take-step.ts';

export const CORRECTION_REASON_MAX = 200;

/** In Rappen: CHF 200; a larger tip is a typing error. */
const TIP_MAX = 20_000;

/** In Rappen: CHF 10'000, more than any order. */
const PAID_MAX = 1_000_000;

const IN_COINS = { error: NO_SUCH_COIN, path: ['amount'] };

/** A payment as it really was, instead of what was entered at the door. */
export const paymentCorrectionDraft = z
  .object(
    {
      revision: z.int().check(z.gte(1)),
      method: paymentMethod,
      /** What came in at the door; without it what was paid in full or in part stays so. */
      amount: z.optional(moneyAmount('Der Betrag', { min: 0, max: PAID_MAX })),
      /** The tip that came in with the payment; without it the tip stays as it is. */
      tip: z.optional(moneyAmount('Das Trinkgeld', { min: 0, max: TIP_MAX })),
      /** What came in later; null: nothing did. Without it the rest stays as it is. */
      rest: z.optional(
        z.nullable(
          z
            .object({ method: paymentMethod, amount: moneyAmount('Der Rest', { min: 1, max: PAID_MAX }) })
            .check(z.refine(({ method, amount }) => isPayableWith(method, amount), IN_COINS)),
        ),
      ),
      /** Whether what is open then is written off: it will not come. Without it that stays as it is. */
      writesOffOpen: z.optional(z.boolean()),
      reason: requiredText(
        CORRECTION_REASON_MAX,
        'Schreib bitte kurz, warum.',
        `Der Grund darf maximal ${CORRECTION_REASON_MAX} Zeichen lang sein.`,
      ),
    },
    FORM_MISSING,
  )
  .check(
    z.refine(({ method, amount = 0 }) => isPayableWith(method, amount), IN_COINS),
    z.refine(({ method, tip = 0 }) => tip === 0 || takesTip(method), {
      error: 'Trinkgeld in bar bleibt beim Team und wird nicht eingetragen.',
      path: ['tip'],
    }),
  );
export type PaymentCorrectionDraft = z.infer<typeof paymentCorrectionDraft>;

type Collected = Extract<Payment, { state: 'collected' }>;

/** The tip after a correction, in Rappen: it moves with the method, and in cash there is none. */
const correctedTip = (payment: Collected, { method, tip = tipOf(payment) }: PaymentCorrectionDraft): number =>
  takesTip(method) ? tip : 0;

/** What came in at the door after a correction, in Rappen: without an amount a part stays that part, in coins if in cash. */
function correctedAmount(
  order: Order,
  { amount: before, method: by }: Collected,
  draft: PaymentCorrectionDraft,
): number {
  const { method, amount } = draft;
  if (amount !== undefined) return amount;
  return before < doorPayment(order, by).amount
    ? before + roundingFor(method, before)
    : doorPayment(order, method).amount;
}

/** The amounts of an order for what came in at the door and later: a rest in coins rounds what is open, if it is all of it. */
function settledAmounts(
  order: Order,
  { method, amount }: Pick<Collected, 'method' | 'amount'>,
  rest: Pick<PaymentRest, 'method' | 'amount'> | null,
): Result<Pick<Order, 'totalPrice' | 'rounding'>, OrderChangeError> {
  const { amount: due, totalPrice, rounding } = doorPayment(order, method);
  if (amount > due) return err({ code: 'paymentTooHigh', most: due });
  if (rest === null) return ok({ totalPrice, rounding });
  const left = due - amount;
  const restRounding = roundingFor(rest.method, left);
  if (rest.amount > left + restRounding) return err({ code: 'paymentTooHigh', most: left + restRounding });
  const rounded = rest.amount === left + restRounding ? restRounding : 0;
  return ok({ totalPrice: totalPrice + rounded, rounding: rounding + rounded });
}

/** What can still come in after the door with a method, in Rappen, once this much came in there. */
export function restDue(
  order: Order,
  door: Pick<Collected, 'method' | 'amount'>,
  method: PaymentRest['method'],
): number {
  const left = Math.max(0, doorPayment(order, door.method).amount - door.amount);
  return left + roundingFor(method, left);
}

/** Whether more was given back under a rate than was paid. */
const isRefundedBeyond = (order: Order): boolean =>
  openAmount(order) > 0 && paidByRate(order).some(({ vatRate, gross }) => gross < refundedAtRate(order, vatRate));

const isSamePart = (one: Pick<PaymentRest, 'method' | 'amount'> | null, other: typeof one): boolean =>
  one?.method === other?.method && one?.amount === other?.amount;

/** The rest after a correction: what stays keeps who entered it, and when. */
function restAfter(
  before: PaymentRest | null,
  rest: Pick<PaymentRest, 'method' | 'amount'> | null,
  taker: StepTaker,
): Pick<Collected, 'rest'> {
  if (rest === null) return {};
  return { rest: before !== null && isSamePart(before, rest) ? before : { ...rest, ...taker } };
}

/** Who gave up what is open of a corrected order, and when; nothing where nobody does, or nothing is open. */
function givenUpAfter(
  corrected: Order,
  isGivenUp: boolean,
  { by, at }: Pick<StepTaker, 'by' | 'at'>,
): Pick<Collected, 'openWrittenOff'> {
  return isGivenUp && openAmount(corrected) > 0 ? { openWrittenOff: { by, at } } : {};
}

/**
 * Corrects how an order was paid at the door, its tip, what came in later of what was open, and whether the rest of that is
 * given up. Cash is in coins, everything else is exact. Refused with the current status when somebody else has changed the
 * order since the caller saw it, and where more would be paid than is due, or less than was given back.
 */
export function correctPayment(
  order: Order,
  draft: PaymentCorrectionDraft,
  taker: StepTaker,
): Result<Order, OrderChangeError> {
  const { revision, method } = draft;
  if (order.revision !== revision) return err({ code: 'stepRefused', status: order.status });
  const { payment } = order;
  // What was written off was never paid in any way.
  const isFinal = writtenOff(order) > 0 || !canCorrect(payment);
  if (payment.state !== 'collected' || isFinal) return err({ code: 'nothingToCorrect' });
  const [tip, amount] = [correctedTip(payment, draft), correctedAmount(order, payment, draft)];
  const { rest: restBefore = null, tip: _tip, openWrittenOff, ...door } = payment;
  const rest = draft.rest === undefined ? restBefore : draft.rest;
  const isSameDoor = isSamePart(payment, { method, amount }) && tip === tipOf(payment);
  const settled = settledAmounts(order, { method, amount }, rest);
  if (!settled.ok) return settled;
  const takenNow = isSameDoor ? {} : { method, amount, ...taker };
  const paid = { ...door, ...takenNow, ...(tip > 0 && { tip }), ...restAfter(restBefore, rest, taker) };
  const after: Order = { ...order, ...settled.value, revision: revision + 1, payment: paid };
  const { writesOffOpen = openWrittenOff !== undefined } = draft;
  const givenUp = givenUpAfter(after, writesOffOpen, openWrittenOff ?? taker);
  const corrected: Order = { ...after, payment: { ...paid, ...givenUp } };
  if (isSame(corrected.payment, payment)) return err({ code: 'nothingToCorrect' });
  return isRefundedBeyond(corrected) ? err({ code: 'refundedBefore' }) : ok(corrected);
}
