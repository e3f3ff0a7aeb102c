import { isOnline } from '../online-payment/online-method.ts';
import { onlinePartOf } from '../online-payment/online-part.ts';
import { roundingFor } from '../payment/cash-rounding.ts';
import { REFUND_METHOD_LABELS } from '../payment/payment-labels.ts';
import { type PaymentMethod, type RefundMethod, paymentMethod } from '../payment/payment.ts';
import { mayBeDiscounted } from '../promotion/discountable-line.ts';
import { type Result, err, ok } from '../result/result.ts';
import { may } from '../role/permission.ts';
import type { RoleHolder } from '../role/role.ts';
import { feeWeights, splitByLargestRemainder } from '../vat/vat-split.ts';
import type { VatRate } from '../vat/vat.ts';
import { openAmount } from './amount-due.ts';
import type { Order, OrderRefund, ProductOrder } from './order.ts';
import { REFUND_CAUSE_LABELS, isDefect, isWriteOff } from './refund-cause.ts';

/** An amount under one rate, in Rappen. */
export type RefundedPart = { readonly vatRate: VatRate; readonly gross: number };

/** What is given back of an order: pieces of its lines, and the delivery fee. */
export type RefundedParts = Pick<OrderRefund, 'lines' | 'deliveryFee'>;

type Sold = Pick<Order, 'productOrders' | 'deliveryFee' | 'giftCardDiscount'> &
  Parameters<typeof openAmount>[0] & { readonly refunds: readonly RefundedParts[] };

/** How many pieces of a line were given back before. */
const refundedPieces = (refunds: readonly RefundedParts[], position: number): number =>
  refunds.flatMap(({ lines }) => lines).reduce((sum, line) => sum + (line.position === position ? line.amount : 0), 0);

/** How many pieces of each line can still be given back, in the order of the lines. */
export const refundablePieces = ({ productOrders, refunds }: Pick<Sold, 'productOrders' | 'refunds'>): number[] =>
  productOrders.map(({ amount }, position) => amount - refundedPieces(refunds, position));

/** Whether the delivery fee can still be given back. */
export const isFeeRefundable = ({ deliveryFee, refunds }: Pick<Sold, 'deliveryFee' | 'refunds'>): boolean =>
  deliveryFee > 0 && refunds.every((refund) => !refund.deliveryFee);

type PartsRefunded = { readonly code: 'partsRefunded' };

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

const grossOf = (parts: readonly RefundedPart[]): number => sumOf(parts.map(({ gross }) => gross));

/** What is left of prices without an amount that is split over them, at most their sum. */
function pricesWithout(prices: readonly number[], amount: number): number[] {
  const parts = splitByLargestRemainder(Math.min(amount, sumOf(prices)), prices);
  return prices.map((price, index) => price - (parts[index] ?? 0));
}

/**
 * What was paid for each line and for the delivery, in Rappen: without what a gift card gave, which makes spirits no
 * cheaper, and what is still open.
 */
function paidFor(order: Sold): readonly number[] {
  const { productOrders, deliveryFee, giftCardDiscount } = order;
  const prices = [...productOrders.map(({ totalPrice }) => totalPrice), deliveryFee];
  const fixed = [...productOrders.map((line) => (mayBeDiscounted(line) ? 0 : line.totalPrice)), 0];
  const lowered = pricesWithout(
    prices.map((price, index) => price - (fixed[index] ?? 0)),
    giftCardDiscount,
  ).map((price, index) => price + (fixed[index] ?? 0));
  // Before December 2026 spirits became cheaper too; and what is open may contain the rounding of cash, which no line has.
  const stillGiven = giftCardDiscount - (sumOf(prices) - sumOf(lowered));
  return pricesWithout(lowered, stillGiven + openAmount(order));
}

/** What the first pieces of a line were paid, so that all of them are paid exactly. */
const paidForPieces = (paid: number, { amount }: ProductOrder, pieces: number): number =>
  Math.floor((paid * pieces) / amount);

/**
 * What parts of an order were paid, by VAT rate, in Rappen and ascending: a line at its rate, the fee over the rates of the
 * lines as when it was sold. Refused where a part is not there, or was given back before.
 */
