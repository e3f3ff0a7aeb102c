import type { OrderAlarmLimits } from '../settings/settings-draft.ts';
import type { Instant } from '../time/instant.ts';
import { addMinutes, earlierOf, inUtc } from '../time/zurich.ts';
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
