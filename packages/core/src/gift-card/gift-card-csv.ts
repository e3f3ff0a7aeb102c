import type { CsvColumn } from '../csv/csv.ts';
import { GIFT_CARD_STATE_LABELS } from './gift-card-labels.ts';
import type { GiftCardRow } from './gift-card-list.ts';

/** The gift cards as a spreadsheet. */
export const GIFT_CARD_CSV: readonly CsvColumn<GiftCardRow>[] = [
  { title: 'Code', value: ({ code }) => code },
  { title: 'Käufer', value: ({ buyer }) => buyer },
  { title: 'E-Mail', value: ({ email }) => email },
  { title: 'Ausgestellt', value: ({ issued }) => ({ day: issued }) },
  { title: 'Betrag CHF', value: ({ amount }) => ({ rappen: amount }) },
  { title: 'Guthaben CHF', value: ({ balance }) => ({ rappen: balance }) },
  { title: 'davon Kulanz CHF', value: ({ given }) => ({ rappen: given }) },
  { title: 'Zustand', value: ({ state }) => GIFT_CARD_STATE_LABELS[state] },
];
