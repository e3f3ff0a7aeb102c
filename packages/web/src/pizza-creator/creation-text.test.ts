import type { PizzaCreation } from '@ofenpost/core/pizza/pizza-creation';
import {
  BASIL_ID,
  EGG_ID,
  HAM_ID,
  PIZZA_OFFER,
  TOFU_ID,
  onLeft,
  onRight,
  onWhole,
  withToppings,
} from '@ofenpost/core/pizza/pizza-offer.fixtures';
import { resolveCreation } from '@ofenpost/core/pizza/resolve-creation';
import { expect, it } from 'vitest';
import { pizzaText, toppingCountText } from './creation-text.ts';

const textOf = (creation: PizzaCreation) => {
  const pizza = resolveCreation(PIZZA_OFFER, creation);
  return pizza.ok ? pizzaText(pizza.value) : null;
};

it('says a pizza in words', () => {
  expect(textOf(withToppings())).toBe('26 cm, Klassischer Teig, Tomatensauce, Mozzarella. Noch ohne Belag.');
  expect(textOf(withToppings(onWhole(BASIL_ID), onWhole(TOFU_ID), onLeft(EGG_ID), onRight(HAM_ID)))).toBe(
    '26 cm, Klassischer Teig, Tomatensauce, Mozzarella. Auf dem ganzen Fladen: Basilikum, Tofu. Auf der linken Hälfte: Ei. Auf der rechten Hälfte: Schinken.',
  );
});

it.each([
  [[], '0 von 12'],
  [[onWhole(BASIL_ID)], '1 von 12'],
  [[onLeft(BASIL_ID), onRight(EGG_ID)], '1 von 12'],
  [[onWhole(BASIL_ID), onLeft(EGG_ID)], 'links 2, rechts 1 von je 12'],
])('counts the toppings %j', (toppings, text) => {
  expect(toppingCountText({ toppings })).toBe(text);
});
