import { CSV_BOM } from './csv.ts';

/** Between cells, the likeliest first: spreadsheets of Switzerland, of elsewhere, and what is copied out of one. */
const SEPARATORS = [';', ',', '\t'] as const;
type Separator = (typeof SEPARATORS)[number];

/** What ends a cell without quotes. */
const CELL_END: Record<Separator, RegExp> = { ';': /[;\r\n]/g, ',': /[,\r\n]/g, '\t': /[\t\r\n]/g };

export type CsvRows = {
  /** As a spreadsheet numbers them: the first is row 1, blank ones count. */
  readonly rows: readonly (readonly string[])[];
  /** The row in which quotes were opened and never closed. */
  readonly unclosedRow: number | null;
};

/** The separator that stands most often in the first line, without what is quoted there. */
function separatorOf(text: string): Separator {
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === '\n' || sign === '\r')) break;
    else if (!isQuoted) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const countOf = (separator: Separator) => counts.get(separator) ?? 0;
  return SEPARATORS.reduce((best, each) => (countOf(each) > countOf(best) ? each : best));
}

/** The first place from `at` on that is no doubled quote; -1 where the quotes stay open. */
function closingQuote(text: string, at: number): number {
  let quote = text.indexOf('"', at);
  while (quote !== -1 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
  return quote;
}

/** Where a cell that is not quoted ends. */
function cellEnd(text: string, at: number, separator: Separator): number {
  const pattern = CELL_END[separator];
  pattern.lastIndex = at;
  return pattern.exec(text)?.index ?? text.length;
}

type Cell = { readonly value: string; readonly end: number; readonly isUnclosed: boolean };

function cellAt(text: string, at: number, separator: Separator): Cell {
  if (text[at] !== '"') {
    const end = cellEnd(text, at, separator);
    return { value: text.slice(at, end), end, isUnclosed: false };
  }
  const closing = closingQuote(text, at + 1);
  const isUnclosed = closing === -1;
  const close = isUnclosed ? text.length : closing;
  // What follows closed quotes belongs to the cell, as spreadsheets read it.
  const end = isUnclosed ? close : cellEnd(text, close + 1, separator);
  const value = text.slice(at + 1, close).replaceAll('""', '"') + text.slice(close + 1, end);
  return { value, end, isUnclosed };
}

/**
 * Reads RFC 4180 and what spreadsheets make of it: any of three separators, any line end, with or without the mark of
 * UTF-8. It never throws: whatever a text holds, it has cells.
 */
export function readCsv(file: string): CsvRows {
  const text = file.startsWith(CSV_BOM) ? file.slice(CSV_BOM.length) : file;
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let unclosedRow: number | null = null;
  for (let at = 0; at < text.length || row.length > 0 || rows.length === 0;) {
    const { value, end, isUnclosed } = cellAt(text, at, separator);
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
