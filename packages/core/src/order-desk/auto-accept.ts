import { fulfilmentService } from '../checkout/fulfilment.ts';
import { isComingSlot } from '../delivery/coming-slots.ts';
import { type DeliveryPlan, asapEstimate } from '../delivery/delivery-slots.ts';
import type { OvenCapacity, OvenLoad } from '../delivery/delivery-time.ts';
import type { Delivery } from '../delivery/delivery.ts';
import { exceedsTolerance, slotOf } from '../delivery/slot-capacity.ts';
import type { OpeningHours } from '../opening-hours/opening-hours.ts';
import { openingStatus } from '../opening-hours/opening-status.ts';
import type { Order } from '../order/order.ts';
import type { OrderChange, OrderRepository } from '../order/order.use-cases.ts';
import { auditedStep, takeStep } from '../order/take-step.ts';
import { undoable } from '../order/undo-step.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { OrderAcceptance } from '../settings/order-acceptance.ts';
import type { ClockPort } from '../time/clock.port.ts';
import type { Instant } from '../time/instant.ts';
import { laterOf } from '../time/zurich.ts';
import { shouldCallFirst } from '../trust/new-guest.ts';
import { orderLocationOf } from './edit-order.ts';
import { mentionsAllergy } from './ticket.ts';

/** It is calm while so many other orders are open, at most. */
export const CALM_OPEN_ORDERS = 10;
/** It is calm while the slot of the order is filled by this part, at most, the order included. */
const CALM_OVEN_PART = 0.5;

/** How busy the kitchen is. */
export type KitchenLoad = {
  /** What is reserved of the oven, this order included. */
  readonly ovenLoad: OvenLoad;
  /** How many other orders are open. */
  readonly openOrders: number;
};

/** Whether the kitchen has so much room that nobody needs to look before an order for this time is accepted. */
export function isCalm({ ovenLoad: { capacity, reserved }, openOrders }: KitchenLoad, at: Instant): boolean {
  if (openOrders > CALM_OPEN_ORDERS) return false;
  const breads = reserved.find(({ slot }) => slot === slotOf(at))?.breads ?? 0;
  return capacity === null || breads <= capacity * CALM_OVEN_PART;
}

/** What the server reads of the shop to accept an order. */
export type AcceptingShop = { readonly openingHours: OpeningHours; readonly delivery: Delivery };

/** Whether an order is for a slot on a coming day that guests can order now. */
export const isForComingDay = (
  { deliveryTime: { kind, requestedAt } }: Pick<Order, 'deliveryTime'>,
  plan: DeliveryPlan,
  now: Instant,
): boolean => kind === 'slot' && isComingSlot(plan, requestedAt, now);

/**
 * The time to promise now: the wished one, or the estimate where that has become a little later meanwhile. Null where
 * staff must look: the service is closed or paused, the place is no longer served, or it became much later.
 */
function promiseOf(order: Order, { openingHours, delivery }: AcceptingShop, now: Instant): Instant | null {
  const { fulfilment, deliveryTime } = order;
  const orderLocation = orderLocationOf(order, delivery.orderLocations);
  if (orderLocation === undefined) return null;
  const service = fulfilmentService(fulfilment, openingHours, delivery);
  if (isForComingDay(order, { ...service, orderLocation }, now)) return order.deliveryTime.requestedAt;
  if (openingStatus(service.schedule, now, service.busyControls.pause).state === 'closed') return null;
  const estimate = asapEstimate({ ...service, orderLocation }, now);
  const { kind, requestedAt } = deliveryTime;
  if (estimate === null || exceedsTolerance(estimate, requestedAt)) return null;
  return kind === 'asap' ? laterOf(estimate, requestedAt) : requestedAt;
}

/** Whether the words of a guest, or who they are, need somebody to look first. */
const needsSomebody = (order: Order, acceptance: OrderAcceptance): boolean =>
  mentionsAllergy(`${order.remark} ${order.address.note}`) || shouldCallFirst(order, acceptance);

/** Whether anything happened to an order since it was placed; before that, one that is paid online was tried to be paid. */
const isTouched = ({ revision, payment, edits, orderTimeProgresses: { placed, ...reached } }: Order): boolean =>
  placed === undefined
    ? revision !== 1
    : payment.state !== 'paidOnline' || edits.length > 0 || Object.keys(reached).length > 1;

/**
 * The time that the server promises when it accepts the order by itself; null: it is left to staff. Only an order that
 * nobody has touched is accepted, so what staff undo stays undone.
 */
export function autoPromise(
  order: Order,
  {
    acceptance,
    shop,
    load,
  }: { readonly acceptance: OrderAcceptance; readonly shop: AcceptingShop; readonly load: KitchenLoad },
  now: Instant,
): Instant | null {
  if (acceptance.autoAccept === 'off' || order.status !== 'placed' || isTouched(order)) return null;
  if (needsSomebody(order, acceptance)) return null;
  const promisedAt = promiseOf(order, shop, now);
  if (promisedAt === null) return null;
  return acceptance.autoAccept === 'always' || isCalm(load, promisedAt) ? promisedAt : null;
}

type Dependencies = {
  readonly orders: Pick<OrderRepository, 'update'>;
  readonly clock: ClockPort;
  readonly content: { read(): Promise<AcceptingShop & { readonly ovenCapacity: OvenCapacity }> };
  readonly loadAcceptance: () => Promise<OrderAcceptance>;
  /** How many orders are open beside this one. */
  readonly countOtherOpenOrders: (id: string) => Promise<number>;
};

/**
 * Accepts a placed order by the settings, in the name of nobody, as staff would; does nothing where that is left to
 * staff. It may run again: an accepted order is left alone.
 */
export const createAutoAccept =
  ({ orders, clock, content, loadAcceptance, countOtherOpenOrders }: Dependencies) =>
  async (id: string): Promise<void> => {
    const acceptance = await loadAcceptance();
    if (acceptance.autoAccept === 'off') return;
    const { ovenCapacity, ...shop } = await content.read();
    const openOrders = await countOtherOpenOrders(id);
    const accept = (before: Order, ovenLoad: OvenLoad): Result<OrderChange, { readonly code: 'leftToStaff' }> => {
      const taker = { by: null, at: clock.now() };
      const promisedAt = autoPromise(before, { acceptance, shop, load: { ovenLoad, openOrders } }, taker.at);
      if (promisedAt === null) return err({ code: 'leftToStaff' });
      const taken = takeStep(before, { from: 'placed', to: 'accepted', minutes: null }, taker);
      if (!taken.ok) return err({ code: 'leftToStaff' });
      const order = { ...taken.value, promisedAt };
      const audited = auditedStep(before, order);
      return ok({ kind: 'step', before, order, taker, audited, note: '', undoable: undoable(before, taker.at) });
    };
    await orders.update(id, ({ order }, ovenLoad) => accept(order, ovenLoad), ovenCapacity);
  };
