import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  DRINK_LINE,
  NOW,
  SALAD_LINE,
  anyKitchenOrders,
  kitchenLineOf,
  kitchenOrderWith,
  testKey,
} from './kitchen-screen.fixtures.ts';
import {
  type StationFilter,
  bakeList,
  countsTo,
  doughTotals,
  nextStation,
  ovenContent,
  shownLines,
  startBy,
  ticketContradiction,
  ticketsOf,
} from './kitchen-tickets.ts';
import { reportTask } from './station-work.ts';

const FILTERS: readonly StationFilter[] = ['oven', 'cold', 'drinks', 'all'];
const sum = (entries: readonly { readonly amount: number }[]) => entries.reduce((all, { amount }) => all + amount, 0);

it('sums every piece of the tickets in the bake list, by size too', () => {
  fc.assert(
    fc.property(anyKitchenOrders, fc.constantFrom(...FILTERS), (orders, filter) => {
      const rows = bakeList(orders, filter).flatMap((group) => group.rows);
      const lines = orders.flatMap((order) => shownLines(order, filter));
      expect(sum(rows)).toBe(sum(lines));
      for (const row of rows) expect(sum(row.sizes)).toBe(row.amount);
      expect(sum(doughTotals(orders))).toBe(sum(orders.flatMap((order) => shownLines(order, 'oven'))));
      expect(new Set(rows.flatMap(({ numbers }) => numbers))).toEqual(
        new Set(ticketsOf(orders, filter).map(({ number }) => number)),
      );
    }),
  );
});

it('puts dishes together by dough and name, and keeps halves apart', () => {
  const halves = { left: ['Salami'], right: ['Mais'] };
  const groups = bakeList(
    [
      kitchenOrderWith({ number: 1, lines: [kitchenLineOf({ amount: 2 }), kitchenLineOf({ line: 'h', halves })] }),
      kitchenOrderWith({
        number: 2,
        lines: [kitchenLineOf({ size: '26 cm' }), kitchenLineOf({ line: 'g', dough: 'Glutenfrei' })],
      }),
    ],
    'oven',
  );
  expect(
    groups.map(({ dough, rows }) => [dough, rows.map(({ amount, numbers, sizes }) => [amount, numbers, sizes])]),
  ).toEqual([
    [
      null,
      [
        [
          3,
          [1, 2],
          [
            { size: '26 cm', amount: 1 },
            { size: '32 cm', amount: 2 },
          ],
        ],
        [1, [1], [{ size: '32 cm', amount: 1 }]],
      ],
    ],
    ['Glutenfrei', [[1, [2], [{ size: '32 cm', amount: 1 }]]]],
  ]);
});

it('shows each station its part, and counts it down', () => {
  const order = kitchenOrderWith({ lines: [kitchenLineOf(), SALAD_LINE, DRINK_LINE] });
  expect(FILTERS.map((filter) => shownLines(order, filter).length)).toEqual([1, 1, 1, 3]);
  expect(FILTERS.map((filter) => nextStation(order, filter))).toEqual(['oven', 'cold', 'drinks', 'oven']);
  // 18:00 less 10 minutes of driving, 6 of baking and 2 of handling.
  expect(startBy(order)).toBe('2026-11-20T17:42:00.000Z');
  expect(countsTo(order, 'cold')).toBe('2026-11-20T17:50:00.000Z');
  expect(ticketsOf([kitchenOrderWith({ lines: [DRINK_LINE] })], 'oven')).toEqual([]);
});

it('keeps what a guest cancelled until it is seen, and bakes nothing of it', () => {
  const cancelled = kitchenOrderWith({ status: 'cancelled', isCancelled: true });
  expect(ticketsOf([cancelled], 'oven')).toEqual([cancelled]);
  expect(bakeList([cancelled], 'oven')).toEqual([]);
  expect(ticketsOf([{ ...cancelled, isCancelled: false }], 'oven')).toEqual([]);
});

it('knows what comes out of the oven next', () => {
  const into = (number: number, at: string) => {
    const result = reportTask(kitchenOrderWith({ number }), { key: testKey(number), task: 'ovenIn', at });
    return result.ok ? [result.value] : [];
  };
  const entries = ovenContent([
    ...into(2, NOW),
    ...into(1, '2026-11-20T17:29:00.000Z'),
    kitchenOrderWith({ number: 3 }),
  ]);
  expect(entries.map(({ order, outAt }) => [order.number, outAt])).toEqual([
    [1, '2026-11-20T17:35:00.000Z'],
    [2, '2026-11-20T17:36:00.000Z'],
  ]);
});

it('counts each dish down by its own minutes, and the order by the slowest', () => {
  const lines = [kitchenLineOf({ bakeMinutes: 11 }), kitchenLineOf({ line: 'kids', bakeMinutes: 4 }), SALAD_LINE];
  const order = kitchenOrderWith({ lines });
  // 18:00 less 10 minutes of driving, 11 of baking and 2 of handling.
  expect(startBy(order)).toBe('2026-11-20T17:37:00.000Z');
  const baking = reportTask(order, { key: testKey(1), task: 'ovenIn', at: NOW });
  const [entry] = baking.ok ? ovenContent([baking.value]) : [];
  expect(entry?.lines.map(({ outAt }) => outAt)).toEqual(['2026-11-20T17:41:00.000Z', '2026-11-20T17:34:00.000Z']);
  expect(entry?.outAt).toBe('2026-11-20T17:41:00.000Z');
});

it('starts what is cold as late as it can', () =>
  expect(startBy(kitchenOrderWith({ lines: [SALAD_LINE] }))).toBe('2026-11-20T17:48:00.000Z'));

it('finds a contradiction in what the station makes', () => {
  const order = kitchenOrderWith({ remark: 'Nussallergie!', lines: [kitchenLineOf(), SALAD_LINE] });
  expect(ticketContradiction(order, 'oven')).toBeNull();
  expect(ticketContradiction(order, 'cold')).toEqual({ allergens: ['nuts'], dishes: ['Nüsslisalat'] });
});
