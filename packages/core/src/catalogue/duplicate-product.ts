import { PRODUCT_NAME_MAX, type ProductDraft } from './product-draft.ts';

const MARK = ' (Kopie)';

/** A product to begin with that is like another one. Guests see it when somebody switches it on. */
export const duplicateOf = (draft: ProductDraft): ProductDraft => ({
  ...draft,
  name: `${Array.from(draft.name)
    .slice(0, PRODUCT_NAME_MAX - MARK.length)
    .join('')
    .trimEnd()}${MARK}`,
  available: false,
  favourite: false,
});
