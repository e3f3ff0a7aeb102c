import * as z from 'zod/mini';
import { product } from './product.ts';

export const productGroup = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  products: z.array(product),
});
export type ProductGroup = z.infer<typeof productGroup>;

/** The visible product groups in their order, each with its products in their order. */
export const catalogue = z.object({ productGroups: z.array(productGroup) });
export type Catalogue = z.infer<typeof catalogue>;
