import { CSV_BOM } from './csv.ts';

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
