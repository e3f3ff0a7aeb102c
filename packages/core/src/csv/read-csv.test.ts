import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CSV_BOM, csvHead, csvLines, unguarded, readCsv } from './csv.ts';

const rowsOf = (text: string) => readCsv(text).rows;

describe('reading a CSV file', () => {
  it.each([
    [
      'a;b\r\n1;2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a\tb\r1\t2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [`${CSV_BOM}a;b`, [['a', 'b']]],
    ['"a;b";c', [['a;b', 'c']]],
    ['"zwei\nZeilen";"er ""ruft"""', [['zwei\nZeilen', 'er "ruft"']]],
    ['a;b\n\n1;', [['a', 'b'], [''], ['1', '']]],
    ['a;b;', [['a', 'b', '']]],
    ['"a"b;c', [['ab', 'c']]],
    ['5\' "Zoll";x', [['5\' "Zoll"', 'x']]],
    ['', [['']]],
    ['"a",x;b\nc', [['a,x', 'b'], ['c']]],
    ['\r\n\r\na,b', [[''], [''], ['a', 'b']]],
  ])('reads %j', (text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  // The first line decides the separator.
  it.each([
    ['quoted separators do not count', '"Teig; dünn; kross",x', ['Teig; dünn; kross', 'x']],
    ['other lines do not count', 'a,b\n1;2;3', ['a', 'b']],
    ['other lines do not count, whatever ends them', 'a,b\r1;2;3', ['a', 'b']],
    ['a quoted line end does not end it', '"zwei\nZeilen",b\n1;2;3', ['zwei\nZeilen', 'b']],
  ])('takes the separator that stands most often in the first line: %s', (_, text, row) => {
    expect(rowsOf(text)[0]).toEqual(row);
  });

  it.each([';', ',', '\t', '|', '^', ']', '\\', '-', ':', '.', ' '])(
    'takes the separator that a first line names: %j',
    (sign) => {
      for (const head of [`sep=${sign}\r\n`, `SEP=${sign}\n`, `"sep=${sign}"\r`, `${CSV_BOM}sep=${sign}\n`]) {
        expect(rowsOf(`${head}a${sign}"b${sign};,"\n1${sign}2`)).toEqual([
          ['a', `b${sign};,`],
          ['1', '2'],
        ]);
      }
    },
  );

  it.each(['sep=\na;b', 'sep=;;x\na;b', 'sep=ab\na;b', 'sep="\na;b'])(
    'has a row where no separator is named: %j',
    (text) => {
      expect(rowsOf(text).at(0)?.[0]?.startsWith('sep=')).toBe(true);
    },
  );

  it('says where quotes stay open', () => {
    expect(readCsv('a;b\nc;"d\ne').unclosedRow).toBe(2);
    expect(readCsv('a;"b"').unclosedRow).toBeNull();
  });

  it('reads what was written, formulas too', () => {
    const cell = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom("'=1", '=1', "''+", "'x", ' |', '"', ';\n'));
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
        const columns = [0, 1].map((place) => ({
          title: `${place}`,
          value: (row: readonly string[]) => row[place] ?? '',
        }));
        const read = rowsOf(csvHead(columns) + csvLines(columns, rows)).slice(1);
        expect(read.map((row) => row.map(unguarded))).toEqual(rows);
      }),
    );
  });

  it.each(['=1+1', '-5', "'x", "'"])('leaves %j alone, which no shop has written', (cell) => {
    expect(unguarded(cell)).toBe(cell);
  });

  it('takes any text', () => {
    const signs = fc.string({ unit: fc.constantFrom('"', ';', ',', '\t', '\r', '\n', 'a', "'", CSV_BOM) });
    fc.assert(
      fc.property(signs, (text) => {
        expect(rowsOf(text).length).toBeGreaterThan(0);
      }),
    );
    expect(rowsOf(`"${'x'.repeat(3_000_000)}`)).toHaveLength(1);
  });
});
