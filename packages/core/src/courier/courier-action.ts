import * as z from 'zod/mini';
import { price } from '../money/money.ts';
import type { EditContext } from '../order-desk/edit-order.ts';
import { withholdAlcohol } from '../order-desk/withhold-alcohol.ts';
import { type OrderChangeError, orderChangeError } from '../order/order-change.ts';
import { reasonFor } from '../order/order-reason.ts';
import type { Order } from '../order/order.ts';
import { type StepTaker, takeStep } from '../order/take-step.ts';
import { canCollect } from '../payment/payment.machine.ts';
import { paymentMethod, takesTip, tipOf } from '../payment/payment.ts';
import { type Result, err, ok } from '../result/result.ts';

/** In Rappen: CHF 1000. */
export const TIP_MAX = 100_000;

/** What a courier does at a door. */
export const courierAction = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('handOver'),
    /** How the guest paid; ignored where nothing was due. */
    collected: paymentMethod,
    /** The amount that the courier saw and took, in Rappen. */
    amount: price,
    tip: price.check(z.lte(TIP_MAX)),
    /** Whether a paid order was left at the door. */
    isLeft: z.boolean(),
  }),
  z.object({ kind: z.literal('undeliverable'), reason: reasonFor('undeliverable') }),
  z.object({ kind: z.literal('oldEnough') }),
  /** The alcohol stays with the courier. */
  z.object({ kind: z.literal('withhold') }),
  /** The courier has seen that the order was cancelled. */
  z.object({ kind: z.literal('seen') }),
]);
export type CourierAction = z.infer<typeof courierAction>;

/** Why an action was refused. Another one's order is unknown. */
export const courierError = z.discriminatedUnion('code', [
  ...orderChangeError.def.options,
  /** Another amount is due than the courier saw. */
  z.object({ code: z.literal('amountChanged'), amount: price }),
]);
export type CourierError = z.infer<typeof courierError>;

type Taken = Result<Order, CourierError | OrderChangeError>;

function handOver(order: Order, action: Extract<CourierAction, { kind: 'handOver' }>, taker: StepTaker): Taken {
  const { collected, amount, tip, isLeft } = action;
  const taken = takeStep(order, { from: 'onTheWay', to: 'delivered', collected }, taker);
  if (!taken.ok) return taken;
  if (isLeft && canCollect(order.payment)) return err({ code: 'stepRefused', status: order.status });
  const { payment, tour } = taken.value;
  if (payment.state !== 'collected') return taken;
  if (payment.amount !== amount) return err({ code: 'amountChanged', amount: payment.amount });
  if (tip === 0) return taken;
  if (takesTip(collected)) return ok({ ...taken.value, payment: { ...payment, tip } });
  return tour === undefined ? taken : ok({ ...taken.value, tour: { ...tour, cashTip: tip } });
}

/** The alcohol stays with the courier, who drives the order in a tour. */
const withhold = (order: Order, context: EditContext, taker: StepTaker): Taken =>
  order.tour === undefined || order.status !== 'onTheWay'
    ? err({ code: 'stepRefused', status: order.status })
    : withholdAlcohol(order, context, taker);

function recordAge(order: Order, { at }: StepTaker): Taken {
  const { status, tour, revision } = order;
  if (status !== 'onTheWay' || !order.checkAge || tour === undefined) return err({ code: 'stepRefused', status });
  return ok({ ...order, revision: revision + 1, tour: { ...tour, ageCheck: { at, result: 'oldEnough' } } });
}

function see(order: Order, { at }: StepTaker): Taken {
  const { status, tour, revision } = order;
  if (status !== 'cancelled' || tour === undefined) return err({ code: 'stepRefused', status });
  return ok({ ...order, revision: revision + 1, tour: { ...tour, seenAt: at } });
}

/** Whether the books have what the courier took at the door: another payment would be lost. */
function isSamePayment({ payment, tour }: Order, paid: Extract<CourierAction, { kind: 'handOver' }>): boolean {
  if (payment.state !== 'collected') return paid.amount === 0 && paid.tip === 0;
  const tip = takesTip(payment.method) ? tipOf(payment) : (tour?.cashTip ?? 0);
  return payment.method === paid.collected && payment.amount === paid.amount && tip === paid.tip;
}

/** Whether an order is already as an action makes it, whoever did it. */
export function isDone(order: Order, action: CourierAction): boolean {
  const { status, tour } = order;
  switch (action.kind) {
    case 'handOver':
      return status === 'delivered' && isSamePayment(order, action);
    case 'undeliverable':
      return status === 'undeliverable';
    case 'oldEnough':
      return tour?.ageCheck?.result === 'oldEnough';
    case 'withhold':
      return tour?.ageCheck?.result === 'withheld';
    case 'seen':
      return tour?.seenAt !== undefined;
  }
}

/** What a courier's action makes of an order of the own tour; `taker` is the courier. */
export function takeAction(order: Order, action: CourierAction, context: EditContext, taker: StepTaker): Taken {
  if (order.tour === undefined || order.tour.courierId !== taker.by) return err({ code: 'orderUnknown' });
  switch (action.kind) {
    case 'handOver':
      return handOver(order, action, taker);
    case 'undeliverable':
      return takeStep(order, { from: 'onTheWay', to: 'undeliverable', reason: action.reason }, taker);
    case 'oldEnough':
      return recordAge(order, taker);
    case 'withhold':
      return withhold(order, context, taker);
    case 'seen':
      return see(order, taker);
  }
}
