import type { CartItem, NewCartItem } from './cart.ts';
import { chosenOptions, isMenuChoice } from './chosen-options.ts';

const isMenu = ({ productCartOptions }: CartItem): boolean => isMenuChoice(productCartOptions);

const chosenIds = (item: CartItem): string[] => chosenOptions(item).map(({ id }) => id);

/** What adds this item again, with the same choices and amount. */
export function chosenItem(item: CartItem): NewCartItem {
  const { amount, creation, products } = item;
  if (creation !== null) return { creation, amount };
  return isMenu(item)
    ? { menuId: products.id, amount }
    : { productId: products.id, optionIds: chosenIds(item), amount };
}

/** Whether the guest chose something that can be chosen in another way. */
export const hasChoices = (item: CartItem): boolean => !isMenu(item) && item.productCartOptions.length > 0;

/**
 * The item without those of its extras that are unavailable; null where this does not help: the product itself is
 * unavailable, all extras are there, or a choice would be left without an option.
 */
export function withoutMissing(item: CartItem): NewCartItem | null {
  const { products, productCartOptions, creation, amount } = item;
  const missing = new Set(
    chosenOptions(item)
      .filter(({ available }) => !available)
      .map(({ id }) => id),
  );
  if (!products.available || missing.size === 0 || isMenu(item)) return null;
  if (creation !== null) {
    const toppings = creation.toppings.filter(({ toppingId }) => !missing.has(toppingId));
    const areToppings = [...missing].every((id) => creation.toppings.some(({ toppingId }) => toppingId === id));
    return areToppings ? { creation: { ...creation, toppings }, amount } : null;
  }
  const isLeft = productCartOptions.every(
    ({ required, options }) => required !== true || options.some(({ available }) => available),
  );
  const optionIds = chosenIds(item).filter((id) => !missing.has(id));
  return isLeft ? { productId: products.id, optionIds, amount } : null;
}
