import * as z from 'zod/mini';
import type { KeyValuePort } from '../storage/key-value.port.ts';
import { type VersionedValue, readValue, writeValue } from '../storage/versioned-value.ts';
import { type Instant, instant } from '../time/instant.ts';
import { DEVICE_ORDERS_KEY } from './device-orders-key.ts';
import type { Order } from './order.ts';

/**
 * Guests may have questions about an order for this many days; afterwards a link in an old e-mail or history shows
 * nothing.
 */
export const LINK_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether the link of a guest's order is still valid. */
export const isLinkOpen = (
  { orderTimeProgresses: { created } }: { readonly orderTimeProgresses: Pick<Order['orderTimeProgresses'], 'created'> },
  now: Instant,
): boolean => Date.parse(now) - Date.parse(created) < LINK_DAYS * DAY_MS;

/** An order that a guest placed on this device, with the key of its page. */
const deviceOrder = z.object({
  id: z.string(),
  capability: z.string(),
  number: z.int(),
  /** In Rappen. */
  totalPrice: z.int(),
  placedAt: instant,
});
export type DeviceOrder = z.infer<typeof deviceOrder>;

export const DEVICE_ORDERS_MAX = 10;

const storedOrders: VersionedValue<DeviceOrder[]> = {
  key: DEVICE_ORDERS_KEY,
  version: 1,
  schema: z.array(deviceOrder),
};

/** The orders of this device whose links are still valid at `now`, newest first. */
export const deviceOrders = (keyValue: KeyValuePort, now: Instant): readonly DeviceOrder[] =>
  (readValue(keyValue, storedOrders) ?? []).filter(({ placedAt }) =>
    isLinkOpen({ orderTimeProgresses: { created: placedAt } }, now),
  );

type Placed = {
  readonly order: Pick<Order, 'id' | 'number' | 'totalPrice' | 'orderTimeProgresses'>;
  readonly capability: string;
};

/** Stores an order of a guest in front of the others; an order is stored only once. */
export function storeDeviceOrder(keyValue: KeyValuePort, { order, capability }: Placed): void {
  const { id, number, totalPrice } = order;
  const placedAt = order.orderTimeProgresses.created;
  const others = deviceOrders(keyValue, placedAt).filter((other) => other.id !== id);
  writeValue(
    keyValue,
    storedOrders,
    [{ id, capability, number, totalPrice, placedAt }, ...others].slice(0, DEVICE_ORDERS_MAX),
  );
}
