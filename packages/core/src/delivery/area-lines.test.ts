import { describe, expect, it } from 'vitest';
import { AREA_LINE_EXAMPLE, readAreaLines } from './area-lines.ts';

const WINTERTHUR = {
  postcode: '8400',
  town: 'Winterthur',
  minimumOrder: 2500,
  feeTiers: [{ from: 0, fee: 500 }],
  freeFrom: 6000,
  minutes: 30,
  active: true,
};
const ID = '00000000-0000-4000-8000-000000000001';
const problems = (text: string, existing = {}) =>
  readAreaLines(text, existing).map((line) => (line.kind === 'wrong' ? line.problems : line.kind));

describe('pasted delivery areas', () => {
  it('are read from semicolons or tabs', () => {
    expect(readAreaLines(AREA_LINE_EXAMPLE, {})).toEqual([
      { number: 1, text: AREA_LINE_EXAMPLE, kind: 'new', area: WINTERTHUR },
    ]);
    expect(readAreaLines('8400\tWinterthur\tCHF 25.-\t5,00\t60\t30', {})[0]).toMatchObject({ area: WINTERTHUR });
  });

  it('may be without a free limit', () => {
    expect(readAreaLines('8400; Winterthur ;25;5;;30', {})[0]).toMatchObject({
      area: { ...WINTERTHUR, freeFrom: null },
    });
  });

  it('change the area that is there', () => {
    const existing = { [ID]: { ...WINTERTHUR, town: 'winterthur', active: false } };
    expect(readAreaLines(AREA_LINE_EXAMPLE, existing)).toEqual([
      { number: 1, text: AREA_LINE_EXAMPLE, kind: 'changed', id: ID, area: WINTERTHUR },
    ]);
  });

  it('are what is meant, whatever does not show in them', () => {
    const existing = { [ID]: WINTERTHUR };
    const line = '\u200e8400;Winter\u200bthur\t25.00\u200b;5.00;60.00;30\u200b';
    expect(readAreaLines(line, existing)).toMatchObject([{ kind: 'changed', id: ID, area: WINTERTHUR }]);
    expect(problems(`${AREA_LINE_EXAMPLE}\n${line}`)).toEqual(['new', ['Dieser Lieferort steht schon auf Zeile 1.']]);
  });

  it('keep their line numbers, also after empty lines', () => {
    const lines = readAreaLines(`\n${AREA_LINE_EXAMPLE}\r\n\n8404;Winterthur;25;5;60;30\n`, {});
    expect(lines.map(({ number, text }) => [number, text])).toEqual([
      [2, AREA_LINE_EXAMPLE],
      [4, '8404;Winterthur;25;5;60;30'],
    ]);
  });

  it('tell what is wrong with each', () => {
    expect(problems('8400;Winterthur')).toEqual([
      ['Sechs Spalten, getrennt durch Strichpunkte: PLZ; Ort; Mindestbestellwert; Liefergebühr; gratis ab; Minuten'],
    ]);
    expect(problems('84;Winterthur;25;5;60;x\n8400;Winterthur;viel;5;60;30')).toEqual([
      [expect.stringContaining('Postleitzahl'), 'Die Fahrzeit muss zwischen 5 und 120 Minuten liegen.'],
      ["Bitte gib einen Betrag wie 12.50 an. Der Mindestbestellwert muss zwischen CHF 0.00 und CHF 1'000.00 liegen."],
    ]);
    expect(problems(`${AREA_LINE_EXAMPLE}\n${AREA_LINE_EXAMPLE}`)).toEqual([
      'new',
      ['Dieser Lieferort steht schon auf Zeile 1.'],
    ]);
    expect(problems('8400;Winterthur;25;5;0;30')).toEqual([
      ['Kostenlos wird die Lieferung erst über dem Betrag der letzten Stufe.'],
    ]);
  });
});
