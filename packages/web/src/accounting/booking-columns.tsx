import { BOOKING_METHOD_LABELS } from '@ofenpost/core/accounting/booking';
import { type BookingRow, bookingText } from '@ofenpost/core/accounting/booking-list';
import { isLate } from '@ofenpost/core/accounting/business-day';
import { percentText } from '@ofenpost/core/money/percent-text';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import type { ListColumn } from '../list/list-column.ts';
import { Amount } from '../money/amount.tsx';
import styles from './books.module.css';

/** Formats the time of a booking; with its date if it came after its own day was closed. */
const moment = (row: BookingRow): string =>
  isLate(row) ? `${formatDate(row.at)}, ${formatTime(row.at)}` : formatTime(row.at);

export const BOOKING_COLUMNS: readonly ListColumn<BookingRow, 'number' | 'gross'>[] = [
  { id: 'number', title: 'Beleg', cell: ({ number }) => number, sort: 'number', share: 0.6, onPhone: 'line' },
  { id: 'at', title: 'Zeit', cell: moment, share: 0.8, onPhone: 'line' },
  {
    id: 'text',
    title: 'Buchung',
    cell: (row) => (
      <>
        {bookingText(row)}
        {isLate(row) && <small className={styles.late}>Nach dem Abschluss des Tages gebucht</small>}
      </>
    ),
    share: 2.4,
    onPhone: 'head',
  },
  {
    id: 'method',
    title: 'Bezahlt mit',
    cell: ({ method }) => (method === null ? '–' : BOOKING_METHOD_LABELS[method]),
    onPhone: 'line',
  },
  {
    id: 'vatRate',
    title: 'MwSt.',
    cell: ({ vatRate }) => (vatRate === null ? '–' : percentText(vatRate)),
    align: 'end',
    share: 0.7,
    onPhone: 'line',
  },
  {
    id: 'gross',
    title: 'Brutto',
    cell: ({ gross }) => (
      <b className={styles.amount}>
        <Amount rappen={gross} />
      </b>
    ),
    sort: 'gross',
    align: 'end',
    onPhone: 'headEnd',
  },
];
