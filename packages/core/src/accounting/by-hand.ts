import { teamNameKey } from '../account/team-name.ts';
import { groupBy } from '../list/group-by.ts';
import type { ByHandLine } from './accounting.ts';
import { BOOKING_LABELS, type Booking, type BookingKind, STOPPED_KINDS } from './booking.ts';
import { movedByHand } from './moved-by-hand.ts';

/** A booking with the name of who made it; '' where it was a guest, the shop itself or an account that is gone. */
export type NamedBooking = { readonly booking: Booking; readonly name: string };

/** The lines of each name, in the order in which the names come first. */
const byName = (lines: readonly ByHandLine[]) =>
  [...new Set(lines.map(({ name }) => name))].map((name) => ({
    name,
    lines: lines.filter((line) => line.name === name),
  }));

/** What stands on the close without a limit: the kitchen had begun, or the alcohol was not handed over. */
const UNLIMITED: readonly BookingKind[] = ['stoppedPreparing', 'loweredPreparing', 'alcoholWithheld'];

/** Whether a booking stands on the close for itself. */
const isListed = ({ booking }: NamedBooking): boolean => movedByHand(booking) !== 0 || UNLIMITED.includes(booking.kind);

/** Whether a booking takes back a stop that stands on the close, so that this one is not read as two. */
function takesBackListed({ booking: { kind, orderNumber } }: NamedBooking, earlier: readonly NamedBooking[]): boolean {
  if (kind !== 'stopUndone') return false;
  const stop = earlier.findLast(
    ({ booking }) => booking.orderNumber === orderNumber && STOPPED_KINDS.includes(booking.kind),
  );
  return stop !== undefined && isListed(stop);
}

/** What a booking moved by hand, kept back of an order or took back. */
function lineOf({ booking }: NamedBooking, name: string): ByHandLine {
  const { kind, orderNumber: number, note, shares, given } = booking;
  const gross = shares.reduce((sum, share) => sum + share.gross, given);
  return { kind, number, amount: gross || movedByHand(booking) || booking.orderTotal, name, note };
}

/** The name, or `Jonas Keller (2)` where another person on the close is called so. */
function unusedName(name: string, used: ReadonlySet<string>): string {
  let [label, place] = [name, 1];
  while (used.has(teamNameKey(label))) label = `${name} (${++place})`;
  return label;
}

/**
 * What was moved by hand, one line for each booking: by person, and of each person in the order in which it was booked.
 * A person is an account: a line keeps the name alone, so that nobody may have the name of another. Who took another
 * name meanwhile has the last one.
 */
export function byHandLines(booked: readonly NamedBooking[]): ByHandLine[] {
  const byAccount = groupBy(
    booked.filter((each, place) => isListed(each) || takesBackListed(each, booked.slice(0, place))),
    ({ booking, name }) => (name === '' ? null : booking.actorId),
  );
  const used = new Set<string>();
  return [...byAccount].flatMap(([account, own]) => {
    const name = account === null ? '' : unusedName(own.at(-1)?.name ?? '', used);
    used.add(teamNameKey(name));
    return own.map((each) => lineOf(each, name));
  });
}

/** A line in words: `Rückerstattung, Nr. 1042: Kalt`. */
export const byHandText = ({ kind, number, note }: ByHandLine): string =>
  `${BOOKING_LABELS[kind]}${number === null ? '' : `, Nr. ${number}`}${note === '' ? '' : `: ${note}`}`;

/** The lines of each person, with a name for the shop itself. */
export const byPerson = (lines: readonly ByHandLine[]): { readonly name: string; readonly lines: ByHandLine[] }[] =>
  byName(lines).map(({ name, lines: own }) => ({ name: name === '' ? 'Ohne Person' : name, lines: own }));
