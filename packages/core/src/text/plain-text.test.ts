import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainParagraphs } from './plain-text.ts';

describe('a Markdown text as people read it', () => {
  it.each([
    ['**Jazz** und Fladen.', 'Jazz und Fladen.'],
    ['__Jazz__ und *Fladen*, _heute_', 'Jazz und Fladen, heute'],
    ['***Jazz***', 'Jazz'],
    ['~~CHF 20.00~~ CHF 15.00', 'CHF 20.00 CHF 15.00'],
    ['Mit `Code` dabei', 'Mit Code dabei'],
    ['# Programm', 'Programm'],
    ['###### Programm', 'Programm'],
    ['####### sieben', '####### sieben'],
    ['#ofenpost', '#ofenpost'],
    ['> Gute Musik', 'Gute Musik'],
    ['>Gute Musik', 'Gute Musik'],
    ['- Brot\n* Wein\n+ Käse', '• Brot\n• Wein\n• Käse'],
    ['1. Kneten\n2. Backen', '1. Kneten\n2. Backen'],
    ['[Anmelden](https://example.ch/a_b_c)', 'Anmelden'],
    ['![Das Trio](/trio.jpg) spielt', 'Das Trio spielt'],
    ['<https://example.ch>', 'https://example.ch'],
    ['Programm\n========', 'Programm'],
    ['oben\n---\nunten', 'oben\nunten'],
    ['```ts\nBackzeit\n```', 'Backzeit'],
    ['~~~\nBackzeit\n~~~', 'Backzeit'],
    [String.raw`Eintritt\* frei, \[siehe\] unten`, 'Eintritt* frei, [siehe] unten'],
    [String.raw`\*frei\* und \_frei\_ und \**frei`, '*frei* und _frei_ und **frei'],
    ['   eingerückt   ', 'eingerückt'],
  ])('%j reads %j', (markdown, text) => {
    expect(plainParagraphs(markdown)).toEqual([text]);
  });

  it.each([
    '2 * 3 * 4 = 24',
    'mein_langer_name',
    'a*b*c',
    '*a*b',
    '__a__b',
    'a__b__',
    '_a_b',
    'a_b_',
    '_ a_',
    '__a __',
    '** a**',
    '~~a',
    '** offen',
    '5 Sterne *****!',
    '1.5 Liter',
    '-5 Grad',
    'Klammern [ohne] Ziel (bitte)',
    '24. Dezember',
  ])('leaves %j as it is', (text) => {
    expect(plainParagraphs(text)).toEqual([text]);
  });

  it('keeps paragraphs apart and drops empty ones', () => {
    expect(plainParagraphs('\n\nEins\nzwei\n\n \t\n---\n\nDrei\n')).toEqual(['Eins\nzwei', 'Drei']);
    expect(plainParagraphs('')).toEqual([]);
    expect(plainParagraphs(' \n ')).toEqual([]);
  });

  it('leaves words alone, whatever they are', () => {
    const words = fc.stringMatching(/^[A-Za-zäöü0-9]{1,8}( [A-Za-zäöü,.?]{1,8}){0,5}$/);
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 4 }), (paragraphs) => {
        expect(plainParagraphs(paragraphs.join('\n\n'))).toEqual(paragraphs.map((text) => text.trim()));
        expect(plainParagraphs(paragraphs.map((text) => `**${text}**`).join('\n\n'))).toEqual(paragraphs);
      }),
      { numRuns: 50 },
    );
  });

  it.each(['*', '_', '**', '[', '](', '`', '~', '\\', '> ', '#', '![a](', '*a ', '_a\\'])(
    'takes no longer than the text is long, also for a hundred thousand times %j',
    (mark) => {
      const before = process.cpuUsage();
      plainParagraphs(mark.repeat(100_000));
      // Microseconds of processor time, which a busy machine does not change.
      expect(process.cpuUsage(before).user).toBeLessThan(500_000);
    },
  );
});
