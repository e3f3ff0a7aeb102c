import { expect, it } from 'vitest';
import { readStreetLine } from './address-line.ts';

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
  ['12 rue de la Gare, 1003 Lausanne', 'rue de la Gare', '12', '1003'],
  ['Strasse des 17. Juni 4', 'Strasse des 17. Juni', '4', null],
  ['\u200eLangstrasse\u00a012\u200b', 'Langstrasse', '12', null],
  ['Langstrasse 12\u201114, CH\u20118004 Zürich', 'Langstrasse', '12\u201114', '8004'],
  ['Langstrasse 12.1', 'Langstrasse', '12.1', null],
  ['Langstrasse １２', 'Langstrasse', '12', null],
  ['Via 25 Aprile 3', 'Via 25 Aprile', '3', null],
])('%s', (line, street, houseNumber, postcode) => {
  expect(readStreetLine(line)).toEqual({ street, houseNumber, postcode });
});

it.each(['', 'Langstrasse', 'Strasse des 17. Juni', 'Im Feld', '12', '8004 Zürich', 'Langstrasse, 8004 Zürich'])(
  'no house number in %j',
  (line) => {
    expect(readStreetLine(line)).toBeNull();
  },
);
