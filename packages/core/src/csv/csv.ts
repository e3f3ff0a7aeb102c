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
export function francs(rappen: number): string {
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

/** The separators, the most likely first: Swiss spreadsheets, others, and text that was copied from a spreadsheet. */
const SEPARATORS = [';', ',', '\t'] as const;

/**
 * A first line that names the separator and is no row. Source: Microsoft Excel, which reads it so and never shows it.
 */
const SEPARATOR_LINE = /^(?:sep=([^"\r\n])|"sep=([^"\r\n])")[;,\t ]*(?:\r\n|[\r\n]|$)/i;

export type CsvRows = {
  /** Numbered as in a spreadsheet: the first is row 1, blank ones count. */
  readonly rows: readonly (readonly string[])[];
  /** The row of a quote that is never closed. */
  readonly unclosedRow: number | null;
};

/** The most frequent separator in the first line with content, quoted text excluded. */
function separatorOf(text: string): string {
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (const sign of text.replace(/^[\r\n]+/, '')) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === '\n' || sign === '\r')) break;
    else if (!isQuoted) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const countOf = (separator: string) => counts.get(separator) ?? 0;
  return SEPARATORS.reduce<string>((best, each) => (countOf(each) > countOf(best) ? each : best), SEPARATORS[0]);
}

/** The index of the next quote from `at` on that is not doubled; -1 where the quotes stay open. */
function closingQuote(text: string, at: number): number {
  let quote = text.indexOf('"', at);
  while (quote !== -1 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
  return quote;
}

/** The index at which an unquoted cell ends. */
function cellEnd(text: string, at: number, pattern: RegExp): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.index ?? text.length;
}

type Cell = { readonly value: string; readonly end: number; readonly isUnclosed: boolean };

function cellAt(text: string, at: number, pattern: RegExp): Cell {
  if (text[at] !== '"') {
    const end = cellEnd(text, at, pattern);
    return { value: text.slice(at, end), end, isUnclosed: false };
  }
  const closing = closingQuote(text, at + 1);
  const isUnclosed = closing === -1;
  const close = isUnclosed ? text.length : closing;
  // Text after the closing quote belongs to the cell, as in spreadsheets.
  const end = isUnclosed ? close : cellEnd(text, close + 1, pattern);
  const value = text.slice(at + 1, close).replaceAll('""', '"') + text.slice(close + 1, end);
  return { value, end, isUnclosed };
}

/**
 * Reads RFC 4180 and its variants from spreadsheets: any of three separators, or the one that a first line `sep=;`
 * names, any line end, with or without the byte order mark. It never throws: any text has cells.
 */
export function readCsv(file: string): CsvRows {
  const unmarked = file.startsWith(CSV_BOM) ? file.slice(CSV_BOM.length) : file;
  const [line = '', bare, inQuotes] = SEPARATOR_LINE.exec(unmarked) ?? [];
  const text = unmarked.slice(line.length);
  const separator = bare ?? inQuotes ?? separatorOf(text);
  // The end of an unquoted cell; a separator may be a special character in a pattern.
  const pattern = new RegExp(`[${separator.replace(/[\\\]^-]/, String.raw`\$&`)}\r\n]`, 'g');
  const rows: string[][] = [];
  let row: string[] = [];
  let unclosedRow: number | null = null;
  for (let at = 0; at < text.length || row.length > 0 || rows.length === 0;) {
    const { value, end, isUnclosed } = cellAt(text, at, pattern);
    row.push(value);
    if (isUnclosed) unclosedRow = rows.length + 1;
    const isMore = text[end] === separator;
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    if (isMore) continue;
    rows.push(row);
    row = [];
  }
  return { rows, unclosedRow };
}