export function worthOfParts(
  order: Sold,
  { lines, deliveryFee }: RefundedParts,
): Result<readonly RefundedPart[], PartsRefunded> {
  const { productOrders, refunds } = order;
  const left = refundablePieces(order);
  const positions = lines.map(({ position }) => position);
  const isLeft = lines.every(({ position, amount }) => amount <= (left[position] ?? 0));
  if (!isLeft || new Set(positions).size < positions.length || (deliveryFee && !isFeeRefundable(order)))
    return err({ code: 'partsRefunded' });
  const paid = paidFor(order);
  const byRate = new Map<VatRate, number>();
  const addTo = (vatRate: VatRate, gross: number) => byRate.set(vatRate, (byRate.get(vatRate) ?? 0) + gross);
  for (const { position, amount } of lines) {
    const line = productOrders[position];
    if (line === undefined) continue;
    const before = refundedPieces(refunds, position);
    const worth = (pieces: number) => paidForPieces(paid[position] ?? 0, line, pieces);
    addTo(line.vatRate, worth(before + amount) - worth(before));
  }
  if (deliveryFee) {
    const parts = splitByLargestRemainder(paid.at(-1) ?? 0, feeWeights(productOrders));
    for (const [index, { vatRate }] of productOrders.entries()) addTo(vatRate, parts[index] ?? 0);
  }
  return ok([...byRate].map(([vatRate, gross]) => ({ vatRate, gross })).toSorted((a, b) => a.vatRate - b.vatRate));
}

type Paid = Pick<Order, 'giftCardDiscount' | 'refunds'> & Parameters<typeof openAmount>[0];

/** What can still be given back of an order, in Rappen: never more than was paid. */
export const refundableAmount = (order: Paid): number =>
  order.refunds.reduce(
    (left, { amount, rounding }) => left - amount - rounding,
    order.totalPrice - order.giftCardDiscount - openAmount(order),
  );

/**
 * Whether pieces of spirits would be given, in money or again, although nothing was wrong with them. Source: AlkG art. 41
 * para. 1.
 */
export const givesSpirits = (
  { productOrders }: Pick<Order, 'productOrders'>,
  { lines, cause }: Pick<RefundedParts, 'lines'> & Pick<OrderRefund, 'cause'>,
): boolean =>
  !isDefect({ cause }) &&
  lines.some(({ position }) => {
    const line = productOrders[position];
    return line !== undefined && !mayBeDiscounted(line);
  });

const NO_PARTS: RefundedParts = { lines: [], deliveryFee: false };

/**
 * What was paid for pieces that nothing may make cheaper, that were not given back, and that are not among these parts, by
 * VAT rate and in Rappen: nothing is given back from it. Source: AlkG art. 41 para. 1.
 */
export function paidForFixedPrices(order: Sold, parts = NO_PARTS): readonly RefundedPart[] {
  const after = { ...order, refunds: [...order.refunds, parts] };
  const lines = refundablePieces(after).flatMap((amount, position) => {
    const line = order.productOrders[position];
    return amount === 0 || line === undefined || mayBeDiscounted(line) ? [] : [{ position, amount }];
  });
  const worths = worthOfParts(after, { lines, deliveryFee: false });
  return worths.ok ? worths.value : [];
}

/** What can still be given back of an order, in Rappen, without what spirits cost that are not among these parts. */
export const refundableWithoutSpirits = (order: Sold & Paid, parts = NO_PARTS): number =>
  Math.max(0, refundableAmount(order) - grossOf(paidForFixedPrices(order, parts)));

/** What was given back of an order under this rate, in Rappen. */
export const refundedAtRate = ({ refunds }: Pick<Order, 'refunds'>, vatRate: VatRate): number =>
  refunds.flatMap(({ vat }) => vat).reduce((sum, part) => (part.vatRate === vatRate ? sum + part.gross : sum), 0);

/**
 * What can still go back onto the gift card that paid an order, in Rappen: what it paid without its given part, less what
 * went back before, and never more than can be given back of the order at all.
 */
export function giftCardRefundable(order: Paid): number {
  const { giftCardAmount, giftCardDiscount, refunds } = order;
  const left = refunds.reduce(
    (sum, { method, amount }) => (method === 'giftCard' ? sum - amount : sum),
    giftCardAmount - giftCardDiscount,
  );
  return Math.max(0, Math.min(left, refundableAmount(order)));
}

/** In which ways this account may give money back for an order: the ways it was paid, and any for who sets the limit of staff. */
export function refundMethodsFor(order: Paid, account: RoleHolder): RefundMethod[] {
  const { payment } = order;
  const online = onlinePartOf(payment)?.method;
  const paid = payment.state === 'collected' ? [payment.method, payment.rest?.method] : [];
  const isAllowed = (method: PaymentMethod) => paid.includes(method) || may(account, 'staffLimit.edit');
  return [
    ...(online === undefined ? [] : [online]),
    ...paymentMethod.options.filter(isAllowed),
    ...(giftCardRefundable(order) > 0 ? (['giftCard'] as const) : []),
  ];
}

