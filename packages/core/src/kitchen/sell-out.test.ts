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

it('names what is sold out by its ids, each once', () => {
  const id = '00000000-0000-4000-8000-000000000001';
  const other = '00000000-0000-4000-8000-000000000002';
  for (const ids of [[id], [id, other]]) expect(sellOut.safeParse({ ids, until: null }).success).toBe(true);
  for (const ids of [[], [id, id], [''], ['__proto__'], [`${id}0`], [1], id])
    expect(sellOut.safeParse({ ids, until: null }).success).toBe(false);
  expect(sellOut.safeParse({ ids: [id] }).success).toBe(false);
});

it('takes no more at once than an ingredient lies in', () => {
  const ids = (count: number) =>
    Array.from({ length: count }, (_, place) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`);
  expect(sellOut.safeParse({ ids: ids(200), until: null }).success).toBe(true);
  expect(sellOut.safeParse({ ids: ids(201), until: null }).success).toBe(false);
});
