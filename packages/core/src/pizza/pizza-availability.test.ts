import { describe, expect, it } from 'vitest';
import { servedAt } from '../catalogue/availability.ts';
import { err } from '../result/result.ts';
import {
  ARTICHOKE_ID,
  BASIL_ID,
  CLASSIC_ID,
  LARGE_ID,
  MOZZARELLA_ID,
  PIZZA_OFFER,
  PLAIN_CREATION,
  SMALL_ID,
  TOMATO_ID,
  TRUFFLE_TOPPING_ID,
  onLeft,
  onWhole,
  withToppings,
} from './pizza-offer.fixtures.ts';
import type { PizzaOffer } from './pizza-offer.ts';
import { pizzaAvailability } from './resolve-creation.ts';

/** Friday 18:30 in Zurich. */
const NOW = '2026-11-20T17:30:00.000Z';

function validate(
  creation = PLAIN_CREATION,
  { offer = PIZZA_OFFER, at = NOW }: { offer?: PizzaOffer; at?: string } = {},
) {
  const availability = pizzaAvailability(offer, creation, servedAt(at));
  if (!availability.ok) throw new Error(availability.error.code);
  return { orderable: availability.value.orderable, ids: availability.value.missing.map(({ id }) => id) };
}

describe('pizzaAvailability', () => {
  it('lets order what is on sale', () => {
    expect(validate(withToppings(onLeft(BASIL_ID)))).toEqual({ orderable: true, ids: [] });
  });

  it('names what is switched off or sold out', () => {
    const creation = withToppings(onLeft(ARTICHOKE_ID), onWhole(BASIL_ID), onWhole(TRUFFLE_TOPPING_ID));
    expect(validate(creation)).toEqual({ orderable: false, ids: [TRUFFLE_TOPPING_ID, ARTICHOKE_ID] });
  });

  it('lets order again at the end of being sold out', () => {
    const creation = withToppings(onLeft(ARTICHOKE_ID));
    expect(validate(creation, { at: '2026-11-20T17:59:59.999Z' }).orderable).toBe(false);
    expect(validate(creation, { at: '2026-11-20T18:00:00.000Z' }).orderable).toBe(true);
  });

  it.each([
    ['sizes', SMALL_ID],
    ['doughs', CLASSIC_ID],
    ['sauces', TOMATO_ID],
    ['cheeses', MOZZARELLA_ID],
  ] as const)('looks at the %s too', (list, id) => {
    const parts = PIZZA_OFFER[list].map((part) => ({ ...part, available: part.id !== id }));
    expect(validate(PLAIN_CREATION, { offer: { ...PIZZA_OFFER, [list]: parts } })).toEqual({
      orderable: false,
      ids: [id],
    });
  });

  it('lets order nothing while own pizzas are off', () => {
    const { baseProduct } = PIZZA_OFFER;
    const off = { ...PIZZA_OFFER, baseProduct: { ...baseProduct, available: false } };
    const soldOut = { ...PIZZA_OFFER, baseProduct: { ...baseProduct, soldOutUntil: '2026-11-20T18:00:00.000Z' } };
    expect(validate(PLAIN_CREATION, { offer: off })).toEqual({ orderable: false, ids: [] });
    expect(validate(PLAIN_CREATION, { offer: soldOut })).toEqual({ orderable: false, ids: [] });
    expect(validate(PLAIN_CREATION, { offer: soldOut, at: '2026-11-20T18:00:00.000Z' }).orderable).toBe(true);
  });

  it('refuses what the offer does not have', () => {
    expect(pizzaAvailability(PIZZA_OFFER, { ...PLAIN_CREATION, doughId: LARGE_ID }, servedAt(NOW))).toEqual(
      err({ code: 'partUnknown', id: LARGE_ID }),
    );
  });
});
