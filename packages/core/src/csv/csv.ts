import { formatDate, toLocalTime } from '../time/zurich.ts';

/** The value of a cell: a text that somebody wrote, a whole number, an amount in Rappen, or a point in time. */
export type CsvValue =
  | string
  | number
  | null
  | { readonly rappen: number }
  /** As a day of Zurich, or with its time. */
  | { readonly day: string }
  | { readonly at: string };

export type CsvColumn<Row> = { readonly title: string; readonly value: (row: Row) => CsvValue };

/** The byte order mark, by which spreadsheets recognise UTF-8. */
export const CSV_BOM = '\uFEFF';
const SEPARATOR = ';';
/** Source: RFC 4180, section 2. */
const LINE_END = '\r\n';

/** Texts that spreadsheets would take for a formula. Source: OWASP, "CSV Injection". */
const FORMULA = /^'*(?:[\s\p{DI}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|%]|[\t\r\n])/u;

/** A text that no spreadsheet takes for a formula. Existing apostrophes get one more, so that it can be undone. */
const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The original text of a cell, without the apostrophe that prevents a formula. */
export const unguarded = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);

/** An amount in Rappen as spreadsheets read it: `1892.40`. */
function francs(rappen: number): string {
  const digits = String(Math.abs(rappen)).padStart(3, '0');
  return `${rappen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function textOf(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'string') return guarded(value);
  if (typeof value === 'number') return String(value);
  if ('rappen' in value) return francs(value.rappen);
  if ('day' in value) return formatDate(value.day);
  return `${formatDate(value.at)} ${toLocalTime(value.at)}`;
}

/**
 * Characters that some reader of CSV may take for the end of a cell or a line. Source: RFC 4180, section 2, for each
 * separator that is read.
 */
const ENDS_CELL = /[",;\t\r\n]/;
const quoted = (text: string): string => (ENDS_CELL.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const lineOf = (cells: readonly string[]): string => cells.map(quoted).join(SEPARATOR) + LINE_END;

/** The first line, with the byte order mark by which spreadsheets recognise UTF-8. */
export const csvHead = <Row>(columns: readonly CsvColumn<Row>[]): string =>
  CSV_BOM + lineOf(columns.map(({ title }) => title));

/**
 * Rows as lines: semicolons between the cells as Swiss spreadsheets expect, amounts as `12.50`, days as `dd.MM.yyyy`;
 * what guests wrote never becomes a formula.
 */
export const csvLines = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  rows.map((row) => lineOf(columns.map(({ value }) => textOf(value(row))))).join('');
