import { describe, expect, it } from 'vitest';
import { fullHalf, toppingsOn } from './pizza-halves.ts';
import { BASIL_ID, EGG_ID, HAM_ID, TOPPING_IDS, onLeft, onRight, onWhole } from './pizza-offer.fixtures.ts';

const ids = (count: number) => TOPPING_IDS.slice(0, count);

describe('toppingsOn', () => {
  it('names what lies on a half or on the whole, as it was placed', () => {
    const toppings = [onRight(HAM_ID), onWhole(EGG_ID), onLeft(BASIL_ID)];
    expect(toppingsOn(toppings, 'left')).toEqual([onWhole(EGG_ID), onLeft(BASIL_ID)]);
    expect(toppingsOn(toppings, 'right')).toEqual([onRight(HAM_ID), onWhole(EGG_ID)]);
  });
});

describe('fullHalf', () => {
  it('names the half with more than 12 toppings, the left one first', () => {
    expect([
      fullHalf(ids(12).map(onWhole)),
      fullHalf(ids(13).map(onLeft)),
      fullHalf(ids(13).map(onRight)),
      fullHalf(ids(13).map(onWhole)),
    ]).toEqual([null, 'left', 'right', 'left']);
  });
});
