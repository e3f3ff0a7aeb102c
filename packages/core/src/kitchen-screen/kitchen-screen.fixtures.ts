import * as fc from 'fast-check';
import { STATIONS } from '../catalogue/station.ts';
import type { KitchenLine, KitchenOrder } from './kitchen-order.ts';

export const NOW = '2026-11-20T17:30:00.000Z';

export const testKey = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const kitchenLineOf = (change: Partial<KitchenLine> = {}): KitchenLine => ({
  line: 'margherita',
  name: 'Margherita',
  amount: 1,
  station: 'oven',
  bakeMinutes: 6,
  size: '32 cm',
  dough: null,
  isUsualDough: true,
  extras: [],
  halves: null,
  allergens: ['gluten', 'milk'],
  ...change,
});

export const SALAD_LINE = kitchenLineOf({
  line: 'salad',
  name: 'Nüsslisalat',
  station: 'cold',
  bakeMinutes: 0,
  size: null,
  allergens: ['nuts'],
});
export const DRINK_LINE = kitchenLineOf({
  line: 'cola',
  name: 'Cola',
  station: 'drinks',
  bakeMinutes: 0,
  size: null,
  allergens: [],
});

export const kitchenOrderWith = (change: Partial<KitchenOrder> = {}): KitchenOrder => ({
  id: testKey(change.number ?? 1042),
  number: 1042,
  revision: 2,
  status: 'accepted',
  fulfilment: 'delivered',
  dueAt: '2026-11-20T18:00:00.000Z',
  driveMinutes: 10,
  remark: '',
  lines: [kitchenLineOf()],
  marks: [],
  preparingAt: null,
  isCancelled: false,
  ...change,
});

const anyLine = fc.record({
  name: fc.constantFrom('Margherita', 'Diavola', 'Salat', 'Cola'),
  amount: fc.integer({ min: 1, max: 9 }),
  station: fc.constantFrom(...STATIONS),
  size: fc.constantFrom('26 cm', '32 cm', '40 cm', null),
  dough: fc.constantFrom('Dinkel', 'Glutenfrei', null),
});

/** Orders with different numbers and any dishes. */
export const anyKitchenOrders: fc.Arbitrary<KitchenOrder[]> = fc
  .array(
    fc.record({ lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }), minutes: fc.integer({ min: 0, max: 90 }) }),
    {
      maxLength: 14,
    },
  )
  .map((drafts) =>
    drafts.map(({ lines, minutes }, index) =>
      kitchenOrderWith({
        number: 1001 + index,
        dueAt: new Date(Date.parse(NOW) + minutes * 60_000).toISOString(),
        lines: lines.map((line, position) => kitchenLineOf({ ...line, line: `line ${position}` })),
      }),
    ),
  );
