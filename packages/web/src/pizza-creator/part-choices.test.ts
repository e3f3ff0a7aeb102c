import { servedAt } from '@ofenpost/core/catalogue/availability';
import {
  ARTICHOKE_ID,
  MOZZARELLA_ID,
  PIZZA_OFFER,
  SALAMI_ID,
  SMALL_ID,
  TOMATO_ID,
  TRUFFLE_TOPPING_ID,
} from '@ofenpost/core/pizza/pizza-offer.fixtures';
import { expect, it } from 'vitest';
import { missingReasons, partSummaries } from './part-choices.tsx';

it('says what a part is', () => {
  const summary = partSummaries(PIZZA_OFFER);
  expect([SMALL_ID, TOMATO_ID, MOZZARELLA_ID, SALAMI_ID].map((id) => summary.get(id))).toEqual([
    undefined,
    'vegan',
    'vegetarisch',
    'scharf',
  ]);
});

it('says why a part cannot be had, and when again', () => {
  const reasons = (at: string) => Object.fromEntries(missingReasons(PIZZA_OFFER, servedAt(at)));
  expect(reasons('2026-11-20T17:30:00.000Z')).toEqual({
    [TRUFFLE_TOPPING_ID]: 'Zurzeit nicht verfügbar',
    [ARTICHOKE_ID]: 'Ausverkauft, wieder da heute um 19:00',
  });
  expect(reasons('2026-11-20T18:00:00.000Z')).toEqual({ [TRUFFLE_TOPPING_ID]: 'Zurzeit nicht verfügbar' });
});
