import { describe, expect, it } from 'vitest';
import { paperText } from './paper-text.ts';
import { ticketLines, wrapped } from './ticket-lines.ts';

describe('the text on paper', () => {
  it.each([
    ['Äöü éè ç à ñ × – ’ «Käse» €', 'Äöü éè ç à ñ × – ’ «Käse» €'],
    ['Crème', 'Crème'],
    ['Łódź, Şahin, Ōe', 'ódz, Sahin, Oe'],
    ['Pizza 🫓🔥!', 'Pizza !'],
    ['a\u001B@\u001DV0\u0010b\tc', 'a@V0b c'],
  ])('of %j is %j', (text, printed) => expect(paperText(text)).toBe(printed));
});

describe('a line', () => {
  it.each([
    ['', 5, ['']],
    ['eins', 5, ['eins']],
    ['eins zwei', 9, ['eins zwei']],
    ['eins zwei', 8, ['eins', 'zwei']],
    ['Donaudampfschiff fährt', 5, ['Donau', 'dampf', 'schif', 'f', 'fährt']],
    ['so Donaudampf', 5, ['so', 'Donau', 'dampf']],
  ])('%j of %d columns breaks into %o', (text, columns, lines) => expect(wrapped(text, columns)).toEqual(lines));
});

const texts = (...blocks: Parameters<typeof ticketLines>[0]) => ticketLines(blocks, 42).map(({ text }) => text);

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
    expect(lines.map(({ text, width }) => text.length * width)).toEqual([42, 42, 42, 42]);
    expect(lines.map(({ text }) => text.trim())).toEqual(['KOPIE 1', 'BEMERKUNG:', 'Keine Nüsse!', 'Danke']);
  });
});
