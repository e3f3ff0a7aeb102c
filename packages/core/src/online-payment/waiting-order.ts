import { counterOf, fulfilmentService } from '../checkout/fulfilment.ts';
import { asapEstimate } from '../delivery/delivery-slots.ts';
import type { OvenLoad } from '../delivery/delivery-time.ts';
import { demandOn, exceedsTolerance, fitsSlot, slotOf } from '../delivery/slot-capacity.ts';
import { openingStatus } from '../opening-hours/opening-status.ts';
import { type AcceptingShop, isForComingDay } from '../order-desk/auto-accept.ts';
import { orderLocationOf } from '../order-desk/edit-order.ts';
import { doorPayment } from '../order/amount-due.ts';
import type { Order } from '../order/order.ts';
import type { OrderChange } from '../order/order.use-cases.ts';
import { auditedStep, endUnpaid, holdsOven, placeWaiting } from '../order/take-step.ts';
import type { OnlineStanding, Payment } from '../payment/payment.ts';
import type { Instant } from '../time/instant.ts';
import { laterOf } from '../time/zurich.ts';
import type { OnlineMethod } from './online-method.ts';
import { onlinePartOf } from './online-part.ts';
import type { ProviderPayment } from './payment-provider.port.ts';

const BY_NOBODY = { by: null } as const;

/** When the order can arrive if it is placed now: as wished, or as soon as possible later. Null: it cannot. */
function possibleTime(order: Order, { openingHours, delivery }: AcceptingShop, now: Instant): Instant | null {
  const { fulfilment, deliveryTime } = order;
  const orderLocation =
    fulfilment === 'collected' ? counterOf(delivery.collection) : orderLocationOf(order, delivery.orderLocations);
  if (orderLocation === undefined) return null;
  const service = fulfilmentService(fulfilment, openingHours, delivery);
  if (isForComingDay(order, { ...service, orderLocation }, now)) return order.deliveryTime.requestedAt;
  if (openingStatus(service.schedule, now, service.busyControls.pause).state === 'closed') return null;
  const estimate = asapEstimate({ ...service, orderLocation }, now);
  if (estimate === null) return null;
  const { kind, requestedAt } = deliveryTime;
  if (kind === 'slot') return exceedsTolerance(estimate, requestedAt) ? null : requestedAt;
  return laterOf(estimate, requestedAt);
}

/**
 * Whether an order that waits for its payment can be placed now: it holds the oven still, or the oven has room and the
 * shop is open for it.
 */
export function canStillBePlaced(
  order: Order,
  { shop, ovenLoad, now }: { readonly shop: AcceptingShop; readonly ovenLoad: OvenLoad; readonly now: Instant },
): boolean {
  if (holdsOven(order, now)) return true;
  const at = possibleTime(order, shop, now);
  return at !== null && fitsSlot(demandOn(ovenLoad, order.ovenBreads), slotOf(at));
}

/** The change of an order that waits while its payment is tried; null where it shows the same already. */
export function triedChange(
  before: Order,
  { standing, method }: { readonly standing: OnlineStanding; readonly method?: OnlineMethod },
  at: Instant,
): OrderChange | null {
  const { payment } = before;
  if (before.status !== 'awaitingPayment' || payment.state !== 'awaitingOnline') return null;
  const next = { ...payment, standing, method: method ?? payment.method };
  if (next.standing === payment.standing && next.method === payment.method) return null;
  const order = { ...before, revision: before.revision + 1, payment: next };
  return {
    kind: 'paymentTried',
    before,
    order,
    taker: { ...BY_NOBODY, at },
    audited: null,
    undoable: null,
    note: '',
  };
}

const stepChange = (before: Order, order: Order, at: Instant): OrderChange => ({
  kind: 'step',
  before,
  order,
  taker: { ...BY_NOBODY, at },
  audited: auditedStep(before, order),
  undoable: null,
  note: '',
});

/** The change that places a waiting order with this payment; null where it waits no longer. */
export function placedChange(before: Order, payment: Payment, at: Instant): OrderChange | null {
  const placed = placeWaiting(before, payment, { ...BY_NOBODY, at });
  return placed.ok ? stepChange(before, placed.value, at) : null;
}

/** The payment of an order that the provider has authorised. */
export const paidOnline = ({ method, amount, displayText }: ProviderPayment, at: Instant): Payment => ({
  state: 'paidOnline',
  method,
  amount,
  means: displayText,
  at,
});

/** What the guest reads whose payment came too late for the wished time. */
const TOO_LATE =
  'Deine Zahlung kam erst, als wir deine Bestellung nicht mehr machen konnten. Wir haben sie freigegeben, dir wird nichts belastet.';

/** The change that ends a waiting order as unpaid; null where it waits no longer. `isTooLate`: the guest did pay. */
export function unpaidChange(before: Order, at: Instant, isTooLate = false): OrderChange | null {
  const ended = endUnpaid(before, { ...BY_NOBODY, at }, isTooLate ? TOO_LATE : '');
  return ended.ok ? stepChange(before, ended.value, at) : null;
}

/** What the provider does not take any more is due at the door; null where the order has ended. */
export function movedToDoorChange(before: Order, at: Instant): OrderChange | null {
  const { payment } = before;
  const online = onlinePartOf(payment);
  if (online === undefined || before.orderTimeProgresses.delivered !== undefined) return null;
  const wouldBe = online.method === 'onlineTwint' ? 'twint' : 'card';
  const method = payment.state === 'dueAtDoor' ? payment.method : wouldBe;
  const due: Payment = { state: 'dueAtDoor', method, isRefused: true };
  const { totalPrice, rounding } = doorPayment({ ...before, payment: due }, method);
  const order: Order = { ...before, revision: before.revision + 1, totalPrice, rounding, payment: due };
  return {
    kind: 'paymentMoved',
    before,
    order,
    taker: { ...BY_NOBODY, at },
    audited: null,
    undoable: null,
    note: '',
  };
}
