import type { Order } from '../order/order.ts';
import { addMinutes, inUtc } from '../time/zurich.ts';
import { RESERVED_MINUTES } from './online-limits.ts';

/**
 * Whether an order came after its payment when its wished time could not be kept any more: staff promise another one, and
 * the guest reads so until they do.
 */
export function isWishPast({ status, deliveryTime, orderTimeProgresses: { created, placed } }: Order): boolean {
  if (status !== 'placed' || placed === undefined || placed < addMinutes(created, RESERVED_MINUTES)) return false;
  const { kind, requestedAt } = deliveryTime;
  // As soon as possible was reckoned from the order.
  return kind === 'asap' || inUtc(requestedAt) <= placed;
}
