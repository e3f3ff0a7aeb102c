import * as z from 'zod/mini';
import type { PaymentMethod } from '../payment/payment.ts';
import type { Instant } from '../time/instant.ts';
import type { AccountingError, DayClose, DayJournal } from './accounting.ts';
import { type Booking, PLAIN_BOOKING } from './booking.ts';
import { cashDifference, optionalBookingReason } from './cash.ts';
import { type TerminalTotals, bookedOnTerminal, terminalTotals } from './figures.ts';

/**
 * Up to here a difference needs no reason, in Rappen: a mistake with change happens on every evening, and reasons that
 * are invented for it would be worth nothing.
 */
export const SMALL_DIFFERENCE = 500;

/** What somebody who closes a day has read, and why it differs from the books. */
export const closeDifferenceFields = {
  terminal: z.optional(terminalTotals),
  differenceReason: z.optional(optionalBookingReason),
};
type Read = { readonly terminal?: TerminalTotals | undefined; readonly differenceReason?: string | undefined };

type Counted = Pick<DayJournal, 'count' | 'figures'>;

const NOTHING: TerminalTotals = { card: 0, twint: 0 };

/** The methods of which the books, or what was read, have something on the terminal, so that its totals are asked for. */
export function methodsOnTerminal(
  { figures }: Pick<DayJournal, 'figures'>,
  read: TerminalTotals = NOTHING,
): ('card' | 'twint')[] {
  const booked = bookedOnTerminal(figures);
  return (['card', 'twint'] as const).filter((method) => booked[method] !== 0 || read[method] !== 0);
}

/** What was counted and read minus what the books expect, in Rappen and by method; nothing where nobody counted or read. */
export function closeDifferences(
  { count, figures }: Counted,
  { terminal }: Pick<Read, 'terminal'>,
): Record<PaymentMethod, number> {
  const booked = bookedOnTerminal(figures);
  return {
    cash: count === null ? 0 : cashDifference(count, figures),
    card: terminal === undefined ? 0 : terminal.card - booked.card,
    twint: terminal === undefined ? 0 : terminal.twint - booked.twint,
  };
}

/** How many Rappen the differences of a close move by hand: what is missing here does not outweigh what is over there. */
export const movedByClose = ({ cash, card, twint }: Record<PaymentMethod, number>): number =>
  Math.abs(cash) + Math.abs(card) + Math.abs(twint);

/** Why a day cannot be closed with what was counted and read, or null. */
export function differenceBlocker(journal: Counted, read: Read): AccountingError | null {
  if (read.terminal === undefined && methodsOnTerminal(journal).length > 0) return { code: 'terminalNotRead' };
  const differences = closeDifferences(journal, read);
  const method = (['cash', 'card', 'twint'] as const).find((each) => Math.abs(differences[each]) > SMALL_DIFFERENCE);
  return method === undefined || (read.differenceReason ?? '') !== ''
    ? null
    : { code: 'closeDiffers', method, difference: differences[method] };
}

type By = { readonly at: Instant; readonly actorId: string | null };

type Amounts = readonly (readonly [PaymentMethod, number])[];

/** A booking of what differs by method; none where nothing does. */
function bookingOf(kind: 'cashDifference' | 'terminalDifference', amounts: Amounts, rest: By & { note: string }) {
  const shares = amounts
    .filter(([, gross]) => gross !== 0)
    .map(([method, gross]) => ({ vatRate: 0 as const, method, gross, vat: 0 }));
  return shares.length === 0 ? [] : [{ ...PLAIN_BOOKING, ...rest, kind, shares }];
}

/** The bookings of what differs at a close, with its reason. */
export const bookingsOfDifferences = (
  { cash, card, twint }: Record<PaymentMethod, number>,
  note: string,
  by: By,
): Booking[] => [
  ...bookingOf('cashDifference', [['cash', cash]], { ...by, note }),
  ...bookingOf(
    'terminalDifference',
    [
      ['card', card],
      ['twint', twint],
    ],
    { ...by, note },
  ),
];

/** The bookings that take back what a close has booked; none of a close that is older than such bookings. */
export function bookingsOfReversal({ number, figures }: DayClose, by: By): Booking[] {
  const { cashDifference: cash = 0, terminalDifference: { card, twint } = { card: 0, twint: 0 } } = figures;
  return bookingsOfDifferences(
    { cash: 0 - cash, card: 0 - card, twint: 0 - twint },
    `Abschluss Nr. ${number} zurückgenommen`,
    by,
  );
}
