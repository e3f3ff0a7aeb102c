import { canCollect, releasePayment } from '../payment/payment-transitions.ts';
import type { PaymentMethod } from '../payment/payment.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import { addMinutes, laterOf } from '../time/zurich.ts';
import { doorPayment } from './amount-due.ts';
import { canCustomerCancel, canStep } from './order-transitions.ts';
import type { Order, OrderStep, OrderStepError } from './order.ts';

/** The person who takes a step, by account id or null for a guest, and the time. */
export type StepTaker = { readonly by: string | null; readonly at: Instant };

/** The promised time is the kitchen's, but never earlier than the customer's requested one. */
const promise = ({ deliveryTime }: Order, minutes: number | null, now: Instant): Instant =>
  laterOf(addMinutes(now, minutes ?? 0), deliveryTime.requestedAt);

/** The method of payment at the door or at the counter decides the rounding, whatever was announced. */
function collect(order: Order, method: PaymentMethod, taker: StepTaker): Partial<Order> {
  const { amount, totalPrice, rounding } = doorPayment(order, method);
  return { rounding, totalPrice, payment: { state: 'collected', method, amount, ...taker } };
}

/** The changes of a step beside the status and its time. */
function effect(order: Order, step: OrderStep, taker: StepTaker): Partial<Order> {
  if (step.to === 'accepted') return { promisedAt: promise(order, step.minutes, taker.at) };
  if (step.to === 'delivered') return canCollect(order.payment) ? collect(order, step.collected, taker) : {};
  return 'reason' in step ? { reason: step.reason, payment: releasePayment(order.payment) } : {};
}

/**
 * Moves an order one step and increments `revision`. Refused with the current status when the order is no longer in the
 * status that the caller saw, or when the step is not allowed in it.
 */
export function takeStep(order: Order, step: OrderStep, taker: StepTaker): Result<Order, OrderStepError> {
  const { status, revision, orderTimeProgresses } = order;
  if (status !== step.from || !canStep(order, step.to)) return err({ code: 'stepRefused', status });
  return ok({
    ...order,
    ...effect(order, step, taker),
    revision: revision + 1,
    status: step.to,
    orderTimeProgresses: { ...orderTimeProgresses, [step.to]: taker.at },
  });
}

/** Cancels an order for the customer who placed it. Refused with the current status after staff accepted it. */
export const cancelByCustomer = (order: Order, customer: StepTaker): Result<Order, OrderStepError> =>
  canCustomerCancel(order)
    ? takeStep(order, { from: order.status, to: 'cancelled', reason: { code: 'customer', text: '' } }, customer)
    : err({ code: 'stepRefused', status: order.status });
