import { expect, it } from 'vitest';
import { blankCashCount, cashCountDraft, cashCountFields } from './cash.ts';

const MESSAGE = 'Bar geht es nur auf 5 Rappen genau.';
const messagesOf = (draft: unknown) =>
  cashCountDraft.safeParse(draft).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

it('is in coins that there are', () => {
  expect(messagesOf({ opening: 20_000, counted: { by: 'sum', sum: 37_654 } })).toEqual([['counted.sum', MESSAGE]]);
  expect(messagesOf({ opening: 20_005, counted: { by: 'sum', sum: 37_655 } })).toEqual([]);
  expect(messagesOf(blankCashCount(20_000))).toEqual([]);
});

it('is read as it was counted before that was asked', () => {
  const old = { opening: 20_001, counted: { by: 'sum' as const, sum: 37_654 } };
  expect(cashCountFields.parse(old)).toEqual(old);
});
