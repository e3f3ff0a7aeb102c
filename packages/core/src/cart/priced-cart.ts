import type { Cart, CartItem } from './cart.ts';

type PricedItem = Omit<CartItem, 'amount' | 'totalPrice'>;

/** An item with another amount and its total. */
export const withAmount = (item: PricedItem, amount: number): CartItem => ({
  ...item,
  amount,
  totalPrice: item.unitPrice * amount,
});

/** The cart of these items with its total. */
export const cartWith = (productCart: CartItem[]): Cart => ({
  productCart,
  totalCost: productCart.reduce((sum, item) => sum + item.totalPrice, 0),
});

/** How many pieces are in the cart: two of one product are two. */
export const itemCount = ({ productCart }: Cart): number => productCart.reduce((sum, { amount }) => sum + amount, 0);

/** An item is unavailable when its product or any chosen option is. Source: specification, section 5. */
export const isItemAvailable = ({ products, productCartOptions }: CartItem): boolean =>
  products.available && productCartOptions.every(({ options }) => options.every(({ available }) => available));

/** The unavailable items, which block the checkout until they are removed. */
export const unavailableItems = ({ productCart }: Cart): CartItem[] =>
  productCart.filter((item) => !isItemAvailable(item));

export const EMPTY_CART: Cart = { productCart: [], totalCost: 0 };
