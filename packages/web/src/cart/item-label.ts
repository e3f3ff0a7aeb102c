import type { CartItem } from '@ofenpost/core/cart/cart';

type Named = Pick<CartItem, 'id'> & { readonly products: Pick<CartItem['products'], 'name'> };

/** Returns the name of an item; with a number where several have the same name, so that their buttons differ. */
export function itemLabel({ id, products: { name } }: Named, items: readonly Named[]): string {
  const namesakes = items.filter(({ products }) => products.name === name);
  if (namesakes.length === 1) return name;
  return `${name}, ${namesakes.findIndex((item) => item.id === id) + 1} von ${namesakes.length}`;
}
