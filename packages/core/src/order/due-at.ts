import type { Instant } from '../time/instant.ts';
import type { Order } from './order.ts';

/** When an order is due: as promised, and before a promise as the guest wished or was shown. */
export const dueAtOf = ({ promisedAt, deliveryTime }: Pick<Order, 'promisedAt' | 'deliveryTime'>): Instant =>
  promisedAt ?? deliveryTime.requestedAt;
