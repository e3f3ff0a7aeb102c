import * as z from 'zod/mini';
import type { CsvColumn } from '../csv/csv.ts';
import { listPage, pageOf } from '../list/list-page.ts';
import { defineList } from '../list/list-query.ts';
import { percentText } from '../money/format-money.ts';
import { rappen } from '../money/money.ts';
import type { OnlinePayment } from '../online-payment/online-payment.ts';
import { businessDayOf, isLate } from '../time/business-day.ts';
import { type LocalDate, localDate } from '../time/instant.ts';
import { formatLocalDate } from '../time/zurich.ts';
import { vatRate as vatRateSchema } from '../vat/vat.ts';
import {
  BOOKING_LABELS,
  type Booking,
  type BookingKind,
  type BookingShare,
  booking,
  bookingKind,
  bookingMethod,
  isTurnover,
  BOOKING_METHOD_LABELS,
} from './booking.ts';
import type { NamedBooking } from './by-hand.ts';

/** A day, or '' for no limit. */
const dayOrNone = z.union([localDate, z.literal('')]);

/** What staff can filter and sort the journal by. */
export const BOOKING_LIST = defineList({
  file: { path: '/admin/accounting.csv', page: '/admin/accounting', action: 'accounting.read', name: 'Journal' },
  sorts: ['number', 'gross'],
  filters: { from: dayOrNone, to: dayOrNone, kind: z.enum(['all', ...bookingKind.options]) },
  blank: { sort: '-number', from: '', to: '', kind: 'all' },
});
export type BookingQuery = typeof BOOKING_LIST.start;

/** A line of the journal: a booking under one rate and one payment method. Amounts in Rappen. */
export const bookingRow = z.extend(z.pick(booking, { kind: true, at: true, orderNumber: true, note: true }), {
  /** Ascends in the order of entry; all lines of one booking share it. */
  number: z.int(),
  line: z.int(),
  /** The day on which it is booked. */
  day: localDate,
  /** The earlier day on which the order was sold that it corrects or gives back; null: none. */
  soldOn: z.nullable(localDate),
  /** Who caused it; '' where it was a guest or the shop itself. */
  by: z.string(),
  method: z.nullable(bookingMethod),
  /** Null where there is no amount or no turnover. */
  vatRate: z.nullable(vatRateSchema),
  net: rappen,
  vat: rappen,
  gross: rappen,
});
export type BookingRow = z.infer<typeof bookingRow>;

export const bookingPage = listPage(bookingRow);
export type BookingPage = z.infer<typeof bookingPage>;

/** A booking with its number and day. */
export type Booked = { readonly number: number; readonly day: LocalDate; readonly booking: Booking };

const NO_SHARE = { vatRate: null, method: null, gross: 0, vat: 0 };

type ShareOrNone = Omit<BookingShare, 'vatRate'> & Pick<BookingRow, 'vatRate'>;

/** The part of a line that a share of a booking fills. */
export const shareOnLine = (
  kind: BookingKind,
  { method, vatRate: rate, gross, vat }: ShareOrNone,
): ShareOrNone & Pick<BookingRow, 'net'> => ({
  method,
  vatRate: isTurnover(kind) ? rate : null,
  net: gross - vat,
  vat,
  gross,
});

/** The lines of a booking; one that moves no money has one without an amount. */
const bookingRowsOf = (
  { number, day, name: by, booking: { kind, at, orderNumber, note, shares } }: Booked & NamedBooking,
  soldOn: LocalDate | null,
): BookingRow[] =>
  (shares.length === 0 ? [NO_SHARE] : shares).map((share, line) => ({
    number,
    line,
    day,
    soldOn,
    by,
    kind,
    at,
    orderNumber,
    note,
    ...shareOnLine(kind, share),
  }));

const KEY_DIGITS = 12;

/** The day of the sale that a booking corrects, where that is an earlier one. */
function soldOnOf({ number, day, booking: { kind, orderId } }: Booked, booked: readonly Booked[]): LocalDate | null {
  if (orderId === null || !isTurnover(kind)) return null;
  const sale = booked.find((each) => each.booking.kind === 'sale' && each.booking.orderId === orderId);
  return sale !== undefined && sale.number < number && sale.day < day ? sale.day : null;
}

export const pageOfBookings = (booked: readonly (Booked & NamedBooking)[], query: BookingQuery): BookingPage =>
  pageOf(
    booked.flatMap((entry) => bookingRowsOf(entry, soldOnOf(entry, booked))),
    query,
    {
      texts: ({ orderNumber, note }) => [String(orderNumber ?? ''), note],
      isWanted: ({ day, kind }) =>
        (query.from === '' || day >= query.from) &&
        (query.to === '' || day <= query.to) &&
        (query.kind === 'all' || query.kind === kind),
      sorts: { number: ({ number }) => number, gross: ({ gross }) => gross },
      key: ({ number, line }) => `${String(number).padStart(KEY_DIGITS, '0')}-${9 - line}`,
    },
  );

/** The text of a line: `Verkauf, Bestellung 1042`. */
export const bookingText = ({ kind, orderNumber, note }: Pick<BookingRow, 'kind' | 'orderNumber' | 'note'>): string =>
  [
    BOOKING_LABELS[kind],
    ...(orderNumber === null ? [] : [`Bestellung ${orderNumber}`]),
    ...(note === '' ? [] : [note]),
  ].join(', ');

/**
 * What a line says of days that were closed before it; '' where it says nothing. Source: product design, "Orders that
 * change".
 */
export function bookingRemark({ at, day, soldOn }: Pick<BookingRow, 'at' | 'day' | 'soldOn'>): string {
  if (isLate({ at, day })) return `Nach dem Abschluss des ${formatLocalDate(businessDayOf(at))} gebucht`;
  return soldOn === null ? '' : `Zum ${formatLocalDate(soldOn)}`;
}

/** The payment at the provider of a sale, on the first line that it paid. Amounts in Rappen. */
export type SoldOnline = Pick<OnlinePayment, 'reference' | 'captured' | 'refunded'> & { readonly means: string };

/**
 * The journal for the fiduciary: one line for each booking, rate and payment method. The part that gift cards paid is a
 * sale paid by `Gutschein` and also reduces the debt for gift cards, so all lines of cash, card and TWINT sum to the
 * money received. The given part has no line: the text of the sale names it.
 */
export const BOOKING_CSV: readonly CsvColumn<BookingRow & { readonly online?: SoldOnline }>[] = [
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
  { title: 'Bemerkung', value: bookingRemark },
  { title: 'Online-Referenz', value: ({ online }) => online?.reference ?? '' },
  { title: 'Online-Zahlungsmittel', value: ({ online }) => online?.means ?? '' },
  { title: 'Online eingezogen CHF', value: ({ online }) => (online ? { rappen: online.captured } : '') },
  { title: 'Online zurückgegeben CHF', value: ({ online }) => (online ? { rappen: online.refunded } : '') },
  { title: 'Gebucht von', value: ({ by }) => by },
];
