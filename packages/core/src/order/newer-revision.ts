import type { Order } from './order.ts';

/**
 * The answer to a step, a load and the live stream can overtake each other: the later revision stands, of equal ones
 * the news.
 */
export const newerRevision = (known: Order | null, changes: Order): Order =>
  known === null || changes.revision >= known.revision ? changes : known;
