import { isSame } from '../editor/is-same.ts';
import type { Booking } from './booking.ts';

/** Whether a booking repeats the one that was sent under the same id before; a repetition is booked once. */
export const isSameBooking = (a: Booking, b: Booking): boolean =>
  a.kind === b.kind && a.note === b.note && a.orderNumber === b.orderNumber && isSame(a.shares, b.shares);
