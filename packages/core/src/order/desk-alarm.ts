import type { OrderAlarmLimits } from '../settings/settings-draft.ts';
import type { Instant } from '../time/instant.ts';
import { earlierOf } from '../time/zurich.ts';
import { type OrderAlarm, orderAlarm } from './order-alarm.ts';
import type { Order } from './order.ts';

/** What is judged of an order. */
export type WaitingOrder = Pick<Order, 'id' | 'status' | 'orderTimeProgresses'>;

export type DeskAlarm = {
  /** How many orders nobody has accepted yet. */
  readonly waiting: number;
  /** `new`: somebody should look. `alarm`: one of them waits for too long. */
  readonly level: 'none' | 'new' | 'alarm';
  /** Those that alarm, by id. */
  readonly levels: Readonly<Record<string, OrderAlarm['level']>>;
  /** The next instant at which any of it changes while nobody acts; null: it does not. */
  readonly changesAt: Instant | null;
};

/** How urgent the orders are together. RangeError for what is no instant. Source: product design, "Order". */
export function deskAlarm(orders: readonly WaitingOrder[], limits: OrderAlarmLimits, at: Instant): DeskAlarm {
  const placed = orders.filter(({ status }) => status === 'placed');
  const alarms = placed.map((order) => ({ id: order.id, ...orderAlarm(order, limits, at) }));
  const urgent = alarms.filter(({ level }) => level !== 'calm');
  const changes = alarms.map(({ changesAt }) => changesAt).filter((change) => change !== null);
  return {
    waiting: placed.length,
    level: urgent.length > 0 ? 'alarm' : placed.length > 0 ? 'new' : 'none',
    levels: Object.fromEntries(urgent.map(({ id, level }) => [id, level])),
    changesAt: changes.length > 0 ? changes.reduce(earlierOf) : null,
  };
}
