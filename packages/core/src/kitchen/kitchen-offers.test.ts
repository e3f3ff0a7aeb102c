import { describe, expect, it } from 'vitest';
import { BURRATA_ID, CATALOGUE, EXTRAS, MARGHERITA, ROCKET_ID } from '../catalogue/product.fixtures.ts';
import { PIZZA_OFFER } from '../pizza/pizza-offer.fixtures.ts';
import { type KitchenOffer, kitchenOffers, searchOffers, soldOutOffers } from './kitchen-offers.ts';

const EIGHT = '2026-11-20T19:00:00.000Z';
const NINE = '2026-11-20T20:00:00.000Z';
const OFFERS = kitchenOffers(CATALOGUE, PIZZA_OFFER);
const named = (name: string, offers: readonly KitchenOffer[] = OFFERS) => offers.filter((offer) => offer.name === name);
const topping = (name: string) => PIZZA_OFFER.toppings.find((candidate) => candidate.name === name);

/** The fixture with rocket sold out until these instants: as an extra, and as a topping of own pizzas. */
const withRocket = (asOption: string | null, asTopping: string | null) =>
  kitchenOffers(
    {
      productGroups: CATALOGUE.productGroups.map((group) => ({
        ...group,
        products: group.products.map((product) => ({
          ...product,
          optionGroups: product.optionGroups.map((options) => ({
            ...options,
            options: options.options.map((option) =>
              option.id === ROCKET_ID ? { ...option, soldOutUntil: asOption } : option,
            ),
          })),
        })),
      })),
    },
    {
      ...PIZZA_OFFER,
      toppings: PIZZA_OFFER.toppings.map((part) =>
        part.name === 'Rucola' ? { ...part, soldOutUntil: asTopping } : part,
      ),
    },
  );

describe('what can be sold out', () => {
  it('are the products of each group, in their order', () => {
    const products = OFFERS.filter(({ kind }) => kind === 'product');
    expect(products.map(({ ids }) => ids)).toEqual(
      CATALOGUE.productGroups
        .flatMap((group) => group.products)
        .filter(({ available }) => available)
        .map(({ id }) => [id]),
    );
    expect(named(MARGHERITA.name)[0]?.places).toEqual([CATALOGUE.productGroups[0]?.name]);
  });

  it('are two dishes where two products have one name', () => {
    const other = { ...MARGHERITA, id: '00000000-0000-4000-8000-0000000000c1' };
    const catalogue = {
      productGroups: [...CATALOGUE.productGroups, { id: other.id, name: 'Kinder', description: '', products: [other] }],
    };
    expect(named(MARGHERITA.name, kitchenOffers(catalogue, null)).map(({ ids }) => ids)).toEqual([
      [MARGHERITA.id],
      [other.id],
    ]);
  });

  it('is an ingredient once, wherever it lies', () => {
    expect(named('Rucola')).toEqual([
      {
        ids: [ROCKET_ID, topping('Rucola')?.id],
        kind: 'part',
        name: 'Rucola',
        places: [EXTRAS.name, 'Pizza-Creator'],
        soldOutUntil: null,
      },
    ]);
    expect(named('Burrata')[0]?.ids).toEqual([BURRATA_ID]);
  });

  it('are all parts of own pizzas by name, except what is switched off or nothing', () => {
    const parts = OFFERS.filter(({ kind }) => kind === 'part').map(({ name }) => name);
    expect(parts).toEqual(parts.toSorted((a, b) => a.localeCompare(b, 'de')));
    for (const name of ['32 cm', 'Dinkelteig', 'Tomatensauce', 'Gorgonzola', 'Salami']) expect(parts).toContain(name);
    for (const name of ['Ohne Sauce', 'Ohne Käse', 'Trüffel']) expect(parts).not.toContain(name);
    expect(kitchenOffers(CATALOGUE, null).map(({ name }) => name)).not.toContain('Salami');
  });

  it.each([
    [null, null, null],
    [EIGHT, null, EIGHT],
    [null, EIGHT, EIGHT],
    [EIGHT, NINE, NINE],
    [NINE, EIGHT, NINE],
  ])('is back when the last of it is back: %j and %j', (asOption, asTopping, until) => {
    expect(named('Rucola', withRocket(asOption, asTopping))[0]?.soldOutUntil).toBe(until);
  });
});

it('lists what is sold out now, what is back first at the top', () => {
  const offers = ['Mais', 'Ei', 'Tofu', 'Oliven'].map((name, place) => ({
    ids: [],
    kind: 'part' as const,
    name,
    places: [],
    soldOutUntil: [NINE, EIGHT, null, '2026-11-20T18:00:00.000Z'][place] ?? null,
  }));
  expect(soldOutOffers(offers, '2026-11-20T18:00:00.000Z').map(({ name }) => name)).toEqual(['Ei', 'Mais']);
  expect(soldOutOffers(offers, EIGHT).map(({ name }) => name)).toEqual(['Mais']);
  expect(soldOutOffers(offers, NINE)).toEqual([]);
});

it.each([
  ['', OFFERS.length],
  ['rucola', 1],
  ['  RUC ', 1],
  ['teig dinkel', 1],
  ['creme', 1],
  ['gibt es nicht', 0],
])('finds by %j', (query, count) => {
  expect(searchOffers(OFFERS, query)).toHaveLength(count);
});
