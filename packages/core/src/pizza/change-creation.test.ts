import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creations } from '../pizza-creator/creation.fixtures.ts';
import { err, ok } from '../result/result.ts';
import { type CreationChange, changedCreation } from './change-creation.ts';
import { type PlacedTopping, type ToppingPlace, pizzaCreation } from './pizza-creation.ts';
import { normalizeCreation, TOPPING_PLACES, toppingsOn } from './pizza-halves.ts';
import {
  BASIL_ID,
  CREAM_ID,
  EGG_ID,
  GORGONZOLA_ID,
  LARGE_ID,
  PIZZA_OFFER,
  PLAIN_CREATION,
  SPELT_ID,
  TOPPING_IDS,
  onLeft,
  onRight,
  onWhole,
  withToppings,
} from './pizza-offer.fixtures.ts';

const toggled = (id: string, place: ToppingPlace): CreationChange => ({ kind: 'toppingToggled', id, place });

describe('changedCreation', () => {
  it.each([
    ['size', LARGE_ID],
    ['dough', SPELT_ID],
    ['sauce', CREAM_ID],
    ['cheese', GORGONZOLA_ID],
  ] as const)('chooses another %s', (part, id) => {
    const creation = withToppings(onLeft(EGG_ID));
    const change = { kind: 'partChosen', part, id } as const;
    expect(changedCreation(PIZZA_OFFER, creation, change)).toEqual(ok({ ...creation, [`${part}Id`]: id }));
    const foreign = { ...change, id: EGG_ID };
    expect(changedCreation(PIZZA_OFFER, creation, foreign)).toEqual(err({ code: 'partUnknown', id: EGG_ID }));
  });

  it.each<[PlacedTopping[], ToppingPlace, PlacedTopping[]]>([
    [[], 'whole', [onWhole(EGG_ID)]],
    [[onWhole(EGG_ID)], 'whole', []],
    [[onLeft(EGG_ID)], 'whole', [onWhole(EGG_ID)]],
    [[onRight(EGG_ID)], 'whole', [onWhole(EGG_ID)]],
    [[], 'left', [onLeft(EGG_ID)]],
    [[onLeft(EGG_ID)], 'left', []],
    [[onRight(EGG_ID)], 'left', [onWhole(EGG_ID)]],
    [[onWhole(EGG_ID)], 'left', [onRight(EGG_ID)]],
    [[], 'right', [onRight(EGG_ID)]],
    [[onRight(EGG_ID)], 'right', []],
    [[onLeft(EGG_ID)], 'right', [onWhole(EGG_ID)]],
    [[onWhole(EGG_ID)], 'right', [onLeft(EGG_ID)]],
  ])('makes of %j by toggling on the %s: %j', (before, place, after) => {
    const creation = withToppings(onLeft(BASIL_ID), ...before);
    expect(changedCreation(PIZZA_OFFER, creation, toggled(EGG_ID, place))).toEqual(
      ok(withToppings(onLeft(BASIL_ID), ...after)),
    );
  });

  it('refuses the 13th topping on a half, not its taking off', () => {
    const full = withToppings(...TOPPING_IDS.slice(0, 12).map(onLeft));
    const [first = '', thirteenth = ''] = [TOPPING_IDS[0], TOPPING_IDS[12]];
    expect(changedCreation(PIZZA_OFFER, full, toggled(thirteenth, 'left'))).toEqual(
      err({ code: 'tooManyToppings', half: 'left' }),
    );
    expect(changedCreation(PIZZA_OFFER, full, toggled(thirteenth, 'whole'))).toEqual(
      err({ code: 'tooManyToppings', half: 'left' }),
    );
    expect(changedCreation(PIZZA_OFFER, full, toggled(thirteenth, 'right')).ok).toBe(true);
    expect(changedCreation(PIZZA_OFFER, full, toggled(first, 'left')).ok).toBe(true);
  });

  it('refuses an unknown topping', () => {
    expect(changedCreation(PIZZA_OFFER, PLAIN_CREATION, toggled(SPELT_ID, 'left'))).toEqual(
      err({ code: 'partUnknown', id: SPELT_ID }),
    );
  });

  it('is undone by toggling a half again, and touches nothing else', () => {
    fc.assert(
      fc.property(
        creations(),
        fc.constantFrom(...TOPPING_IDS),
        fc.constantFrom(...TOPPING_PLACES),
        (creation, id, place) => {
          const once = changedCreation(PIZZA_OFFER, creation, toggled(id, place));
          if (!once.ok) return;
          expect(pizzaCreation.parse(once.value)).toEqual(normalizeCreation(once.value));
          const others = ({ toppings }: typeof creation) => toppings.filter(({ toppingId }) => toppingId !== id);
          expect(others(once.value)).toEqual(others(normalizeCreation(creation)));
          if (place === 'whole') return;
          expect(changedCreation(PIZZA_OFFER, once.value, toggled(id, place))).toEqual(ok(normalizeCreation(creation)));
          const other = place === 'left' ? 'right' : 'left';
          expect(toppingsOn(once.value.toppings, other)).toHaveLength(toppingsOn(creation.toppings, other).length);
        },
      ),
    );
  });
});
