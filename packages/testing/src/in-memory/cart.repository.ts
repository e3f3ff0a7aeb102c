import { type CartDependencies, type CartRepository, createCartUseCases } from '@ofenpost/core/cart/cart.use-cases';
import { cartOwnedBy } from '@ofenpost/core/cart/stored-cart';
import { type Shop, type Visitor, storefrontOf } from './shop.ts';

/** The visitor has the cart, whoever they are: there is no cookie to tell visitors apart by. */
export const VISITING = cartOwnedBy({ kind: 'guest', guestHash: 'visitor' });

const createCartRepository = (visitor: Visitor): CartRepository => ({
  load: async () => visitor,
  update: async (_, change) => {
    const changed = change(visitor);
    if (changed.ok) ({ items: visitor.items, additionKeys: visitor.additionKeys } = changed.value);
    return changed;
  },
});

/** What the use cases of carts need. */
export const cartDependencies = (shop: Shop, visitor: Visitor): CartDependencies => ({
  carts: createCartRepository(visitor),
  clock: shop.clock,
  content: { read: async () => storefrontOf(shop) },
  newId: () => crypto.randomUUID(),
});

export const createCartInMemory = (shop: Shop, visitor: Visitor) =>
  createCartUseCases(cartDependencies(shop, visitor))(VISITING);
