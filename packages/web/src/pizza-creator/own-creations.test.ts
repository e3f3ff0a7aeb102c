import { servedAt } from '@ofenpost/core/catalogue/availability';
import {
  ARTICHOKE_ID,
  BASIL_ID,
  PIZZA_OFFER,
  TRUFFLE_TOPPING_ID,
  onLeft,
  onWhole,
  withToppings,
} from '@ofenpost/core/pizza/pizza-offer.fixtures';
import { expect, it } from 'vitest';
import { savedCreationFact } from './own-creations.tsx';

const NOW = '2026-11-20T17:30:00.000Z';
const factOf = (toppings: Parameters<typeof withToppings>, offer = PIZZA_OFFER) =>
  savedCreationFact(offer, withToppings(...toppings), servedAt(NOW));

it('tells the price of today', () => {
  expect(factOf([onWhole(BASIL_ID)])).toMatch(/^CHF \d+\.\d\d$/);
});

it('names what is not there right now', () => {
  expect(factOf([onWhole(TRUFFLE_TOPPING_ID), onLeft(ARTICHOKE_ID)])).toMatch(
    /^CHF \d+\.\d\d\. Gerade nicht da: Trüffel, Artischocken\. Wähl dafür etwas anderes\.$/,
  );
});

it('says when a part was withdrawn for good', () => {
  const offer = { ...PIZZA_OFFER, toppings: PIZZA_OFFER.toppings.filter(({ id }) => id !== BASIL_ID) };
  expect(factOf([onWhole(BASIL_ID)], offer)).toBe(
    'Gibt es nicht mehr ganz so. Hol sie, dann siehst du, was noch geht.',
  );
});
