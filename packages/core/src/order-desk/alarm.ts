import { type OrderAlarm, orderAlarm } from '../order/order-alarm.ts';
import type { Order } from '../order/order.ts';
import type { OrderAlarmLimits } from '../settings/settings-draft.ts';
import type { Instant } from '../time/instant.ts';
import { earlierOf, minutesBetween } from '../time/zurich.ts';

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
