import { expect, it } from 'vitest';
import { LARGE_ID, PIZZA_OFFER, SALAMI_ID, SMALL_ID } from './pizza-offer.fixtures.ts';
import { type StoredPizzaParts, outlinedPizzaParts } from './stored-pizza-offer.ts';

const SINCE = '2026-11-20T17:00:00.000Z';
const { sizes, toppings } = PIZZA_OFFER;
const salami = toppings.filter(({ id }) => id === SALAMI_ID);
const outlined = (archived: Readonly<Record<string, string>>) => {
  const since = <Part extends { readonly id: string }>(part: Part) => ({
    ...part,
    archived: archived[part.id] ?? null,
  });
  const ingredients: StoredPizzaParts['ingredients'] = salami.map((each) => ({ ...since(each), kind: 'topping' }));
  return outlinedPizzaParts({ sizes: sizes.map(since), ingredients });
};
const pricesOf = (archived: Readonly<Record<string, string>>) =>
  Object.fromEntries(outlined(archived).map(({ id, prices }) => [id, prices]));

it('has the sizes before the ingredients, each as staff see it', () => {
  const common = { available: true, soldOutUntil: null, allergens: [], archived: null };
  expect(outlined({})).toEqual([
    { ...common, id: SMALL_ID, kind: 'size', name: '26 cm', prices: [0], illustration: null },
    { ...common, id: LARGE_ID, kind: 'size', name: '32 cm', prices: [500], illustration: null },
    { ...common, id: SALAMI_ID, kind: 'topping', name: 'Salami', prices: [300, 425], illustration: 'salami' },
  ]);
});

it('has what is archived too, and says since when', () => {
  expect(outlined({ [LARGE_ID]: SINCE, [SALAMI_ID]: SINCE }).map(({ archived }) => archived)).toEqual([
    null,
    SINCE,
    SINCE,
  ]);
});

it('has a price of an ingredient for each size that is not archived', () => {
  expect(pricesOf({ [SMALL_ID]: SINCE })).toEqual({ [SMALL_ID]: [0], [LARGE_ID]: [500], [SALAMI_ID]: [425] });
});
