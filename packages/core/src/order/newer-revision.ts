import type { Order } from './order.ts';

/**
 * The newer of two versions of an order: answers and the live stream may overtake each other. The higher revision wins,
 * of equal ones `changes`.
 */
export const newerRevision = (known: Order | null, changes: Order): Order =>
  known === null || changes.revision >= known.revision ? changes : known;
