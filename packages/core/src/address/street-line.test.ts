import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeStreetLine, writeStreetLine } from './street-line.ts';

describe('takeStreetLine', () => {
  it.each([
    ['Langstrasse 12', 'Langstrasse', '12', null],
    ['  Langstrasse   12a ', 'Langstrasse', '12a', null],
    ['Langstrasse, Nr. 12', 'Langstrasse', '12', null],
    ['Langstrasse 12 B', 'Langstrasse', '12 B', null],
    ['Langstrasse 12/14', 'Langstrasse', '12/14', null],
    ['Langstrasse 12-14', 'Langstrasse', '12-14', null],
    ['Langstrasse 12, 8004 Zürich', 'Langstrasse', '12', '8004'],
    ['Langstrasse 12 8004 Zürich', 'Langstrasse', '12', '8004'],
    ['Langstrasse 12, CH-8004 Zürich', 'Langstrasse', '12', '8004'],
    ['Langstrasse 12, 8004', 'Langstrasse', '12', '8004'],
    ['Langstrasse 1204', 'Langstrasse', '1204', null],
    ['12, rue de la Gare', 'rue de la Gare', '12', null],
    ['12bis, rue du Lac', 'rue du Lac', '12bis', null],
    ['12 rue de la Gare, 1003 Lausanne', 'rue de la Gare', '12', '1003'],
    ['Strasse des 17. Juni 4', 'Strasse des 17. Juni', '4', null],
    ['\u200eLangstrasse\u00a012\u200b', 'Langstrasse', '12', null],
    ['Langstrasse 12\u201114, CH\u20118004 Zürich', 'Langstrasse', '12\u201114', '8004'],
    ['Langstrasse 12.1', 'Langstrasse', '12.1', null],
    ['Langstrasse １２', 'Langstrasse', '12', null],
    ['Via 25 Aprile 3', 'Via 25 Aprile', '3', null],
    ['Industriestrasse B', 'Industriestrasse', 'B', null],
  ])('%s', (line, street, houseNumber, postcode) => {
    expect(takeStreetLine(line)).toEqual({ street, houseNumber, postcode, note: '' });
  });

  it.each([
    ['Im Grund 3 / 2. Stock', 'Im Grund', '3', null, '2. Stock'],
    ['Langstrasse 12a, c/o Meier', 'Langstrasse', '12a', null, 'c/o Meier'],
    ['Langstrasse 12/14, Hinterhaus, 8004 Zürich', 'Langstrasse', '12/14', '8004', 'Hinterhaus'],
  ])('%s, with a note', (line, street, houseNumber, postcode, note) => {
    expect(takeStreetLine(line)).toEqual({ street, houseNumber, postcode, note });
  });

  it.each(['', 'Langstrasse', 'Strasse des 17. Juni', 'Im Feld', '12', '8004 Zürich', 'Langstrasse, 8004 Zürich'])(
    'no house number in %j',
    (line) => {
      expect(takeStreetLine(line)).toEqual({ street: line, houseNumber: '', postcode: null, note: '' });
    },
  );

  it('leaves a pasted paragraph alone, and takes no time for it', () => {
    for (const line of ['Weg 1 '.repeat(34), `${' ,'.repeat(99)}1`, '1 '.repeat(100_000)])
      expect(writeStreetLine(takeStreetLine(line))).toBe(line.trim());
  });
});

describe('writeStreetLine', () => {
  const word = fc.oneof(
    fc.stringMatching(/^[A-ZÄÖÜ][a-zäöüéè]{2,9}$/u),
    fc.constantFrom('Rue de la', 'Strasse des 17.', "Chemin de l'", 'St.', 'Via 25', 'C. F.-', 'Untere'),
  );
  const street = fc
    .tuple(fc.array(word, { maxLength: 3 }), fc.stringMatching(/^[A-Z][a-zäöüé]{3,12}$/u))
    .map(([words, last]) => [...words, last].join(' '));
  const houseNumber = fc
    .tuple(
      fc.integer({ min: 1, max: 9999 }),
      fc.constantFrom('', 'a', 'B', ' c', '.1', 'bis', '-14', '/16', ' + 18', '\u201320b'),
    )
    .map(([number, addition]) => `${number}${addition}`);

  it('is the inverse of takeStreetLine for streets and numbers', () => {
    fc.assert(
      fc.property(street, houseNumber, (name, number) => {
        const door = { street: name, houseNumber: number };
        expect(takeStreetLine(writeStreetLine(door))).toEqual({ ...door, postcode: null, note: '' });
      }),
    );
  });
});
