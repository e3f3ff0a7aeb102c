import { describe, expect, it } from 'vitest';
import { wrappedText } from '../font/paper-text.ts';
import { lineText, ticketLines } from './ticket-lines.ts';

describe('a line', () => {
  it.each([
    ['', 5, ['']],
    ['eins', 5, ['eins']],
    ['eins zwei', 9, ['eins zwei']],
    ['eins zwei', 8, ['eins', 'zwei']],
    ['Donaudampfschiff fährt', 5, ['Donau', 'dampf', 'schif', 'f', 'fährt']],
    ['so Donaudampf', 5, ['so', 'Donau', 'dampf']],
  ])('%j of %d columns breaks into %o', (text, columns, lines) =>
    expect(wrappedText(text, columns, ({ length }) => length)).toEqual(lines),
  );
});

const texts = (...blocks: Parameters<typeof ticketLines>[0]) =>
  ticketLines(blocks, 42).map((line) => lineText(line, 42));

describe('a ticket of 42 columns', () => {
  it('puts amounts to the right, below what is too long beside them', () => {
    expect(texts({ kind: 'pair', left: 'Gutschein', right: 'CHF 10.00' })).toEqual([
      'Gutschein                        CHF 10.00',
    ]);
    const [first, second] = texts({ kind: 'headline', left: 'x'.repeat(40), right: 'CHF 10.00' });
    expect([first, second]).toEqual(['x'.repeat(40), 'CHF 10.00'.padStart(42)]);
  });

  it('keeps names and details beside the amount', () => {
    const name = 'Fladen mit sehr vielem und noch mehr davon obendrauf';
    expect(texts({ kind: 'item', amount: '10×', name, details: ['32 cm, Oliven'] })).toEqual([
      '10× Fladen mit sehr vielem und noch mehr',
      '    davon obendrauf',
      '     32 cm, Oliven',
    ]);
  });

  it('fills the lines that stand out, also those of a remark with several', () => {
    const lines = ticketLines(
      [
        { kind: 'mark', text: 'KOPIE 1' },
        { kind: 'alert', label: 'Bemerkung', text: 'Keine Nüsse!\nDanke' },
      ],
      42,
    );
    expect(lines.every(({ isInverted }) => isInverted)).toBe(true);
    expect(lines.map((line) => lineText(line, 42).length * line.width)).toEqual([42, 42, 42, 42]);
    expect(lines.map((line) => lineText(line, 42).trim())).toEqual(['KOPIE 1', 'BEMERKUNG:', 'Keine Nüsse!', 'Danke']);
  });
});
