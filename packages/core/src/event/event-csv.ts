import type { CsvColumn } from '../csv/csv.ts';
import { EVENT_STATE_LABELS } from './event-labels.ts';
import type { EventRow } from './event-list.ts';

/** The events as a spreadsheet. */
export const EVENT_CSV: readonly CsvColumn<EventRow>[] = [
  { title: 'Titel', value: ({ title }) => title },
  { title: 'Beginn', value: ({ start }) => ({ at: start }) },
  { title: 'Ende', value: ({ end }) => ({ at: end }) },
  { title: 'Zustand', value: ({ state }) => EVENT_STATE_LABELS[state] },
  { title: 'Geändert', value: ({ changed }) => ({ at: changed }) },
];
