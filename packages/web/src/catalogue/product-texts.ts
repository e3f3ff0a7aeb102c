import type { CatalogueOutline } from '@ofenpost/core/catalogue/catalogue-outline';
import { PRODUCT_FIELDS, type ProductDraft } from '@ofenpost/core/catalogue/product-draft';
import type { FieldTexts } from '../editor/field-texts.ts';
import { PHOTO_TEXT } from '../photo/photo-texts.ts';

/** Returns the labels and formats of a product's fields, for conflicts and for the list of changes. */
export const productTexts = ({ productGroups, optionGroups }: CatalogueOutline): FieldTexts<ProductDraft> => ({
  ...PRODUCT_FIELDS,
  productGroupId: {
    label: 'Gruppe',
    text: (groupId) => productGroups.find(({ id }) => id === groupId)?.name ?? 'keine',
  },
  optionGroupIds: {
    ...PRODUCT_FIELDS.optionGroupIds,
    text: (ids) =>
      PRODUCT_FIELDS.optionGroupIds.text(
        ids.map((id) => optionGroups.find((group) => group.id === id)?.name ?? 'unbekannt'),
      ),
  },
  photo: PHOTO_TEXT,
});
