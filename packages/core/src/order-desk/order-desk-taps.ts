import * as z from 'zod/mini';
import { canStep } from '../order/order-lifecycle.machine.ts';
import type { OrderStatus } from '../order/order-status.ts';
import { type Order, type OrderStep, type OrderStepError, orderStep } from '../order/order.ts';
import { instant, type Instant } from '../time/instant.ts';
import { addMinutes, laterOf, minutesBetween } from '../time/zurich.ts';

/** A step that waits at the desk until the server can be reached. */
export const orderDeskTap = z.object({
  id: z.uuid(),
  at: instant,
  step: orderStep,
  /** The time that the button said; null where the order keeps the one that it has. */
  promisedAt: z.nullable(instant),
  /** Makes a repeated step count once; missing in what an older version of the app has stored. */
  key: z.optional(z.uuid()),
});
export type OrderDeskTap = z.infer<typeof orderDeskTap>;

/** What sends a step: its tap where it may wait; `isLate` where it has. */
export type StepInput = {
  readonly id: string;
  readonly step: OrderStep;
  readonly key?: string | undefined;
  readonly tap: OrderDeskTap | null;
  readonly isLate: boolean;
};

/** What may wait: no step that takes or returns money, and none that ends an order with a reason for its guest. */
const WAITING_STEPS: readonly OrderStep['to'][] = ['accepted', 'preparing', 'ready', 'onTheWay'];

export const mayWait = ({ to }: OrderStep): boolean => WAITING_STEPS.includes(to);

/** The beginning of the minute, which is what a button says. */
const wholeMinute = (at: Instant): Instant => addMinutes(at, -(new Date(at).getUTCSeconds() / 60));

/** The tap that takes this step. */
export function orderDeskTapOf({ id, deliveryTime }: Order, step: OrderStep, at: Instant, key?: string): OrderDeskTap {
  const tap = { id, at, step, ...(key !== undefined && { key }) };
  if (step.to !== 'accepted' || step.minutes === null) return { ...tap, promisedAt: null };
  return { ...tap, promisedAt: laterOf(deliveryTime.requestedAt, wholeMinute(addMinutes(at, step.minutes))) };
}

/** The step as it is sent now: the promised time stays, however long it has waited. */
export function stepOfTap({ step, promisedAt }: OrderDeskTap, now: Instant): OrderStep {
  if (step.to !== 'accepted' || promisedAt === null) return step;
  return { ...step, minutes: Math.max(0, Math.ceil(minutesBetween(now, promisedAt))) };
}

/** The order after a step that the server does not know yet; unchanged where it does not fit any more. */
export function afterOrderDeskTap(order: Order, { step, promisedAt, at }: OrderDeskTap): Order {
  if (order.status !== step.from || !canStep(order, step.to)) return order;
  const promised = step.to === 'accepted' ? (promisedAt ?? order.deliveryTime.requestedAt) : order.promisedAt;
  return {
    ...order,
    status: step.to,
    promisedAt: promised,
    orderTimeProgresses: { ...order.orderTimeProgresses, [step.to]: at },
  };
}

/** The statuses of an order that nobody stops, in their order; one that nobody took was brought to the door too. */
const WAY: readonly OrderStatus[] = ['placed', 'accepted', 'preparing', 'ready', 'onTheWay', 'delivered'];
const placeOf = (status: OrderStatus): number => WAY.indexOf(status === 'undeliverable' ? 'delivered' : status);

/**
 * Whether a refusal says that the step was taken already: its answer got lost, or somebody else took the same one. The
 * order may be further by now: kitchen and couriers go on while a desk has no connection.
 */
export const hasArrived = ({ step }: OrderDeskTap, error: { readonly code: string } | OrderStepError): boolean =>
  error.code === 'stepRefused' && 'status' in error && placeOf(error.status) >= placeOf(step.to);

/** A change of this device that can still be undone: the order as it is since. */
export type Undoable = Pick<
  Order,
  'id' | 'number' | 'revision' | 'status' | 'fulfilment' | 'ovenBreads' | 'promisedAt'
> & {
  readonly kind: 'step' | 'promiseMoved';
};

export const undoableOf = (
  kind: Undoable['kind'],
  { id, number, revision, status, fulfilment, ovenBreads, promisedAt }: Order,
): Undoable => ({ kind, id, number, revision, status, fulfilment, ovenBreads, promisedAt });
