import type { Cart } from '../cart/cart.ts';

/** Whether the cart holds alcohol, so that the customer confirms the legal age and the courier checks it. */
export const needsLegalAge = ({ productCart }: Cart): boolean =>
  productCart.some(({ products }) => products.vatClass === 'alcohol');
