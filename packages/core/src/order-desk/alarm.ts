import { type OrderAlarm, orderAlarm } from '../order/order-alarm.ts';
import type { Order } from '../order/order.ts';
import type { OrderAlarmLimits } from '../settings/settings-draft.ts';
import type { Instant } from '../time/instant.ts';
import { earlierOf, minutesBetween } from '../time/zurich.ts';

/** What is judged of an order. */
export type WaitingOrder = Pick<Order, 'id' | 'number' | 'status' | 'orderTimeProgresses'>;

export type Alarm = {
  /** How many orders nobody has accepted yet. */
  readonly waiting: number;
  /** `new`: somebody should look. `alarm`: one of them waits for too long. */
  readonly level: 'none' | 'new' | 'alarm';
  /** Those that alarm, by id. */
  readonly levels: Readonly<Record<string, OrderAlarm['level']>>;
  /** The number of the one among them that has waited longest; null: none alarms. */
  readonly longest: number | null;
  /** The next instant at which any of it changes while nobody acts; null: it does not. */
  readonly changesAt: Instant | null;
};

const longestFirst = (a: WaitingOrder, b: WaitingOrder) =>
  minutesBetween(b.orderTimeProgresses.created, a.orderTimeProgresses.created) || a.number - b.number;

/** How urgent the orders are together. RangeError for what is no instant. Source: product design, "Order". */
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
