import { expect, it } from 'vitest';
import { productDraftOf, productOf } from './product-draft.ts';
import { EXTRAS, LAGER, MARGHERITA, SALAD, SIZE } from './product.fixtures.ts';

it.each([MARGHERITA, LAGER, SALAD])('makes of the draft of a product the product: $name', (product) => {
  const { id, soldOutUntil } = product;
  expect(productOf(productDraftOf(product), { id, soldOutUntil, optionGroups: [SIZE, EXTRAS] })).toEqual({
    ...product,
    bakeMinutes: null,
  });
});

it('leaves out choices that there are not', () => {
  const { id, soldOutUntil } = MARGHERITA;
  expect(productOf(productDraftOf(MARGHERITA), { id, soldOutUntil, optionGroups: [SIZE] }).optionGroups).toEqual([]);
});
