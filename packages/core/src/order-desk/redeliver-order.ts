import * as z from 'zod/mini';
import { CART_ITEMS_MAX } from '../cart/cart-limits.ts';
import { cartAmount } from '../cart/cart.ts';
import type { Assortment } from '../cart/stored-cart.ts';
import type { OrderDraft } from '../checkout/compose-order.ts';
import { isPromisable } from '../order/move-promise.ts';
import type { OrderChangeError } from '../order/order-change.ts';
import { isStopped as isStoppedStatus } from '../order/order-lifecycle.machine.ts';
import { givesSpirits } from '../order/order-refund.ts';
import type { OrderStatus } from '../order/order-status.ts';
import { type Order, type ProductOrder, type Redelivery, redeliveryCause } from '../order/order.ts';
import type { OrderChange } from '../order/order.use-cases.ts';
import { REFUND_CAUSE_LABELS } from '../order/refund-cause.ts';
import { type StepTaker, auditedOrderChange, lineText } from '../order/take-step.ts';
import type { AuditedChange } from '../record/audit-entry.ts';
import { type Result, err, ok } from '../result/result.ts';
import { optionalLines } from '../text/text.ts';
import { instant } from '../time/instant.ts';
import { FORM_MISSING } from '../validation/basic-fields.ts';
import { isAlcohol } from '../vat/vat.ts';
import { breadsIn } from './edit-lines.ts';

export const REDELIVERY_TEXT_MAX = 200;

/** What of an order is delivered again for nothing, when, and why. */
export const redeliveryDraft = z
  .object(
    {
      /** A repeated request makes no second order. */
      idempotencyKey: z.uuid(),
      lines: z
        .array(z.object({ position: z.int().check(z.nonnegative()), amount: cartAmount }))
        .check(z.minLength(1), z.maxLength(CART_ITEMS_MAX)),
      promisedAt: instant,
      cause: redeliveryCause,
      text: optionalLines(REDELIVERY_TEXT_MAX, `Der Grund darf maximal ${REDELIVERY_TEXT_MAX} Zeichen lang sein.`),
    },
    FORM_MISSING,
  )
  .check(
    z.refine(({ cause, text }) => cause !== 'other' || text !== '', {
      path: ['text'],
      message: 'Schreib bitte kurz, was passiert ist.',
    }),
  );
export type RedeliveryDraft = z.infer<typeof redeliveryDraft>;

/** In these statuses the food has left the kitchen. Nothing was paid for what did not arrive at all. */
const LEFT_KITCHEN: readonly OrderStatus[] = ['onTheWay', 'delivered'];

/** Whether something of an order can be delivered again. */
export const canRedeliver = ({ status }: Pick<Order, 'status'>): boolean => LEFT_KITCHEN.includes(status);

/** Why an order is delivered again, in words. */
export const redeliveryReason = ({ cause, text }: Pick<Redelivery, 'cause' | 'text'>): string =>
  text === '' ? REFUND_CAUSE_LABELS[cause] : text;

/** How many pieces of each line can still be delivered again, in the order of the lines. */
export const redeliverablePieces = ({ productOrders, redeliveries }: Pick<Order, 'productOrders' | 'redeliveries'>) => {
  const done = redeliveries.filter(({ isStopped }) => !isStopped).flatMap(({ lines }) => lines);
  return productOrders.map(
    ({ amount }, index) => amount - done.reduce((sum, line) => sum + (line.position === index ? line.amount : 0), 0),
  );
};

const forNothing = (line: ProductOrder, amount: number): ProductOrder => ({
  ...line,
  amount,
  options: line.options.map((option) => ({ ...option, price: 0 })),
  unitPrice: 0,
  totalPrice: 0,
});

/**
 * The order that delivers lines of another one again, accepted at once and for nothing. It goes where that one went; the
 * kitchen takes it before others, so that a full oven does not refuse it.
 */
export function redeliver(
  order: Order,
  { lines, promisedAt, cause, text }: Omit<RedeliveryDraft, 'idempotencyKey'>,
  assortment: Pick<Assortment, 'products' | 'menus'>,
  { at }: StepTaker,
): Result<OrderDraft, OrderChangeError> {
  const left = redeliverablePieces(order);
  const isThere = lines.every(({ position, amount }) => amount <= (left[position] ?? 0));
  const isOnce = new Set(lines.map(({ position }) => position)).size === lines.length;
  if (!canRedeliver(order) || !isThere || !isOnce) return err({ code: 'nothingToRedeliver' });
  if (givesSpirits(order, { lines, cause })) return err({ code: 'goodwillOnSpirits' });
  if (!isPromisable(promisedAt, at)) return err({ code: 'promiseInvalid' });
  const { id: _id, number, ...same } = order;
  const productOrders = lines.flatMap(({ position, amount }) => {
    const line = order.productOrders[position];
    return line === undefined ? [] : [forNothing(line, amount)];
  });
  return ok({
    ...same,
    revision: 1,
    status: 'accepted',
    productOrders,
    deliveryFee: 0,
    rounding: 0,
    totalPrice: 0,
    giftCardAmount: 0,
    giftCardDiscount: 0,
    deliveryTime: { kind: 'slot', requestedAt: promisedAt },
    promisedAt,
    promiseMove: null,
    payment: { state: 'prepaid' },
    edits: [],
    refunds: [],
    checkAge: productOrders.some(isAlcohol),
    ovenBreads: breadsIn(productOrders, assortment),
    reason: null,
    override: null,
    orderTimeProgresses: { created: at, accepted: at },
    redelivers: { id: order.id, number, cause, text },
    redeliveries: [],
    guestCancellation: null,
  });
}

/** The change of the order that was delivered again by `again`. */
export function redelivered(
  before: Order,
  again: Order,
  { lines, taker }: { readonly lines: Redelivery['lines']; readonly taker: StepTaker },
): OrderChange {
  const { id, number, promisedAt, redelivers } = again;
  const { cause = 'other', text = '' } = redelivers ?? {};
  const done: Redelivery = { id, number, promisedAt: promisedAt ?? taker.at, cause, text, lines, isStopped: false };
  const order = { ...before, revision: before.revision + 1, redeliveries: [...before.redeliveries, done] };
  const note = redeliveryReason(done);
  const also = { redelivery: number, orderLines: again.productOrders.map(lineText) };
  const audited = auditedOrderChange('order.redelivered', before, order, { note, also });
  return { kind: 'redelivered', before, order, taker, note, audited, undoable: null };
}

/** The redeliveries of the first order after a change of the one that delivers it again; null: they stay as they are. */
export function redeliveriesAfter(first: Order, again: Order): Redelivery[] | null {
  const isStopped = isStoppedStatus(again.status);
  const known = first.redeliveries.find(({ id }) => id === again.id);
  const promisedAt = again.promisedAt ?? known?.promisedAt;
  if (known === undefined || promisedAt === undefined) return null;
  if (known.isStopped === isStopped && known.promisedAt === promisedAt) return null;
  return first.redeliveries.map((each) => (each.id === again.id ? { ...each, promisedAt, isStopped } : each));
}

/** The entry of the audit log about the order that delivers another one again. */
export const auditedRedelivery = ({ number, redelivers, promisedAt }: Order): AuditedChange => ({
  action: 'order.redelivered',
  subject: String(number),
  before: null,
  after: {
    redelivers: redelivers?.number,
    promisedAt,
    reason: redelivers === null ? '' : redeliveryReason(redelivers),
  },
});
