import type { Flatbread } from '@ofenpost/core/catalogue/illustration';
import { TOPPINGS, type Topping } from '@ofenpost/core/catalogue/ingredient';
import { describe, expect, it } from 'vitest';
import { createLiveFlatbread } from './live-flatbread.ts';
import { ownerOf } from './topping/toppings.ts';

const SIZE = 96;
const MIDDLE = SIZE / 2;
const draw = createLiveFlatbread(SIZE);

function ownersOf(toppings: Flatbread['toppings'], halves?: Flatbread['halves']): Uint8Array {
  const flatbread = {
    kind: 'flatbread',
    sauce: 'tomato',
    toppings,
    dough: { flour: 'wheat', hasSesame: false },
  } as const;
  return draw({ ...flatbread, ...(halves && { halves }) }, { seed: 'creation', bake: 0 }).owners;
}

/** Where a topping is seen: pixels, row by row. */
const placesOf = (topping: Topping, owners: Uint8Array): readonly number[] =>
  [...owners.keys()].filter((index) => owners[index] === ownerOf(topping));

const columnOf = (index: number): number => index % SIZE;

describe('createLiveFlatbread', () => {
  it('moves nothing when something else comes or goes', () => {
    const olives = placesOf('olive', ownersOf(['mozzarella', 'olive']));
    const owners = ownersOf(['mozzarella', 'ham', 'olive', 'salami', 'basil']);
    const isCovered = (place: number) => owners[place] === ownerOf('basil');
    expect(olives.filter((place) => !isCovered(place))).toEqual(placesOf('olive', owners));
    for (const topping of ['ham', 'salami', 'basil'] as const) expect(placesOf(topping, owners)).not.toEqual([]);
  });

  it('lets what is taken off one half lie where it lies on the other', () => {
    const whole = placesOf('salami', ownersOf(['salami']));
    const right = placesOf('salami', ownersOf([], { left: [], right: ['salami'] }));
    const isFarFromCut = (place: number) => columnOf(place) > MIDDLE + SIZE * 0.16;
    expect(right.filter(isFarFromCut)).toEqual(whole.filter(isFarFromCut));
    expect(right.filter((place) => columnOf(place) < MIDDLE - 1)).toEqual([]);
  });

  it('shows each topping on the whole and on either half', () => {
    const hidden = TOPPINGS.filter((topping) => {
      const breads = [
        ownersOf([topping]),
        ownersOf([], { left: [topping], right: [] }),
        ownersOf([], { left: [], right: [topping] }),
      ];
      return breads.some((owners) => placesOf(topping, owners).length === 0);
    });
    expect(hidden).toEqual([]);
  });
});
