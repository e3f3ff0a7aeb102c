import { BOOKING_METHOD_LABELS, BOOKING_LABELS } from '@ofenpost/core/accounting/booking';
import {
  type BookingRow,
  bookingRemark,
  bookingText,
  BOOKING_LIST,
  type BookingQuery,
} from '@ofenpost/core/accounting/booking-list';
import type { DateRange } from '@ofenpost/core/accounting/date-range';
import { percentText } from '@ofenpost/core/money/format-money';
import { isLate } from '@ofenpost/core/time/business-day';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { useMemo } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { Amount } from '../money/amount.tsx';
import { ListChoice } from '../record/list-filters.tsx';
import type { ListColumn } from '../record/list-rows.tsx';
import { ListView } from '../record/list-view.tsx';
import { useList } from '../record/use-list.ts';
import styles from './books.module.css';

/** Formats the time of a booking; with its date if it came after its own day was closed. */
const moment = (row: BookingRow): string =>
  isLate(row) ? `${formatDate(row.at)}, ${formatTime(row.at)}` : formatTime(row.at);

const BOOKING_COLUMNS: readonly ListColumn<BookingRow, 'number' | 'gross'>[] = [
  { id: 'number', title: 'Beleg', cell: ({ number }) => number, sort: 'number', share: 0.6, onPhone: 'line' },
  { id: 'at', title: 'Zeit', cell: moment, share: 0.8, onPhone: 'line' },
  {
    id: 'text',
    title: 'Buchung',
    cell: (row) => (
      <>
        {bookingText(row)}
        {bookingRemark(row) !== '' && <small className={styles.late}>{bookingRemark(row)}</small>}
      </>
    ),
    share: 2.4,
    onPhone: 'head',
  },
  { id: 'by', title: 'Von', cell: ({ by }) => (by === '' ? '–' : <bdi>{by}</bdi>), onPhone: 'line' },
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

const KINDS = { all: 'Alle', ...BOOKING_LABELS };

/** Limits the list to these days, whatever its address says. */
function listOf(range: DateRange) {
  const within = (query: BookingQuery): BookingQuery => ({ ...query, ...range });
  return {
    ...BOOKING_LIST,
    start: within(BOOKING_LIST.start),
    fromAddress: (address: Readonly<Record<string, unknown>>) => within(BOOKING_LIST.fromAddress(address)),
  };
}

/** Lists all bookings of a day or a range. */
export function BookingJournal({ from, to }: DateRange) {
  const { ports } = useApp();
  const definition = useMemo(() => listOf({ from, to }), [from, to]);
  const list = useList(definition, ports.accounting.listBookings);
  return (
    <ListView
      name="Buchungen"
      list={list}
      columns={BOOKING_COLUMNS}
      keyOf={({ number, line }) => `${number}-${line}`}
      searchLabel="Bestellnummer oder Text"
      filters={
        <ListChoice label="Art" value={list.query.kind} options={KINDS} onValue={(kind) => list.ask({ kind })} />
      }
      empty={null}
    />
  );
}
