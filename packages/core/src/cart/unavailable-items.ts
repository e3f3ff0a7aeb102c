import type { Cart, CartItem } from './cart.ts';

/** An item is unavailable when its product or any chosen option is. Source: specification, section 5. */
export const isItemAvailable = ({ products, productCartOptions }: CartItem): boolean =>
  products.available && productCartOptions.every(({ options }) => options.every(({ available }) => available));

/** The unavailable items, which block the checkout until they are removed. */
export const unavailableItems = ({ productCart }: Cart): CartItem[] =>
  productCart.filter((item) => !isItemAvailable(item));
