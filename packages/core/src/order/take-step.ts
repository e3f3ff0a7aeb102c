import { cashRounding } from '../money/cash-rounding.ts';
import type { Payment, PaymentMethod } from '../payment/payment.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import { addMinutes, laterOf } from '../time/zurich.ts';
import { canStep } from './order-transitions.ts';
import type { Order, OrderStep, OrderStepError } from './order.ts';

/** Promised is what the kitchen says, never earlier than what the customer asked for. */
const promise = ({ deliveryTime }: Order, minutes: number | null, now: Instant): Instant =>
  laterOf(addMinutes(now, minutes ?? 0), deliveryTime.requestedAt);

/** Whoever pays cash at the door pays a rounded amount, whatever was announced. */
const collect = ({ totalPrice }: Order, method: PaymentMethod, at: Instant): Payment => ({
  state: 'collected',
  method,
  amount: method === 'cash' ? totalPrice + cashRounding(totalPrice) : totalPrice,
  at,
});

const notCollected = ({ payment }: Order): Payment => ({ state: 'notCollected', method: payment.method });

/** What a step changes besides the status and its time. */
function effect(order: Order, step: OrderStep, now: Instant): Partial<Order> {
  switch (step.to) {
    case 'accepted':
      return { promisedAt: promise(order, step.minutes, now) };
    case 'delivered':
      return { payment: collect(order, step.collected, now) };
    case 'rejected':
    case 'undeliverable':
    case 'cancelled':
      return { reason: step.reason, payment: notCollected(order) };
    case 'preparing':
    case 'ready':
    case 'onTheWay':
      return {};
  }
}

/** Moves an order one step. Refused when it is no longer where the caller saw it, or when the step is not allowed. */
export function takeStep(order: Order, step: OrderStep, now: Instant): Result<Order, OrderStepError> {
  const { status, orderTimeProgresses } = order;
  if (status !== step.from || !canStep(status, step.to)) return err({ code: 'stepRefused', status });
  return ok({
    ...order,
    ...effect(order, step, now),
    status: step.to,
    orderTimeProgresses: { ...orderTimeProgresses, [step.to]: now },
  });
}
