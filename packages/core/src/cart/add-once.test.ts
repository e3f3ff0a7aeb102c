import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { err } from '../result/result.ts';
import { cartItemId, storedItem } from './stored-cart.fixtures.ts';
import { type CartContent, KNOWN_ADDITIONS_MAX, addOnce } from './stored-cart.ts';

const EMPTY: CartContent = { items: [], additionKeys: [] };
const ITEM = { productId: storedItem(1).productId, optionIds: [], amount: 1 };
const key = (index: number) => cartItemId(900 + index);

/** The cart after additions of one piece each under these keys. */
const afterAll = (keys: readonly (string | undefined)[], content = EMPTY): CartContent =>
  keys.reduce((before, idempotencyKey) => {
    const after = addOnce(
      before,
      { ...ITEM, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) },
      cartItemId(1),
    );
    if (!after.ok) throw new Error(after.error.code);
    return after.value;
  }, content);
const amountOf = ({ items }: CartContent) => items.reduce((sum, { amount }) => sum + amount, 0);

it('adds once under a key, and each time without one', () => {
  expect(afterAll([key(1), key(1), key(2), key(1)])).toEqual({
    items: [storedItem(1, { amount: 2 })],
    additionKeys: [key(1), key(2)],
  });
  expect(afterAll([undefined, undefined])).toEqual({ items: [storedItem(1, { amount: 2 })], additionKeys: [] });
});

it('puts nothing back that was ordered or taken out meanwhile', () => {
  const ordered = { ...afterAll([key(1)]), items: [] };
  expect(afterAll([key(1)], ordered)).toBe(ordered);
});

it('forgets what was refused, so that it may be asked again', () => {
  const full = afterAll(Array.from({ length: 99 }, () => undefined));
  expect(addOnce(full, { ...ITEM, idempotencyKey: key(1) }, cartItemId(1))).toEqual(err({ code: 'amountInvalid' }));
  expect(amountOf(afterAll([key(1)], { ...full, items: [] }))).toBe(1);
});

it('knows the last additions however they are repeated, and no more than these', () => {
  const additions = fc.array(fc.nat(KNOWN_ADDITIONS_MAX - 1), { maxLength: 40 });
  fc.assert(
    fc.property(additions, (indexes) => {
      const cart = afterAll(indexes.map(key));
      expect(amountOf(cart)).toBe(new Set(indexes).size);
      expect(cart.additionKeys).toEqual([...new Set(indexes)].map(key));
    }),
  );
  const many = Array.from({ length: KNOWN_ADDITIONS_MAX + 1 }, (_, index) => key(index));
  expect(afterAll(many).additionKeys).toEqual(many.slice(1));
});
