import type { CartItem } from '@ofenpost/core/cart/cart';

type Named = Pick<CartItem, 'id'> & { readonly products: Pick<CartItem['products'], 'name'> };

/** The name of an item; its place among those of the same name, where there are several, so that their buttons are told apart. */
export function itemLabel({ id, products: { name } }: Named, items: readonly Named[]): string {
  const namesakes = items.filter(({ products }) => products.name === name);
  if (namesakes.length === 1) return name;
  return `${name}, ${namesakes.findIndex((item) => item.id === id) + 1} von ${namesakes.length}`;
}
