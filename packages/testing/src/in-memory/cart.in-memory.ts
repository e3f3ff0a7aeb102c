import type { Cart, CartError } from '@ofenpost/core/cart/cart';
import type { CartPort } from '@ofenpost/core/cart/cart.port';
import { unavailableItems } from '@ofenpost/core/cart/priced-cart';
import { type StoredCartItem, addItem, changeAmount, checkNewItem } from '@ofenpost/core/cart/stored-cart';
import { type Result, ok } from '@ofenpost/core/result/result';
import { type Shop, type Visitor, assortmentOf, cartOf, earliestServingIn } from './shop.ts';

export function createCartInMemory(shop: Shop, visitor: Visitor): CartPort {
  const save = (items: Result<readonly StoredCartItem[], CartError>): Result<Cart, CartError> => {
    if (!items.ok) return items;
    visitor.items = items.value;
    return ok(cartOf(shop, visitor));
  };
  return {
    load: async () => cartOf(shop, visitor),
    add: async (item) => {
      const checked = checkNewItem(assortmentOf(shop), item, earliestServingIn(shop));
      return checked.ok ? save(addItem(visitor.items, { id: crypto.randomUUID(), ...item })) : checked;
    },
    changeAmount: async (change) => save(changeAmount(visitor.items, change)),
    removeUnavailable: async () => {
      const removed = new Set(unavailableItems(cartOf(shop, visitor)).map(({ id }) => id));
      visitor.items = visitor.items.filter(({ id }) => !removed.has(id));
      return cartOf(shop, visitor);
    },
  };
}
