import type { OrderAlarmLimits } from '../settings/settings-draft.ts';
import type { Instant } from '../time/instant.ts';
import { addMinutes, earlierOf, inUtc } from '../time/zurich.ts';
import type { Order } from './order.ts';

export type OrderAlarm = {
  /** `alarm`: the order desk gets louder. `tellCustomerToCall`: the customer is asked to call as well. */
  readonly level: 'calm' | 'alarm' | 'tellCustomerToCall';
  /** The next instant at which the level changes while nobody acts; null: it does not. */
  readonly changesAt: Instant | null;
};

/** What the customer is told when nobody accepts. */
export const CALL_US_MESSAGE =
  'Das dauert länger als sonst. Bitte ruf uns an, damit deine Bestellung nicht liegen bleibt.';

/**
 * How urgent an order is that nobody has accepted yet; from exactly the limit on, in minutes since it was placed. Where
 * the limit of the customer comes first, the desk's is skipped. RangeError for what is no instant. Source: product
 * design, "Order".
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
