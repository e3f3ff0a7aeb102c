import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creations } from '../pizza-creator/creation.fixtures.ts';
import {
  DOUBLED_TOPPING,
  type PizzaCreation,
  type PlacedTopping,
  TOO_MANY_TOPPINGS,
  pizzaCreation,
} from './pizza-creation.ts';
import { isSameCreation, normalizeCreation, toppingsOn } from './pizza-halves.ts';
import {
  BASIL_ID,
  EGG_ID,
  HAM_ID,
  LARGE_ID,
  TOPPING_IDS,
  onLeft,
  onRight,
  onWhole,
  withToppings,
} from './pizza-offer.fixtures.ts';

const messagesOf = (creation: unknown) => pizzaCreation.safeParse(creation).error?.issues.map(({ message }) => message);
const ids = (count: number) => TOPPING_IDS.slice(0, count);
const otherIds = Array.from({ length: 30 }, (_, index) => `aaaaaaaa-0000-4000-8000-${String(index).padStart(12, '0')}`);

describe('a creation', () => {
  it.each<[string, PlacedTopping[]]>([
    ['nothing', []],
    ['one topping on both halves', [onLeft(BASIL_ID), onRight(BASIL_ID)]],
    ['12 toppings on the whole', ids(12).map(onWhole)],
    ['12 toppings on one half and none on the other', ids(12).map(onLeft)],
    ['12 other toppings on each half', [...ids(12).map(onLeft), ...otherIds.slice(0, 12).map(onRight)]],
    ['whole and half ones that come to 12', [...ids(6).map(onWhole), ...otherIds.slice(0, 6).map(onRight)]],
  ])('may have %s', (_, toppings) => {
    expect(messagesOf(withToppings(...toppings))).toBeUndefined();
  });

  it.each<[string, PlacedTopping[], string]>([
    ['13 toppings on the whole', ids(13).map(onWhole), TOO_MANY_TOPPINGS],
    ['13 toppings on the left', ids(13).map(onLeft), TOO_MANY_TOPPINGS],
    ['13 toppings on the right', ids(13).map(onRight), TOO_MANY_TOPPINGS],
    [
      'whole and half ones that come to 13',
      [...ids(7).map(onWhole), ...otherIds.slice(0, 6).map(onRight)],
      TOO_MANY_TOPPINGS,
    ],
    ['25 toppings', [...ids(12).map(onLeft), ...otherIds.slice(0, 13).map(onRight)], TOO_MANY_TOPPINGS],
    ['a topping twice', [onWhole(BASIL_ID), onWhole(BASIL_ID)], DOUBLED_TOPPING],
    ['a topping twice on a half', [onLeft(BASIL_ID), onLeft(BASIL_ID)], DOUBLED_TOPPING],
    ['a topping on the whole and on a half', [onRight(BASIL_ID), onWhole(BASIL_ID)], DOUBLED_TOPPING],
  ])('must not have %s', (_, toppings, message) => {
    expect(messagesOf(withToppings(...toppings))).toEqual([message]);
  });

  it.each([
    ['an id that is none', { ...withToppings(), sizeId: '__proto__' }],
    ['a place that is none', withToppings({ toppingId: BASIL_ID, place: 'middle' } as never)],
    ['no size', { ...withToppings(), sizeId: undefined }],
    ['no list', { ...withToppings(), toppings: null }],
    ['something else', Number.NaN],
  ])('must not have %s', (_, creation) => {
    expect(messagesOf(creation)).toHaveLength(1);
  });

  it('says in German what is wrong', () => {
    expect([TOO_MANY_TOPPINGS, DOUBLED_TOPPING]).toEqual([
      'Pro Hälfte haben höchstens 12 Beläge Platz.',
      'Jeder Belag kommt pro Hälfte nur einmal auf den Fladen.',
    ]);
  });
});

describe('normalCreation', () => {
  it('makes a topping on both halves a whole one, and sorts', () => {
    expect(
      normalizeCreation(withToppings(onRight(EGG_ID), onLeft(HAM_ID), onLeft(EGG_ID), onWhole(BASIL_ID))).toppings,
    ).toEqual([onWhole(BASIL_ID), onLeft(HAM_ID), onWhole(EGG_ID)]);
  });

  it('makes one of doubled toppings', () => {
    expect(
      normalizeCreation(withToppings(onLeft(EGG_ID), onLeft(EGG_ID), onRight(HAM_ID), onWhole(HAM_ID))).toppings,
    ).toEqual([onWhole(HAM_ID), onLeft(EGG_ID)]);
  });

  it('keeps what lies on each half, is valid, and is the same a second time', () => {
    fc.assert(
      fc.property(creations(), (creation) => {
        const normal = normalizeCreation(creation);
        for (const half of ['left', 'right'] as const) {
          const idsOn = ({ toppings }: PizzaCreation) => toppingsOn(toppings, half).map((each) => each.toppingId);
          expect(idsOn(normal)).toEqual(idsOn(creation).toSorted());
        }
        expect(pizzaCreation.parse(normal)).toEqual(normal);
        expect(normalizeCreation(normal)).toEqual(normal);
      }),
    );
  });
});

describe('isSameCreation', () => {
  it('looks past order and halves that make a whole', () => {
    const halves = withToppings(onLeft(BASIL_ID), onWhole(EGG_ID), onRight(BASIL_ID));
    expect(isSameCreation(halves, withToppings(onWhole(EGG_ID), onWhole(BASIL_ID)))).toBe(true);
  });

  it.each([
    ['another size', { ...withToppings(onLeft(BASIL_ID)), sizeId: LARGE_ID }],
    ['another dough', { ...withToppings(onLeft(BASIL_ID)), doughId: LARGE_ID }],
    ['another sauce', { ...withToppings(onLeft(BASIL_ID)), sauceId: LARGE_ID }],
    ['another cheese', { ...withToppings(onLeft(BASIL_ID)), cheeseId: LARGE_ID }],
    ['the other half', withToppings(onRight(BASIL_ID))],
    ['another topping', withToppings(onLeft(EGG_ID))],
    ['more toppings', withToppings(onLeft(BASIL_ID), onLeft(EGG_ID))],
  ])('tells %s apart', (_, other) => {
    expect(isSameCreation(withToppings(onLeft(BASIL_ID)), other)).toBe(false);
  });
});
