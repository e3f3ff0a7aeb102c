export const PRODUCT_TAGS = ['vegan', 'vegetarian', 'spicy', 'new'] as const;
export type ProductTag = (typeof PRODUCT_TAGS)[number];

export const PRODUCT_TAG_LABELS: Record<ProductTag, string> = {
  vegan: 'vegan',
  vegetarian: 'vegetarisch',
  spicy: 'scharf',
  new: 'neu',
};
