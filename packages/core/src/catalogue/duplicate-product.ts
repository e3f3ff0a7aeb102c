import { cutText } from '../text/cut-text.ts';
import { PRODUCT_NAME_MAX, type ProductDraft } from './product-draft.ts';

const MARK = ' (Kopie)';

/** A draft that copies another product. It is switched off, so guests see it only later. */
export const duplicateOf = (draft: ProductDraft): ProductDraft => ({
  ...draft,
  name: cutText(draft.name, PRODUCT_NAME_MAX - MARK.length).trimEnd() + MARK,
  available: false,
  favourite: false,
});
