import { MENU_ILLUSTRATION } from '../menu/menu-illustration.ts';
import type { CartItem } from './cart.ts';
import { withAmount } from './priced-cart.ts';
import type { StoredCartItem } from './stored-cart.ts';

/**
 * A deleted product or menu in a cart: the item is shown until the guest removes it, so that it does not disappear
 * without notice. It stands in for its product too.
 */
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

/** Whether the picture of an item is not that of a product: an own pizza, or a deleted product. */
export const hasOwnPicture = ({ id, products, creation }: CartItem): boolean => creation !== null || products.id === id;
