import { productAvailability, type Serving } from './availability.ts';

/** The products in their order, those that cannot be had at these times last. */
export function availableFirst<P extends Parameters<typeof productAvailability>[0]>(
  products: readonly P[],
  at: Serving,
): { readonly products: readonly P[]; readonly availableCount: number } {
  const missing = new Set(products.filter((product) => !productAvailability(product, at).available));
  const available = products.filter((product) => !missing.has(product));
  return { products: [...available, ...missing], availableCount: available.length };
}
