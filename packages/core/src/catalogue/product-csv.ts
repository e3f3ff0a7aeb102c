import { FILE_KIND_LABELS } from '../catalogue-file/file-entry.ts';
import { BELONGS_TO } from '../catalogue-file/file-fields.ts';
import { ARCHIVED_COLUMN, ID_COLUMN, KIND_COLUMN, SOLD_OUT_COLUMN } from '../catalogue-file/read-catalogue-csv.ts';
import type { CsvColumn } from '../csv/csv.ts';
import { yesNoText } from '../validation/field.ts';
import { AVAILABLE_FIELD, NAME_FIELD, PRICE_FIELD } from './catalogue-item-fields.ts';
import type { ProductRow } from './product-list.ts';

/** The products as a spreadsheet that the import of the catalogue accepts: its columns have the same titles. */
export const PRODUCT_CSV: readonly CsvColumn<ProductRow>[] = [
  { title: KIND_COLUMN, value: () => FILE_KIND_LABELS.product },
  { title: ID_COLUMN, value: ({ id }) => id },
  { title: BELONGS_TO, value: ({ groupName }) => groupName },
  { title: NAME_FIELD.label, value: ({ name }) => name },
  { title: PRICE_FIELD.label, value: ({ price }) => ({ rappen: price }) },
  { title: AVAILABLE_FIELD.label, value: ({ available }) => yesNoText(available) },
  { title: SOLD_OUT_COLUMN, value: ({ soldOutUntil }) => (soldOutUntil === null ? null : { at: soldOutUntil }) },
  { title: ARCHIVED_COLUMN, value: ({ archived }) => yesNoText(archived !== null) },
];
