import { createHmac, timingSafeEqual } from 'node:crypto';
import { isLinkOpen } from '@ofenpost/core/order/device-orders';
import type { canSeeOrder } from '@ofenpost/core/order/order-summary';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';
import { type StoredOrder, findOrder } from './order.repository.ts';

/**
 * The secret that lets its holder read one order. It is derived, so that a repeated request gets the same one and none
 * is stored.
 */
export const orderCapability = (authSecret: string, orderId: string): string =>
  createHmac('sha256', authSecret).update(`order:${orderId}`).digest('base64url');

function opensOrder(authSecret: string, orderId: string, capability: string): boolean {
  const expected = Buffer.from(orderCapability(authSecret, orderId));
  const given = Buffer.from(capability);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

type VisibleOrderRequest = { readonly id: string; readonly capability?: string | undefined };

/** The order, if the caller has its valid capability or the account may see it. */
export async function findVisibleOrder(
  { database, authSecret, clock }: Pick<Services, 'database' | 'authSecret' | 'clock'>,
  accountOf: ApiContext['account'],
  { id, capability }: VisibleOrderRequest,
  allows: typeof canSeeOrder,
): Promise<StoredOrder | null> {
  const stored = await findOrder(database, id);
  if (stored === null) return null;
  const hasLink = capability !== undefined && opensOrder(authSecret, id, capability);
  if (hasLink && isLinkOpen(stored.order, clock.now())) return stored;
  return allows(await accountOf(), stored) ? stored : null;
}
