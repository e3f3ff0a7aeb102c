import { isSame } from '../editor/is-same.ts';
import type { Booking } from './booking.ts';

/** Whether what was entered under an id before is what is entered now: the same again is booked once. */
export const isSameBooking = (a: Booking, b: Booking): boolean =>
  a.kind === b.kind && a.note === b.note && a.orderNumber === b.orderNumber && isSame(a.shares, b.shares);
