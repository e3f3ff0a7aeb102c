import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '../services.ts';
import { findOrder } from './order.repository.ts';

/**
 * The secret that lets its holder read one order. It is derived, so that a repeated request gets the same one and none
 * is stored.
 */
export const orderCapability = (authSecret: string, orderId: string): string =>
  createHmac('sha256', authSecret).update(`order:${orderId}`).digest('base64url');

/** What core's `findVisibleOrder` needs. */
export const orderAccess = ({ database, authSecret, clock }: Pick<Services, 'database' | 'authSecret' | 'clock'>) => ({
  clock,
  orders: { load: (id: string) => findOrder(database, id) },
  isCapability: (orderId: string, capability: string): boolean => {
    const expected = Buffer.from(orderCapability(authSecret, orderId));
    const given = Buffer.from(capability);
    return expected.length === given.length && timingSafeEqual(expected, given);
  },
});
