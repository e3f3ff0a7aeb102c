import type { Instant } from '../time/instant.ts';
import type { DayJournal } from './accounting.ts';
import { type Booking, PLAIN_BOOKING } from './booking.ts';
import type { Figures } from './figures.ts';

type Carried = Pick<DayJournal, 'closedUntil' | 'openingSuggested' | 'figures'>;

/**
 * What an opening of the till differs from what the last close left, beyond what is booked for the day already, in Rappen.
 * Before the first close every opening is right.
 */
export const openingGap = ({ closedUntil, openingSuggested, figures }: Carried, opening: number): number =>
  closedUntil === null ? 0 : opening - openingSuggested - (figures.openingDifference ?? 0);

/** How much of an opening whoever counts moves by hand, and how much was before. */
export const movedByOpening = ({ figures }: Pick<Carried, 'figures'>, gap: number) => ({
  amount: gap,
  before: gap === 0 ? 0 : (figures.openingDifference ?? 0),
});

type By = { readonly at: Instant; readonly actorId: string | null };

/** The entry that says why a till begins with another amount than the last close left. */
export const bookingOfOpening = (gap: number, reason: string, by: By): Booking => ({
  ...PLAIN_BOOKING,
  ...by,
  kind: 'openingDifference',
  note: reason,
  shares: [{ vatRate: 0, method: 'cash', gross: gap, vat: 0 }],
});

/** How a till began: what was carried forward, what was added to that or was missing, and the opening. In Rappen. */
export function openingLines(
  opening: number,
  { openingDifference = 0 }: Pick<Figures, 'openingDifference'>,
): { readonly label: string; readonly amount: number }[] {
  return [
    { label: 'Vortrag', amount: opening - openingDifference },
    ...(openingDifference === 0 ? [] : [{ label: 'Differenz zum Vortrag', amount: openingDifference }]),
    { label: 'Anfangsbestand', amount: opening },
  ];
}
