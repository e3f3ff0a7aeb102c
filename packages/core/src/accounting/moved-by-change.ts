import { bookingsOfChange } from './books.ts';
import { sumMovedByHand } from './moved-by-hand.ts';

/** How many Rappen a change of an order moves by hand: all of it stands in its bookings. */
export const movedByChange = (change: Parameters<typeof bookingsOfChange>[0]): number =>
  sumMovedByHand(bookingsOfChange(change));
