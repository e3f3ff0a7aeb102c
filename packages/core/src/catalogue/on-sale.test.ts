import { expect, it } from 'vitest';
import { isOnSale, isSoldOut, servedAt } from './availability.ts';
import { offer } from './product.ts';

const NOW = '2026-11-20T17:00:00.000Z';

it.each([
  ['in its ordinary state', true, null, true, false],
  ['switched off', false, null, false, false],
  ['sold out for another millisecond', true, '2026-11-20T17:00:00.001Z', false, true],
  ['sold out until exactly now', true, NOW, true, false],
  ['sold out until a millisecond ago', true, '2026-11-20T16:59:59.999Z', true, false],
  ['switched off and sold out', false, '2026-11-20T18:00:00.000Z', false, true],
  ['switched off and no longer sold out', false, '2026-11-20T16:00:00.000Z', false, false],
])('judges what is %s', (_, available, soldOutUntil, onSale, soldOut) => {
  const validated = offer.parse({ available, soldOutUntil });
  for (const now of [NOW, '2026-11-20T18:00:00+01:00'])
    expect([isOnSale(validated, servedAt(now)), isSoldOut(validated, now)]).toEqual([onSale, soldOut]);
});

it('compares what is sold out with the begin of the kitchen, not with the delivery', () => {
  const validated = offer.parse({ available: true, soldOutUntil: '2026-11-20T17:20:00.000Z' });
  const arrives = '2026-11-20T18:00:00.000Z';
  expect(isOnSale(validated, { begins: '2026-11-20T17:19:59.999Z', arrives })).toBe(false);
  expect(isOnSale(validated, { begins: '2026-11-20T17:20:00.000Z', arrives })).toBe(true);
});

it('keeps only instants whose text order is time order', () => {
  for (const soldOutUntil of ['2026-11-20', '2026-11-20T17:00:00', 0, undefined])
    expect(offer.safeParse({ available: true, soldOutUntil }).success).toBe(false);
  for (const soldOutUntil of ['2026-11-20T17:00:00Z', '2026-11-20T18:00:00.000+01:00'])
    expect(offer.parse({ available: true, soldOutUntil }).soldOutUntil).toBe(NOW);
});
