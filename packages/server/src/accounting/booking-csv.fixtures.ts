import { readCsv } from '@ofenpost/core/csv/csv';

/** A line of the journal's spreadsheet, parsed as a fiduciary's program does; amounts in Rappen. */
export type CsvLine = {
  readonly text: string;
  readonly net: number;
  /** In basis points; an empty cell is 0. */
  readonly rate: number;
  readonly vat: number;
  readonly gross: number;
  readonly method: string;
};

const rappen = (francs: string): number => Math.round(Number(francs) * 100);
const basisPoints = (percent: string): number => Math.round(Number.parseFloat(percent) * 100);

export const csvLinesOf = (file: string): CsvLine[] =>
  readCsv(file)
    .rows.slice(1)
    .map(([, , , , text = '', net = '', rate = '', vat = '', gross = '', method = '']) => ({
      text,
      net: rappen(net),
      rate: rate === '' ? 0 : basisPoints(rate),
      vat: rappen(vat),
      gross: rappen(gross),
      method,
    }));

export const sumOf = (lines: readonly CsvLine[], amount: 'net' | 'vat' | 'gross'): number =>
  lines.reduce((sum, line) => sum + line[amount], 0);
