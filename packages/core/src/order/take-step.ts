import { roundingFor } from '../money/cash-rounding.ts';
import type { Payment, PaymentMethod } from '../payment/payment.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import { addMinutes, laterOf } from '../time/zurich.ts';
import { canStep } from './order-transitions.ts';
import type { Order, OrderStep, OrderStepError } from './order.ts';

/** Promised is what the kitchen says, never earlier than what the customer asked for. */
const promise = ({ deliveryTime }: Order, minutes: number | null, now: Instant): Instant =>
  laterOf(addMinutes(now, minutes ?? 0), deliveryTime.requestedAt);

/** What is paid at the door decides the rounding, whatever was announced: cash in coins, everything else exactly. */
function collect({ totalPrice, rounding }: Order, method: PaymentMethod, at: Instant): Partial<Order> {
  const exact = totalPrice - rounding;
  const paidRounding = roundingFor(method, exact);
  const amount = exact + paidRounding;
  return { rounding: paidRounding, totalPrice: amount, payment: { state: 'collected', method, amount, at } };
}

const notCollected = ({ payment }: Order): Payment => ({ state: 'notCollected', method: payment.method });

/** What a step changes besides the status and its time. */
function effect(order: Order, step: OrderStep, now: Instant): Partial<Order> {
  switch (step.to) {
    case 'accepted':
      return { promisedAt: promise(order, step.minutes, now) };
    case 'delivered':
      return collect(order, step.collected, now);
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
