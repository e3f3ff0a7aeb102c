import type { Product } from '@ofenpost/core/catalogue/product';
import { BLANK_PRODUCT, productOf } from '@ofenpost/core/catalogue/product-draft';
import { demoId } from './demo-id.ts';

type Details = Pick<Product, 'name' | 'description' | 'price' | 'allergens' | 'illustration'> & Partial<Product>;

/** A usual product; the hundreds digit of its number is its group. */
export const demoProduct = (number: number, details: Details): Product => ({
  ...productOf(BLANK_PRODUCT, { id: demoId('product', number), soldOutUntil: null, optionGroups: [] }),
  productGroupId: demoId('productGroup', Math.floor(number / 100)),
  ovenBreads: details.illustration.kind === 'flatbread' ? 1 : 0,
  ...details,
});
