import { expect, it } from 'vitest';
import { err, ok } from '../result/result.ts';
import { checkSoldOutUntil, sellOut, sellOutError } from './sell-out.ts';

const NOW = '2026-11-20T17:00:00.000Z';

it.each([null, '2026-11-20T17:05:00.000Z', '2026-11-21T10:00:00.000Z', '2026-12-21T17:00:00.000Z'])(
  'allows to sell out until %j',
  (until) => {
    expect(checkSoldOutUntil(until, NOW)).toEqual(ok(until));
  },
);

it.each(['2026-11-20T17:04:59.999Z', '2026-12-21T17:00:00.001Z', '2020-01-01T00:00:00.000Z', 'morgen'])(
  'refuses to sell out until %j',
  (until) => {
    const refused = checkSoldOutUntil(until, NOW);
    expect(refused).toEqual(
      err({
        code: 'endOutOfRange',
        earliest: '2026-11-20T17:05:00.000Z',
        latest: '2026-12-21T17:00:00.000Z',
      }),
    );
    expect(sellOutError.safeParse(refused.ok ? null : refused.error).success).toBe(true);
  },
);

it('names what is sold out by its id', () => {
  const id = '00000000-0000-4000-8000-000000000001';
  expect(sellOut.safeParse({ id, until: null }).success).toBe(true);
  for (const wrong of ['', '__proto__', `${id}0`, 1])
    expect(sellOut.safeParse({ id: wrong, until: null }).success).toBe(false);
  expect(sellOut.safeParse({ id }).success).toBe(false);
});
