import { servedAt } from '@ofenpost/core/catalogue/serving';
import {
  ARTICHOKE_ID,
  BASIL_ID,
  CREAM_ID,
  LARGE_ID,
  MOZZARELLA_ID,
  PIZZA_OFFER,
  SMALL_ID,
  TOMATO_ID,
  TRUFFLE_TOPPING_ID,
} from '@ofenpost/core/pizza-creator/pizza-offer.fixtures';
import { expect, it } from 'vitest';
import { missingReasons, partFacts } from './part-facts.ts';

it('says what a part costs on this size, and what it is', () => {
  const [small, large] = PIZZA_OFFER.sizes;
  if (small === undefined || large === undefined) throw new Error('no sizes');
  const facts = partFacts(PIZZA_OFFER, small);
  expect([SMALL_ID, LARGE_ID, TOMATO_ID, CREAM_ID, MOZZARELLA_ID, BASIL_ID].map((id) => facts.get(id))).toEqual([
    '',
    '+5.00',
    'vegan',
    '+0.50 · vegetarisch',
    '+2.00 · vegetarisch',
    '+1.00 · vegan',
  ]);
  expect(partFacts(PIZZA_OFFER, large).get(BASIL_ID)).toBe('+1.50 · vegan');
});

it('says why a part cannot be had, and when again', () => {
  const reasons = (at: string) => Object.fromEntries(missingReasons(PIZZA_OFFER, servedAt(at)));
  expect(reasons('2026-11-20T17:30:00.000Z')).toEqual({
    [TRUFFLE_TOPPING_ID]: 'Zurzeit nicht verfügbar',
    [ARTICHOKE_ID]: 'Ausverkauft, wieder da heute um 19:00',
  });
  expect(reasons('2026-11-20T18:00:00.000Z')).toEqual({ [TRUFFLE_TOPPING_ID]: 'Zurzeit nicht verfügbar' });
});
