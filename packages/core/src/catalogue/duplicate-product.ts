import { cutText } from '../text/cut-text.ts';
import { PRODUCT_NAME_MAX, type ProductDraft } from './product-draft.ts';

const MARK = ' (Kopie)';

/** A product to begin with that is like another one. Guests see it when somebody switches it on. */
export const duplicateOf = (draft: ProductDraft): ProductDraft => ({
  ...draft,
  name: cutText(draft.name, PRODUCT_NAME_MAX - MARK.length).trimEnd() + MARK,
  available: false,
  favourite: false,
});
