import type { OrderAlarmLimits } from '../settings/settings-draft.ts';
import type { Instant } from '../time/instant.ts';
import { addMinutes, earlierOf, inUtc, minutesBetween } from '../time/zurich.ts';
import type { Order } from './order.ts';

export type OrderAlarm = {
  /** `alarm`: the order desk rings louder. `tellCustomerToCall`: the customer is asked to call as well. */
  readonly level: 'calm' | 'alarm' | 'tellCustomerToCall';
  /** The next instant at which the level changes while nobody acts; null when there is none. */
  readonly changesAt: Instant | null;
};

/** The message for the customer when nobody accepts the order. */
export const CALL_US_MESSAGE =
  'Das dauert länger als sonst. Bitte ruf uns an, damit deine Bestellung nicht liegen bleibt.';

/**
 * The urgency of an order that is not accepted yet; a level applies from exactly its limit on, in minutes since the
 * order was placed. If the limit of the customer comes first, the `alarm` level is skipped. RangeError for an invalid
 * instant. Source: product design, "Order".
 */
export function orderAlarm(
  { status, orderTimeProgresses: { created } }: Pick<Order, 'status' | 'orderTimeProgresses'>,
  { alarmMinutes, tellCustomerMinutes }: OrderAlarmLimits,
  at: Instant,
): OrderAlarm {
  if (status !== 'placed') return { level: 'calm', changesAt: null };
  const now = inUtc(at);
  const [alarmAt, customerCallAt] = [addMinutes(created, alarmMinutes), addMinutes(created, tellCustomerMinutes)];
  if (now >= customerCallAt) return { level: 'tellCustomerToCall', changesAt: null };
  return now < alarmAt
    ? { level: 'calm', changesAt: earlierOf(alarmAt, customerCallAt) }
    : { level: 'alarm', changesAt: customerCallAt };
}

/** The fields of an order that decide its urgency. */
export type WaitingOrder = Pick<Order, 'id' | 'number' | 'status' | 'orderTimeProgresses'>;

export type Alarm = {
  /** The number of orders that are not accepted yet. */
  readonly waiting: number;
  /** `new`: staff should look. `alarm`: one of the orders has waited too long. */
  readonly level: 'none' | 'new' | 'alarm';
  /** The levels of the orders that raise an alarm, by id. */
  readonly levels: Readonly<Record<string, OrderAlarm['level']>>;
  /** The number of the order with an alarm that has waited longest; null without an alarm. */
  readonly longest: number | null;
  /** The next instant at which any of it changes while nobody acts; null when there is none. */
  readonly changesAt: Instant | null;
};

const longestFirst = (a: WaitingOrder, b: WaitingOrder) =>
  minutesBetween(b.orderTimeProgresses.created, a.orderTimeProgresses.created) || a.number - b.number;

/** The common urgency of the orders. RangeError for an invalid instant. Source: product design, "Order". */
export function alarm(orders: readonly WaitingOrder[], limits: OrderAlarmLimits, at: Instant): Alarm {
  const placed = orders.filter(({ status }) => status === 'placed');
  const alarms = placed.map((order) => ({ ...order, ...orderAlarm(order, limits, at) }));
  const urgent = alarms.filter(({ level }) => level !== 'calm');
  const changes = alarms.map(({ changesAt }) => changesAt).filter((change) => change !== null);
  return {
    waiting: placed.length,
    level: urgent.length > 0 ? 'alarm' : placed.length > 0 ? 'new' : 'none',
    levels: Object.fromEntries(urgent.map(({ id, level }) => [id, level])),
    longest: urgent.toSorted(longestFirst)[0]?.number ?? null,
    changesAt: changes.length > 0 ? changes.reduce(earlierOf) : null,
  };
}
