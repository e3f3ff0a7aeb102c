import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { productAvailability, servedAt } from './availability.ts';
import { availableFirst } from './available-first.ts';
import { MARGHERITA } from './product.fixtures.ts';

const NOW = servedAt('2026-11-20T17:00:00.000Z');

it('puts last what cannot be had, and keeps the order of the menu otherwise', () => {
  const product = fc.record({
    name: fc.string(),
    available: fc.boolean(),
    soldOutUntil: fc.constantFrom(null, '2026-11-20T16:00:00.000Z', '2026-11-20T18:00:00.000Z'),
  });
  fc.assert(
    fc.property(fc.array(product), (changes) => {
      const menu = changes.map((change) => ({ ...MARGHERITA, ...change }));
      const { products, availableCount } = availableFirst(menu, NOW);
      const isAvailable = (one: (typeof menu)[number]) => productAvailability(one, NOW).available;
      expect(products.slice(0, availableCount)).toEqual(menu.filter(isAvailable));
      expect(products.slice(availableCount)).toEqual(menu.filter((one) => !isAvailable(one)));
    }),
  );
});
