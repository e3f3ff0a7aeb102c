import type { CsvColumn } from '../csv/csv.ts';
import { yesNoText } from '../draft/field.ts';
import type { ProductRow } from './product-list.ts';

/** The products, as a spreadsheet. */
export const PRODUCT_CSV: readonly CsvColumn<ProductRow>[] = [
  { title: 'Produkt', value: ({ name }) => name },
  { title: 'Gruppe', value: ({ groupName }) => groupName },
  { title: 'Preis', value: ({ price }) => ({ rappen: price }) },
  { title: 'Im Angebot', value: ({ available, archived }) => yesNoText(available && archived === null) },
  { title: 'Ausverkauft bis', value: ({ soldOutUntil }) => (soldOutUntil === null ? null : { at: soldOutUntil }) },
  { title: 'Archiviert', value: ({ archived }) => (archived === null ? null : { at: archived }) },
];
