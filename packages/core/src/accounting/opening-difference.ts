import type { Instant } from '../time/instant.ts';
import type { DayJournal } from './accounting.ts';
import { type Booking, PLAIN_BOOKING } from './booking.ts';
import type { Figures } from './figures.ts';

type BroughtForward = Pick<DayJournal, 'closedUntil' | 'openingSuggested' | 'figures'>;

/**
 * The difference of an opening of the till to what the last close left, without what is booked for the day already, in
 * Rappen. Before the first close every opening is right.
 */
export const openingGap = ({ closedUntil, openingSuggested, figures }: BroughtForward, opening: number): number =>
  closedUntil === null ? 0 : opening - openingSuggested - (figures.openingDifference ?? 0);

/** How many Rappen an opening moves by hand, and how many were moved for the day before. */
export const movedByOpening = ({ figures }: Pick<BroughtForward, 'figures'>, gap: number) => ({
  amount: gap,
  before: gap === 0 ? 0 : (figures.openingDifference ?? 0),
});

type By = { readonly at: Instant; readonly actorId: string | null };

/** The booking of an opening difference, in Rappen, with its reason. */
export const bookingOfOpening = (gap: number, reason: string, by: By): Booking => ({
  ...PLAIN_BOOKING,
  ...by,
  kind: 'openingDifference',
  note: reason,
  shares: [{ vatRate: 0, method: 'cash', gross: gap, vat: 0 }],
});

/** How the till began, in Rappen: the amount carried forward, the difference, and the opening. */
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
