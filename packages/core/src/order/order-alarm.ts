import type { OrderAlarmLimits } from '../settings/settings-draft.ts';
import type { Instant } from '../time/instant.ts';
import { addMinutes, earlierOf, inUtc, laterOf, minutesBetween } from '../time/zurich.ts';
import { isForLaterDay, isLater, startsAt } from './advance-order.ts';
import { isUnseenCancellation } from './guest-cancel.ts';
import type { Order } from './order.ts';

/** The limits of an order that waits, in minutes. */
export type AlarmLimits = Pick<OrderAlarmLimits, 'alarmMinutes' | 'tellCustomerMinutes'>;

export type OrderAlarm = {
  /** `alarm`: the order desk rings louder. `tellCustomerToCall`: the customer is asked to call as well. */
  readonly level: 'calm' | 'alarm' | 'tellCustomerToCall';
  /** The next instant at which the level changes while nobody acts; null when there is none. */
  readonly changesAt: Instant | null;
};

/** The fields of an order that decide its level. */
type AlarmedOrder = Pick<Order, 'status' | 'orderTimeProgresses' | 'promisedAt' | 'deliveryTime'>;

/** The message for the customer when nobody accepts the order. */
export const CALL_US_MESSAGE =
  'Das dauert länger als sonst. Bitte ruf uns an, damit deine Bestellung nicht liegen bleibt.';

/**
 * The urgency of an order that is not accepted yet; a level applies from exactly its limit on, in minutes since the
 * order was placed, or, for a later day, became work. If the limit of the customer comes first, the `alarm` level is skipped. RangeError for an invalid
 * instant. Source: product design, "Order".
 */
export function orderAlarm(
  order: AlarmedOrder,
  { alarmMinutes, tellCustomerMinutes }: AlarmLimits,
  at: Instant,
): OrderAlarm {
  if (order.status !== 'placed') return { level: 'calm', changesAt: null };
  const [now, placed] = [inUtc(at), startsAt(order)];
  const [alarmAt, customerCallAt] = [addMinutes(placed, alarmMinutes), addMinutes(placed, tellCustomerMinutes)];
  if (now >= customerCallAt) return { level: 'tellCustomerToCall', changesAt: null };
  return now < alarmAt
    ? { level: 'calm', changesAt: earlierOf(alarmAt, customerCallAt) }
    : { level: 'alarm', changesAt: customerCallAt };
}

/** The fields of an order that decide its urgency. */
export type WaitingOrder = AlarmedOrder & Pick<Order, 'id' | 'number' | 'guestCancellation'>;

export type Alarm = {
  /** The number of orders that are not accepted yet. */
  readonly waiting: number;
  /** The numbers of the orders that their guests cancelled and nobody has seen, ascending. */
  readonly cancelled: readonly number[];
  /** `new`: staff should look. `cancelled`: a guest cancelled. `alarm`: one of the orders has waited too long. */
  readonly level: 'none' | 'new' | 'cancelled' | 'alarm';
  /** The levels of the orders that raise an alarm, by id. */
  readonly levels: Readonly<Record<string, OrderAlarm['level']>>;
  /** The number of the order with an alarm that has waited longest; null without an alarm. */
  readonly longest: number | null;
  /** When the last order for a later day became work; null while none has. */
  readonly workSince: Instant | null;
  /** The next instant at which any of it changes while nobody acts; null when there is none. */
  readonly changesAt: Instant | null;
};

/** When the last of the orders for a later day became work. */
function workSince(orders: readonly WaitingOrder[], at: Instant): Instant | null {
  const started = orders.filter((order) => isForLaterDay(order) && !isLater(order, at)).map(startsAt);
  return started.length > 0 ? started.reduce(laterOf) : null;
}

const longestFirst = (a: WaitingOrder, b: WaitingOrder) =>
  minutesBetween(b.orderTimeProgresses.created, a.orderTimeProgresses.created) || a.number - b.number;

/** The common urgency of the orders. RangeError for an invalid instant. Source: product design, "Order". */
export function alarm(orders: readonly WaitingOrder[], limits: AlarmLimits, at: Instant): Alarm {
  const unaccepted = orders.filter(({ status }) => status === 'placed');
  const later = orders.filter((order) => isLater(order, at));
  const placed = unaccepted.filter((order) => !isLater(order, at));
  const alarms = placed.map((order) => ({ ...order, ...orderAlarm(order, limits, at) }));
  const urgent = alarms.filter(({ level }) => level !== 'calm');
  const changes = [...alarms, ...later.map((order) => ({ changesAt: startsAt(order) }))]
    .map(({ changesAt }) => changesAt)
    .filter((change) => change !== null);
  const cancelled = orders.filter(isUnseenCancellation).map(({ number }) => number);
  return {
    waiting: placed.length,
    cancelled: cancelled.toSorted((a, b) => a - b),
    // What the kitchen bakes for nobody is more urgent than what it has not begun.
    level: urgent.length > 0 ? 'alarm' : cancelled.length > 0 ? 'cancelled' : placed.length > 0 ? 'new' : 'none',
    levels: Object.fromEntries(urgent.map(({ id, level }) => [id, level])),
    longest: urgent.toSorted(longestFirst)[0]?.number ?? null,
    workSince: workSince(orders, at),
    changesAt: changes.length > 0 ? changes.reduce(earlierOf) : null,
  };
}
