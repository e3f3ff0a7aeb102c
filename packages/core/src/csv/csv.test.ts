import { describe, expect, it } from 'vitest';
import { CSV_BOM, type CsvColumn, type CsvValue, csvHead, csvLines } from './csv.ts';

const COLUMNS: readonly CsvColumn<{ name: string; paid: number }>[] = [
  { title: 'Name', value: ({ name }) => name },
  { title: 'Bezahlt; CHF', value: ({ paid }) => ({ rappen: paid }) },
];
const cell = (value: CsvValue): string => csvLines([{ title: '', value: () => value }], [null]).slice(0, -2);

describe('a CSV file', () => {
  it('begins with its mark and its titles', () => {
    expect(csvHead(COLUMNS)).toBe(`${CSV_BOM}Name;"Bezahlt; CHF"\r\n`);
    expect(CSV_BOM.codePointAt(0)).toBe(0xfeff);
  });

  it('has a line for each row', () => {
    const rows = [
      { name: 'Anna', paid: 1250 },
      { name: 'Beat', paid: 5 },
    ];
    expect(csvLines(COLUMNS, rows)).toBe('Anna;12.50\r\nBeat;0.05\r\n');
    expect(csvLines(COLUMNS, [])).toBe('');
  });

  it.each<[CsvValue, string]>([
    ['Rüebli', 'Rüebli'],
    ['', ''],
    [null, ''],
    ['a;b', '"a;b"'],
    ['Tee, warm', '"Tee, warm"'],
    ['Tee\twarm', '"Tee\twarm"'],
    ['alt\rer Mac', '"alt\rer Mac"'],
    ['er sagte "Hallo"', '"er sagte ""Hallo"""'],
    ['zwei\nZeilen', '"zwei\nZeilen"'],
    [7, '7'],
    [-7, '-7'],
    [{ rappen: 0 }, '0.00'],
    [{ rappen: 99 }, '0.99'],
    [{ rappen: -1250 }, '-12.50'],
    [{ rappen: 189_240 }, '1892.40'],
    [{ day: '2026-11-20T23:30:00.000Z' }, '21.11.2026'],
    [{ at: '2026-11-20T17:05:00.000Z' }, '20.11.2026 18:05'],
  ])('writes %j as %s', (value, text) => {
    expect(cell(value)).toBe(text);
  });

  it.each([
    '=1+1',
    '+41 78',
    '-Fein',
    '@SUM(A1)',
    '|cmd',
    '%0',
    ' =1+1',
    '\u200B=1+1',
    '\uFF1D1',
    '\uFF0B1',
    '\uFF0D1',
    '\uFF201',
  ])('lets %s be no formula', (text) => {
    expect(cell(text)).toBe(`'${text}`);
  });

  it.each(['\t=1', '\r=1', '\n=1', '\tx'])('lets %j be no formula either', (text) => {
    expect(cell(text).replaceAll('"', '')).toBe(`'${text}`);
  });

  it.each(['1=1', 'anna@example.ch', '078-123', 'a+b'])('leaves %s as it is', (text) => {
    expect(cell(text)).toBe(text);
  });
});
