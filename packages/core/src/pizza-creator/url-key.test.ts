import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { urlKey } from '../pizza/pizza-offer.ts';
import { urlKeyOf } from './url-key.ts';

it.each([
  ['Räuchertofu', 'raeuchertofu'],
  ['Äpfel, Öl, Rüebli', 'aepfel-oel-rueebli'],
  ['Œuf, æble, Smør', 'oeuf-aeble-smor'],
  ['  Crème fraîche! ', 'creme-fraiche'],
  ['Getrocknete Tomaten aus Apulien', 'getrocknete-tomaten'],
  ['32 cm', '32-cm'],
  ['寿司', 'teil'],
])('%s is %s', (name, key) => {
  expect(urlKeyOf(name, new Set())).toBe(key);
});

it('counts on where the name is taken', () => {
  expect(urlKeyOf('Ei', new Set(['ei', 'ei-2']))).toBe('ei-3');
  expect(urlKeyOf('Getrocknete Tomaten', new Set(['getrocknete-tomaten']))).toBe('getrocknete-tomate-2');
});

it('is a key that nobody has, whatever the name', () => {
  const taken = new Set<string>();
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('Ei', 'ei', 'Eier-', '-')), (name) => {
      const key = urlKeyOf(name, taken);
      expect(urlKey.safeParse(key).success).toBe(true);
      expect(taken.has(key)).toBe(false);
      taken.add(key);
    }),
  );
});
