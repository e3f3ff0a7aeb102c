import { BOOKING_LABELS } from '@ofenpost/core/accounting/booking-labels';
import { BOOKING_LIST, type BookingQuery } from '@ofenpost/core/accounting/booking-list';
import type { DateRange } from '@ofenpost/core/accounting/date-range';
import { useMemo } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { ListChoice } from '../list/list-choice.tsx';
import { ListView } from '../list/list-view.tsx';
import { useList } from '../list/use-list.ts';
import { BOOKING_COLUMNS } from './booking-columns.tsx';

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
      csvPath={paths.accountingCsv}
      empty={null}
    />
  );
}
