import type { BakedProduct } from '@ofenpost/core/catalogue/bake-minutes';
import { BLANK_PRODUCT, productOf } from '@ofenpost/core/catalogue/product-draft';
import { DECLARED, type Labelling } from '@ofenpost/core/declaration/labelling';
import { contentsOf } from './demo-contents.ts';
import { demoId } from './demo-id.ts';

type Details = Pick<BakedProduct, 'name' | 'description' | 'price' | 'allergens' | 'illustration'> &
  Partial<BakedProduct> & { readonly labelled?: Partial<Labelling> };

/** A usual product; the hundreds digit of its number is its group. */
export const demoProduct = (number: number, { labelled, ...details }: Details): BakedProduct => ({
  ...productOf(BLANK_PRODUCT, { id: demoId('product', number), soldOutUntil: null, optionGroups: [] }),
  productGroupId: demoId('productGroup', Math.floor(number / 100)),
  ovenBreads: details.illustration.kind === 'flatbread' ? 1 : 0,
  labelling: { ...DECLARED, contents: contentsOf(details), ...labelled },
  ...details,
});
