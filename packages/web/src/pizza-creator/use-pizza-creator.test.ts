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
import { resolveCreation } from '@ofenpost/core/pizza/resolve-creation';
import { expect, it } from 'vitest';
import { blockerOf } from './use-pizza-creator.ts';

const NOW = '2026-11-20T17:30:00.000Z';

it.each([
  ['nothing', [onWhole(BASIL_ID)], NOW, null],
  ['what is switched off', [onWhole(TRUFFLE_TOPPING_ID)], NOW, 'Gerade nicht da: Trüffel. Wähl dafür etwas anderes.'],
  [
    'all that is missing',
    [onWhole(TRUFFLE_TOPPING_ID), onLeft(ARTICHOKE_ID)],
    NOW,
    'Gerade nicht da: Trüffel, Artischocken. Wähl dafür etwas anderes.',
  ],
  ['what is back by then', [onLeft(ARTICHOKE_ID)], '2026-11-20T18:00:00.000Z', null],
] as const)('names %s', (_what, toppings, at, text) => {
  const pizza = resolveCreation(PIZZA_OFFER, withToppings(...toppings));
  expect(pizza.ok && blockerOf(PIZZA_OFFER, pizza.value, servedAt(at))).toBe(text);
});

it('says that own pizzas are off as a whole', () => {
  const offer = { ...PIZZA_OFFER, baseProduct: { ...PIZZA_OFFER.baseProduct, available: false } };
  const pizza = resolveCreation(offer, withToppings());
  expect(pizza.ok && blockerOf(offer, pizza.value, servedAt(NOW))).toBe('Eigene Fladen backen wir gerade nicht.');
});
