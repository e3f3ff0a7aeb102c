import { MENU_ILLUSTRATION } from '../menu/menu-illustration.ts';
import { withAmount } from './cart-sums.ts';
import type { CartItem } from './cart.ts';
import type { StoredCartItem } from './stored-cart.ts';

/** What was deleted, with nothing left to show of it: it must not go by itself, unsaid. It stands for its product too. */
export const deletedItem = ({ id, amount }: Pick<StoredCartItem, 'id' | 'amount'>): CartItem =>
  withAmount(
    {
      id,
      products: {
        id,
        name: 'Nicht mehr auf der Karte',
        price: 0,
        vatClass: 'food',
        available: false,
        ovenBreads: 0,
        illustration: MENU_ILLUSTRATION,
        photo: null,
      },
      productCartOptions: [],
      unitPrice: 0,
      creation: null,
    },
    amount,
  );

/** Whether the picture of an item is none of a product: of an own pizza, or of what was deleted. */
export const hasOwnPicture = ({ id, products, creation }: CartItem): boolean => creation !== null || products.id === id;
