import type { ByHandLine } from './accounting.ts';
import { BOOKING_LABELS, type Booking } from './booking.ts';
import { movedByHand } from './moved-by-hand.ts';

/** A booking with the name of who made it; '' where it was a guest, the shop itself or an account that is gone. */
export type NamedBooking = { readonly booking: Booking; readonly name: string };

/** The lines of each name, in the order in which the names come first. */
const byName = (lines: readonly ByHandLine[]) =>
  [...new Set(lines.map(({ name }) => name))].map((name) => ({
    name,
    lines: lines.filter((line) => line.name === name),
  }));

/**
 * What was moved by hand and what was kept back of an order, one line for each booking: by person, and of each person in the order
 * in which it was booked.
 */
export function byHandLines(booked: readonly NamedBooking[]): ByHandLine[] {
  const lines = booked.flatMap(({ booking, name }): ByHandLine[] => {
    const { kind, orderNumber: number, note, shares, given } = booking;
    const moved = movedByHand(booking);
    const gross = shares.reduce((sum, share) => sum + share.gross, given);
    return moved === 0 && kind !== 'alcoholWithheld'
      ? []
      : [{ kind, number, amount: gross || moved || booking.orderTotal, name, note }];
  });
  return byName(lines).flatMap((own) => own.lines);
}

/** A line in words: `Rückerstattung, Nr. 1042: Kalt`. */
export const byHandText = ({ kind, number, note }: ByHandLine): string =>
  `${BOOKING_LABELS[kind]}${number === null ? '' : `, Nr. ${number}`}${note === '' ? '' : `: ${note}`}`;

/** The lines of each person, with a name for the shop itself. */
export const byPerson = (lines: readonly ByHandLine[]): { readonly name: string; readonly lines: ByHandLine[] }[] =>
  byName(lines).map(({ name, lines: own }) => ({ name: name === '' ? 'Ohne Person' : name, lines: own }));
