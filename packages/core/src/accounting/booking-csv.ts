import type { CsvColumn } from '../csv/csv.ts';
import { percentText } from '../money/percent-text.ts';
import { formatLocalDate } from '../time/zurich.ts';
import { type BookingRow, bookingText } from './booking-list.ts';
import { BOOKING_METHOD_LABELS } from './booking.ts';
import { isLate } from './business-day.ts';

/**
 * The journal for the fiduciary: one line for each booking, rate and payment method. The part that gift cards paid is a
 * sale paid by `Gutschein` and also reduces the debt for gift cards, so all lines of cash, card and TWINT sum to the
 * money received. The given part has no line: the text of the sale names it.
 */
export const BOOKING_CSV: readonly CsvColumn<BookingRow>[] = [
  { title: 'Buchungstag', value: ({ day }) => formatLocalDate(day) },
  { title: 'Zeitpunkt', value: ({ at }) => ({ at }) },
  { title: 'Beleg', value: ({ number }) => number },
  { title: 'Bestellung', value: ({ orderNumber }) => orderNumber },
  { title: 'Buchungstext', value: bookingText },
  { title: 'Netto CHF', value: ({ net }) => ({ rappen: net }) },
  { title: 'MwSt.-Satz', value: ({ vatRate }) => (vatRate === null ? '' : percentText(vatRate)) },
  { title: 'MwSt. CHF', value: ({ vat }) => ({ rappen: vat }) },
  { title: 'Brutto CHF', value: ({ gross }) => ({ rappen: gross }) },
  { title: 'Zahlungsart', value: ({ method }) => (method === null ? '' : BOOKING_METHOD_LABELS[method]) },
  { title: 'Bemerkung', value: (row) => (isLate(row) ? 'Nach dem Abschluss des Tages gebucht' : '') },
];
