import type { CsvColumn } from '../csv/csv.ts';
import type { FeedbackRow } from './feedback-list.ts';

/** The feedback of guests as a spreadsheet. */
export const FEEDBACK_CSV: readonly CsvColumn<FeedbackRow>[] = [
  { title: 'Eingegangen', value: ({ created }) => ({ at: created }) },
  { title: 'Essen', value: ({ food }) => food },
  { title: 'Lieferung', value: ({ delivery }) => delivery },
  { title: 'App', value: ({ app }) => app },
  { title: 'Text', value: ({ text }) => text },
  { title: 'Bestellung', value: ({ orderNumber }) => orderNumber },
  { title: 'Kontakt', value: ({ contact }) => contact },
  { title: 'Beantwortet', value: ({ answered }) => (answered === null ? null : { at: answered }) },
];
