import { createFixtureShop } from '@ofenpost/testing/in-memory/in-memory-shop.fixtures';
import { createManualClock } from '@ofenpost/testing/in-memory/manual-clock';
import { expect, it } from 'vitest';
import { loadHomeData } from './home-data.ts';

it('advertises an own pizza only where there is one to build', async () => {
  const ports = createFixtureShop(createManualClock('2026-11-20T18:00:00.000Z')).visit();
  expect(await loadHomeData(ports)).toMatchObject({ hasPizzaOffer: true });
  const withoutOffer = { ...ports, pizzaCreator: { ...ports.pizzaCreator, find: () => Promise.resolve(null) } };
  expect(await loadHomeData(withoutOffer)).toMatchObject({ hasPizzaOffer: false });
});
