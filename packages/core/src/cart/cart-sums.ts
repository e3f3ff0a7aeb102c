import type { Cart, CartItem } from './cart.ts';

type PricedItem = Omit<CartItem, 'amount' | 'totalPrice'>;

/** So many of an item, with what they come to. */
export const withAmount = (item: PricedItem, amount: number): CartItem => ({
  ...item,
  amount,
  totalPrice: item.unitPrice * amount,
});

/** The items with what they come to. */
export const cartWith = (productCart: CartItem[]): Cart => ({
  productCart,
  totalCost: productCart.reduce((sum, item) => sum + item.totalPrice, 0),
});

/** How many things are in the cart: two of one product are two. */
export const itemCount = ({ productCart }: Cart): number => productCart.reduce((sum, { amount }) => sum + amount, 0);
