import { expect, it } from 'vitest';
import type { Meanwhile } from './orders-meanwhile.ts';
import { faultsBeside } from './run-neighbours.ts';

const meanwhile = (tookMs: number, rest: Partial<Meanwhile> = {}): Meanwhile => ({
  orders: Array.from({ length: 20 }, () => tookMs),
  tickets: [100],
  notReady: 0,
  ...rest,
});
const QUIET = [meanwhile(10), meanwhile(30, { tickets: [1_200] })];

it.each([
  ['nothing', meanwhile(60), 4, []],
  [
    'slow orders',
    meanwhile(61),
    4,
    ['median of orders: 61.0 ms, quiet 30.0 ms', 'p95 of orders: 61.0 ms, quiet 30.0 ms'],
  ],
  ['a late ticket', meanwhile(10, { tickets: [100, 2_401, 90] }), 4, ['a ticket took 2401 ms']],
  ['a ticket that was as late before', meanwhile(10, { tickets: [2_400] }), 4, []],
  [
    'a server that sends guests away',
    meanwhile(10, { notReady: 2 }),
    4,
    ['/readyz said 2 times that nobody should come'],
  ],
  ['a neighbour who holds nothing', meanwhile(10), 0, ['not shown: it held nothing']],
] as const)('finds fault with %s', (_, beside, holds, faults) => {
  expect(faultsBeside(QUIET, beside, holds)).toEqual(faults);
});
