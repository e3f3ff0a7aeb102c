import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceCart } from '../cart/price-cart.ts';
import { servedAt } from '../catalogue/availability.ts';
import { ALLERGEN_LABELS, ALLERGENS } from '../catalogue/declaration.ts';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import { creations } from '../pizza-creator/creation.fixtures.ts';
import type { PizzaCreation } from '../pizza/pizza-creation.ts';
import {
  ANCHOVY_ID,
  EGG_ID,
  HAM_ID,
  NO_CHEESE_ID,
  PIZZA_OFFER,
  SALAMI_ID,
  onLeft,
  onRight,
  onWhole,
  withToppings,
} from '../pizza/pizza-offer.fixtures.ts';
import { paperTicket } from '../printing/paper-ticket.ts';
import { NO_ALLERGENS } from './allergens-text.ts';
import { type DeclarationEntry, declarationEntries } from './declaration-entries.ts';
import type { OrderedDeclaration } from './declaration.ts';
import { DECLARED } from './labelling.ts';

const declared = <T extends object>(parts: readonly T[]) => parts.map((part) => ({ ...part, labelling: DECLARED }));
const OFFER = {
  ...PIZZA_OFFER,
  doughs: declared(PIZZA_OFFER.doughs),
  sauces: declared(PIZZA_OFFER.sauces),
  cheeses: declared(PIZZA_OFFER.cheeses),
  toppings: declared(PIZZA_OFFER.toppings),
};

function declarationOf(creation: PizzaCreation): OrderedDeclaration {
  const id = '00000000-0000-4000-8000-00000000ff01';
  const assortment = { products: [], pizzaOffer: OFFER, menus: [], weekMenuEntries: [] };
  const [item] = priceCart([{ id, creation, amount: 1 }], assortment, servedAt('2026-11-20T17:30:00.000Z')).productCart;
  if (item?.products.declaration === undefined) throw new Error('It is not declared.');
  return item.products.declaration;
}

const allergensOn = (entries: readonly DeclarationEntry[], side: 'links' | 'rechts'): string | undefined =>
  entries.find(({ label }) => label === `Allergene ${side}` || label === 'Allergene')?.text;

const HALVED = {
  ...withToppings(onLeft(ANCHOVY_ID), onRight(EGG_ID), onRight(SALAMI_ID), onWhole(HAM_ID)),
  cheeseId: NO_CHEESE_ID,
};

describe('what an ordered pizza declares', () => {
  it('is named for each half where the halves differ', () => {
    expect(declarationEntries(declarationOf(HALVED))).toEqual([
      { label: 'Allergene links', text: 'Gluten, Fisch' },
      { label: 'Allergene rechts', text: 'Gluten, Eier' },
      { label: 'Herkunft links', text: 'Schinken: Schweiz, Sardellen: Spanien' },
      { label: 'Herkunft rechts', text: 'Schinken: Schweiz, Salami: Italien' },
    ]);
    expect(declarationEntries(declarationOf(withToppings(onWhole(HAM_ID))))).toEqual([
      { label: 'Allergene', text: 'Gluten, Milch' },
      { label: 'Herkunft', text: 'Schinken: Schweiz' },
    ]);
  });

  it('equals the union of the parts that lie on the half', () => {
    fc.assert(
      fc.property(creations(), (creation) => {
        const entries = declarationEntries(declarationOf(creation));
        const parts = [...OFFER.doughs, ...OFFER.sauces, ...OFFER.cheeses, ...OFFER.toppings];
        for (const [side, half] of [
          ['links', 'left'],
          ['rechts', 'right'],
        ] as const) {
          const ids = [
            creation.doughId,
            creation.sauceId,
            creation.cheeseId,
            ...creation.toppings.flatMap(({ toppingId, place }) =>
              place === 'whole' || place === half ? [toppingId] : [],
            ),
          ];
          const eaten = parts.filter(({ id }) => ids.includes(id)).flatMap(({ allergens }) => allergens);
          const names = ALLERGENS.filter((each) => eaten.includes(each)).map((each) => ALLERGEN_LABELS[each]);
          expect(allergensOn(entries, side)).toBe(names.join(', ') || NO_ALLERGENS);
        }
      }),
    );
  });

  it('stands on the ticket for each half', () => {
    const [line] = PLACED_ORDER.productOrders;
    if (line === undefined) throw new Error('The order has no lines.');
    const order = { ...PLACED_ORDER, productOrders: [{ ...line, declaration: declarationOf(HALVED) }] };
    const at = order.orderTimeProgresses.created;
    const items = paperTicket(order, { copy: 0, at, requestedAt: at }).filter(({ kind }) => kind === 'item');
    expect(items.flatMap((item) => ('details' in item ? item.details : []))).toEqual(
      expect.arrayContaining(['Allergene links: Gluten, Fisch', 'Allergene rechts: Gluten, Eier']),
    );
  });
});

it('names what is unknown in the words of the place', () => {
  const unknown: OrderedDeclaration = { ...declarationOf(HALVED), allergens: null };
  const { halves: _halves, ...whole } = unknown;
  expect(declarationEntries(whole)[0]?.text).toBe('bitte am Telefon erfragen');
  expect(declarationEntries(whole, 'frag in der Küche')[0]?.text).toBe('frag in der Küche');
});
