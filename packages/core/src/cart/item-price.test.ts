import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemPrice, optionPrices } from './item-price.ts';

const groupOf = (included: number, ...prices: number[]) => ({ included, options: prices.map((price) => ({ price })) });
const prices = fc.array(fc.oneof(fc.nat(3), fc.nat(2000)), { maxLength: 8 });
const groups = fc.array(fc.tuple(fc.nat(9), prices), { maxLength: 4 });

/** Makes the cheapest option free, again and again, while free ones are left. */
function paidFor(included: number, all: readonly number[]): number {
  if (included === 0 || all.length === 0) return all.reduce((sum, price) => sum + price, 0);
  const cheapest = all.indexOf(Math.min(...all));
  return paidFor(
    included - 1,
    all.filter((_, index) => index !== cheapest),
  );
}

describe('itemPrice', () => {
  it.each([
    ['the product alone', [], 1850],
    ['a group without chosen options', [groupOf(1)], 1850],
    ['the dearer of two with one included', [groupOf(1, 450, 150)], 2300],
    ['prices by their size, not by their digits', [groupOf(1, 1000, 900)], 2850],
    ['both of two with none included', [groupOf(0, 450, 150)], 2450],
    ['nothing of exactly as many as are included', [groupOf(2, 450, 150)], 1850],
    ['nothing of fewer than are included', [groupOf(5, 450)], 1850],
    ['each group on its own', [groupOf(1, 450, 150), groupOf(0, 500)], 2800],
    ['one of two equal ones', [groupOf(1, 300, 300)], 2150],
    ['all when less than none is included', [groupOf(-1, 450, 150)], 2450],
  ])('charges %s', (_, chosen, price) => {
    expect(itemPrice(1850, chosen)).toBe(price);
  });

  it('is what is left after giving the cheapest away one by one', () => {
    fc.assert(
      fc.property(fc.nat(5000), groups, (product, chosen) => {
        const options = chosen.map(([included, all]) => paidFor(included, all));
        expect(
          itemPrice(
            product,
            chosen.map(([included, all]) => groupOf(included, ...all)),
          ),
        ).toBe(options.reduce((sum, price) => sum + price, product));
      }),
    );
  });

  it('depends neither on the order of choosing nor on that of the groups', () => {
    const shuffled = prices.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, prices, fc.nat(5), ([all, others], more, included) => {
        expect(itemPrice(0, [groupOf(included, ...others), groupOf(1, ...more)])).toBe(
          itemPrice(0, [groupOf(1, ...more), groupOf(included, ...all)]),
        );
      }),
    );
  });
});

it('says of each option by how much the price changes with it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ price: fc.nat(1000), isChosen: fc.boolean() }), { minLength: 1, maxLength: 8 }),
      fc.nat(3),
      fc.integer({ min: 2, max: 8 }),
      (list, included, max) => {
        const options = list.map(({ price }, place) => ({ id: `${place}`, price }));
        const chosen = new Set(options.filter((_, place) => list[place]?.isChosen).map(({ id }) => id));
        const priceWith = (ids: ReadonlySet<string>) =>
          itemPrice(0, [{ included, options: options.filter(({ id }) => ids.has(id)) }]);
        const shown = optionPrices({ included, max, options }, chosen);
        for (const { id } of options) {
          const others = new Set([...chosen].filter((each) => each !== id));
          expect(shown.get(id)).toBe(priceWith(new Set([...others, id])) - priceWith(others));
        }
      },
    ),
  );
});

it('charges an included option only where another is chosen, and one of a single choice in place of the other', () => {
  const options = [
    { id: 'aioli', price: 150 },
    { id: 'pesto', price: 200 },
  ];
  const pricesOf = (included: number, max: number, ...ids: string[]) => [
    ...optionPrices({ included, max, options }, new Set(ids)).values(),
  ];
  expect(pricesOf(1, 2)).toEqual([0, 0]);
  expect(pricesOf(1, 2, 'aioli')).toEqual([0, 200]);
  expect(pricesOf(1, 2, 'pesto')).toEqual([200, 0]);
  expect(pricesOf(0, 1, 'pesto')).toEqual([150, 200]);
});
