import { creations } from '@ofenpost/core/pizza-creator/creation.fixtures';
import type { PizzaCreation } from '@ofenpost/core/pizza/pizza-creation';
import {
  BASIL_ID,
  EGG_ID,
  HAM_ID,
  NO_CHEESE_ID,
  PIZZA_OFFER,
  onLeft,
  onRight,
  onWhole,
  withToppings,
} from '@ofenpost/core/pizza/pizza-offer.fixtures';
import { resolveCreation } from '@ofenpost/core/pizza/resolve-creation';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PieceGroup, isDivided, layersOf, nextGroups } from './bread-layers.ts';

function layers(creation: PizzaCreation) {
  const pizza = resolveCreation(PIZZA_OFFER, creation);
  if (!pizza.ok) throw new Error('not offered');
  return layersOf(pizza.value);
}

const after = (...creations_: PizzaCreation[]): readonly PieceGroup[] =>
  creations_.reduce<readonly PieceGroup[]>((groups, creation) => nextGroups(groups, layers(creation)), []);

const piecesOf = (groups: readonly PieceGroup[], layerKey: string) =>
  groups.filter((group) => group.layerKey === layerKey).flatMap(({ pieces }) => pieces);

describe('what lies on the bread', () => {
  it('is cheese and toppings, as far as they can be seen', () => {
    expect(layers(withToppings(onLeft(EGG_ID), onWhole(BASIL_ID)))).toEqual([
      { key: 'c-mozzarella', topping: 'mozzarella', place: 'whole' },
      { key: 't-basil', topping: 'basil', place: 'whole' },
      { key: 't-egg', topping: 'egg', place: 'left' },
    ]);
    expect(layers({ ...withToppings(), cheeseId: NO_CHEESE_ID })).toEqual([]);
  });

  it('divides the bread where the halves differ', () => {
    expect(isDivided(layers(withToppings(onWhole(BASIL_ID))))).toBe(false);
    expect(isDivided(layers(withToppings(onWhole(BASIL_ID), onRight(EGG_ID))))).toBe(true);
  });
});

describe('the pieces on the bread', () => {
  it('lie on their half, and every layer has some, whatever came before', () => {
    fc.assert(
      fc.property(fc.array(creations(), { minLength: 1, maxLength: 4 }), (steps) => {
        const groups = after(...steps);
        const last = layers(steps.at(-1) ?? withToppings());
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
        for (const { key, place } of last) {
          const pieces = piecesOf(groups, key);
          expect(pieces.length).toBeGreaterThan(0);
          const sides = new Set(pieces.map(({ x }) => (x < 0 ? 'left' : 'right')));
          expect(place === 'whole' ? [place] : [...sides]).toEqual([place]);
        }
        expect(new Set(groups.map(({ layerKey }) => layerKey))).toEqual(new Set(last.map(({ key }) => key)));
      }),
      { numRuns: 60 },
    );
  });

  it('stay where they are when something else is put on or taken off', () => {
    fc.assert(
      fc.property(creations(), (creation) => {
        const toppings = creation.toppings.filter(({ toppingId }) => toppingId !== HAM_ID).slice(0, 11);
        const without = { ...creation, toppings };
        const before = after(without);
        const added = nextGroups(before, layers({ ...without, toppings: [...toppings, onLeft(HAM_ID)] }));
        expect(added.slice(0, before.length)).toEqual(before);
        expect(nextGroups(added, layers(without))).toEqual(before);
      }),
      { numRuns: 40 },
    );
  });

  it('stay on a half when the other half joins in, and when it gives way again', () => {
    const left = after(withToppings(onLeft(BASIL_ID)));
    const whole = nextGroups(left, layers(withToppings(onWhole(BASIL_ID))));
    expect(whole.slice(0, left.length)).toEqual(left);
    expect(piecesOf(whole, 't-basil').some(({ x }) => x > 0)).toBe(true);
    const back = nextGroups(whole, layers(withToppings(onLeft(BASIL_ID))));
    expect(back).toEqual(left);
  });

  it('keep those that lie wholly on the half that stays', () => {
    const whole = piecesOf(after(withToppings(onWhole(BASIL_ID))), 't-basil');
    const left = piecesOf(after(withToppings(onWhole(BASIL_ID)), withToppings(onLeft(BASIL_ID))), 't-basil');
    expect(left.length).toBeLessThan(whole.length);
    expect(whole).toEqual(expect.arrayContaining(left));
  });

  it('are the same for the same link', () => {
    fc.assert(
      fc.property(creations(), (creation) => {
        expect(after(creation)).toEqual(after(creation));
      }),
      { numRuns: 20 },
    );
  });
});
