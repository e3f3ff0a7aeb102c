import { expect, it } from 'vitest';
import { WITHOUT_PIZZA_OFFER, type KitchenSettingsDraft } from './settings-draft.ts';

const before: KitchenSettingsDraft = {
  preparationMinutes: 20,
  ovenCapacity: null,
  pizzaName: 'Dein Fladen',
  pizzaVatClass: 'food',
  pizzaAvailable: false,
  pizzaBasePrice: 0,
  halfPriceRule: 'half_each',
};
const validate = (change: Partial<KitchenSettingsDraft>) =>
  WITHOUT_PIZZA_OFFER.validate?.({ before, after: { ...before, ...change }, now: '2026-11-20T18:30:00.000Z' });

it.each<Partial<KitchenSettingsDraft>>([{}, { preparationMinutes: 30, ovenCapacity: 12 }])(
  'lets the kitchen be set without own pizzas: %j',
  (change) => {
    expect(validate(change)).toBeNull();
  },
);

it.each<Partial<KitchenSettingsDraft>>([
  { pizzaName: 'Deine Pizza' },
  { pizzaVatClass: 'alcohol' },
  { pizzaAvailable: true },
  { pizzaBasePrice: 1100, preparationMinutes: 30 },
  { halfPriceRule: 'full' },
])('refuses what nothing would keep: %j', (change) => {
  expect(validate(change)).toMatch(/^Eigene Pizzas gibt es hier noch nicht/);
});
