import { type Result, err, ok } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import { UNDO_ACCEPTED_MS } from '../time/undo-window.ts';
import type { OrderChangeError } from './order-change.ts';
import type { Order } from './order.ts';
import type { StepTaker } from './take-step.ts';

/** The fields of an order that a step may replace. */
type Replaced = Pick<
  Order,
  | 'status'
  | 'rounding'
  | 'totalPrice'
  | 'promisedAt'
  | 'promiseMove'
  | 'payment'
  | 'reason'
  | 'orderTimeProgresses'
  | 'productOrders'
>;

/** What the last change of an order by staff replaced, and when: it can be put back for a few seconds. */
export type UndoableChange = {
  /** Of the order after the change: a server that knows no undo leaves an older one. */
  readonly revision: number;
  readonly at: Instant;
  readonly before: Replaced;
};

/** What a change at this time replaces of an order. */
export function undoable(order: Order, at: Instant): UndoableChange {
  const { status, rounding, totalPrice, promisedAt, promiseMove, payment, reason } = order;
  const { orderTimeProgresses, productOrders } = order;
  return {
    revision: order.revision + 1,
    at,
    before: {
      status,
      rounding,
      totalPrice,
      promisedAt,
      promiseMove,
      payment,
      reason,
      orderTimeProgresses,
      productOrders,
    },
  };
}

/** Whether the server still accepts the undo of a change. */
const isInTime = ({ at }: UndoableChange, now: Instant): boolean => {
  const passed = Date.parse(now) - Date.parse(at);
  return passed >= 0 && passed <= UNDO_ACCEPTED_MS;
};

/**
 * Puts back what the last change of an order replaced, and increments `revision`. Refused with the current status when
 * somebody else has changed the order since the caller saw it, and when it is too late.
 */
export function undoLastChange(
  order: Order,
  change: UndoableChange | null,
  { seenRevision, at }: { readonly seenRevision: number } & Pick<StepTaker, 'at'>,
): Result<Order, OrderChangeError> {
  if (order.revision !== seenRevision) return err({ code: 'stepRefused', status: order.status });
  if (change?.revision !== order.revision || !isInTime(change, at)) return err({ code: 'undoTooLate' });
  return ok({ ...order, ...change.before, revision: order.revision + 1 });
}