/** What can still go back the way it was paid online, in Rappen; 0 for another way. */
export function onlineRefundable(order: Paid, method: RefundMethod): number {
  const { payment, refunds } = order;
  const part = onlinePartOf(payment);
  if (part?.method !== method) return 0;
  const left = refunds.reduce((sum, refund) => (refund.method === method ? sum - refund.amount : sum), part.amount);
  return Math.max(0, Math.min(left, refundableAmount(order)));
}

/** How much is paid out for parts of an order, and its rounding in coins, in Rappen, with what the `parts` were paid. */
export function refundForParts(
  order: Sold & Paid,
  { method, ...parts }: RefundedParts & { readonly method: RefundMethod },
): Result<Pick<OrderRefund, 'amount' | 'rounding'> & { readonly parts: readonly RefundedPart[] }, PartsRefunded> {
  const worths = worthOfParts(order, parts);
  if (!worths.ok) return worths;
  // Cash was rounded when the order was paid, and goodwill may have been given since.
  const worth = Math.min(grossOf(worths.value), refundableWithoutSpirits(order, parts));
  const rounding = 0 - roundingFor(method, worth);
  return ok({ amount: worth - rounding, rounding, parts: worths.value });
}

/** What the guest did not pay at the door after all, in Rappen, although it was booked as collected. */
export const writtenOff = ({ refunds }: Pick<Order, 'refunds'>): number =>
  refunds.filter(isWriteOff).reduce((sum, { amount }) => sum + amount, 0);

/** What was really paid at the door, in Rappen; null where nothing was collected there. */
export const paidAtDoor = ({ payment, refunds }: Pick<Order, 'payment' | 'refunds'>): number | null =>
  payment.state === 'collected' ? payment.amount - writtenOff({ refunds }) : null;

/**
 * What can be written off of an order that was collected this way, in Rappen. It takes the till's or the terminal's total
 * down, so it is never more than what is left there of the order; what went back onto a gift card or online was never
 * there. While something is open, what came in was entered as it was: the open rest is given up by correcting the payment.
 */
export function writableOff(
  order: Pick<Order, 'refunds'> & Parameters<typeof openAmount>[0],
  method: RefundMethod,
): number {
  const { payment, refunds } = order;
  if (payment.state !== 'collected' || payment.method !== method || openAmount(order) > 0) return 0;
  return Math.max(
    0,
    refunds.reduce(
      (left, refund) => (refund.method === 'giftCard' || isOnline(refund.method) ? left : left - refund.amount),
      payment.amount,
    ),
  );
}

/** The number on the paper of a refund: `1042-1`. */
export const refundNumber = ({ number }: Pick<Order, 'number'>, refund: Pick<OrderRefund, 'number'>): string =>
  `${number}-${refund.number}`;

/**
 * How a refund went back: `Bar`, `auf den Gutschein`, `auf den neuen Gutschein …4WT2P` where the one that paid is void.
 * The guest too sees the end of the code only: who had the void gift card may have the page of the order. Staff find the
 * gift card by it and open it, which is recorded, to hand the code over.
 */
export const refundMethodText = ({
  method,
  newGiftCardHint,
}: Pick<OrderRefund, 'method' | 'newGiftCardHint'>): string =>
  newGiftCardHint === undefined ? REFUND_METHOD_LABELS[method] : `auf den neuen Gutschein ${newGiftCardHint}`;

/** `2× Bier`, `Lieferung`; `Kulanz`, or `Nicht bezahlt`, where no part is named. */
export function refundedText(
  { productOrders }: Pick<Order, 'productOrders'>,
  { lines, deliveryFee, cause }: RefundedParts & Pick<OrderRefund, 'cause'>,
) {
  const parts = [
    ...lines.map(({ position, amount }) => `${amount}× ${productOrders[position]?.name ?? ''}`),
    ...(deliveryFee ? ['Lieferung'] : []),
  ];
  if (parts.length > 0) return parts.join(', ');
  return isWriteOff({ cause }) ? REFUND_CAUSE_LABELS.unpaid : REFUND_CAUSE_LABELS.goodwill;
}

/** The order with one refund more, and the next `revision`. */
export const withRefund = (order: Order, refund: Omit<OrderRefund, 'number'>): Order => ({
  ...order,
  revision: order.revision + 1,
  refunds: [...order.refunds, { ...refund, number: order.refunds.length + 1 }],
});
