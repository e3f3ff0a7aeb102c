import { expect, it } from 'vitest';
import { NOT_BUSY } from './busy-controls.ts';
import { type KitchenOffer, kitchenOverview, overviewAfter } from './kitchen-offers.ts';

const UNTIL = '2026-11-20T19:00:00.000Z';
const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const offer = (name: string, ...ids: number[]): KitchenOffer => ({
  ids: ids.map(id),
  kind: 'part',
  name,
  places: ['Extras'],
  soldOutUntil: null,
});
const OVERVIEW = {
  busyControls: NOT_BUSY,
  offers: [offer('Rucola', 1, 2), offer('Mais', 3), offer('Ei', 4)],
  bakeMinutes: { [id(1)]: 8 },
  dishAllergens: { contains: { [id(1)]: ['milk' as const] }, glutenFree: [] },
};
const soldOut = (...ids: number[]) =>
  overviewAfter(OVERVIEW, { soldOut: { ids: ids.map(id), until: UNTIL } })
    .offers.filter(({ soldOutUntil }) => soldOutUntil === UNTIL)
    .map(({ name }) => name);

it('takes over what the kitchen holds back', () => {
  const busyControls = { pause: null, rush: { extraMinutes: 15, until: UNTIL } };
  expect(overviewAfter(OVERVIEW, { busyControls })).toEqual({ ...OVERVIEW, busyControls });
  expect(kitchenOverview.safeParse(OVERVIEW).success).toBe(true);
});

it('marks what is sold out as a whole, and has it again', () => {
  expect([soldOut(1, 2), soldOut(3, 4), soldOut(1), soldOut(9)]).toEqual([['Rucola'], ['Mais', 'Ei'], [], []]);
  const after = overviewAfter(OVERVIEW, { soldOut: { ids: [id(3)], until: UNTIL } });
  expect(overviewAfter(after, { soldOut: { ids: [id(3)], until: null } })).toEqual(OVERVIEW);
});
