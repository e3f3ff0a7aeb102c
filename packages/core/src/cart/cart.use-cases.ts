import type { Product } from '../catalogue/product.ts';
import { deliveryServiceOf, earliestServing } from '../delivery/delivery-slots.ts';
import type { Delivery } from '../delivery/delivery.ts';
import type { OpeningHours } from '../opening-hours/opening-hours.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { ClockPort } from '../time/clock.port.ts';
import type { Cart, CartAddition, CartError, CartExchange, NewCartItem } from './cart.ts';
import { priceCart } from './price-cart.ts';
import { EMPTY_CART, unavailableItems } from './priced-cart.ts';
import {
  type Assortment,
  type CartContent,
  type CartOwner,
  type CartOwnership,
  type StoredCartItem,
  addOnce,
  changeAmount,
  checkNewItem,
  exchangeItem,
} from './stored-cart.ts';

/** The carts by their owner. */
export type CartRepository = {
  /** Null: the owner has no cart. */
  load(owner: CartOwner): Promise<CartContent | null>;
  /**
   * Saves what `change` returns, unless it refuses, so that no other change is lost. `change` may run again with a newer
   * cart; null: the owner has none yet.
   */
  update<T extends CartContent, E>(
    owner: CartOwner,
    change: (cart: CartContent | null) => Result<T, E>,
  ): Promise<Result<T, E>>;
};

/** The part of the storefront that carts are filled and priced from. */
export type CartStorefront = Omit<Assortment, 'products'> & {
  /** All products by id; those that no guest sees count as unavailable. */
  readonly products: ReadonlyMap<string, Product>;
  readonly openingHours: OpeningHours;
  readonly delivery: Delivery;
};

export type CartDependencies = {
  readonly carts: CartRepository;
  readonly clock: ClockPort;
  readonly content: { read(): Promise<CartStorefront> };
  /** A new random UUID. */
  readonly newId: () => string;
};

/** A cart that nothing was ever added to. */
export const NEW_CART: CartContent = { items: [], additionKeys: [] };

/** What these cart items or order lines are priced from. */
export function assortmentOf(
  { products, pizzaOffer, menus, weekMenuEntries }: Omit<CartStorefront, 'openingHours' | 'delivery'>,
  items: readonly (StoredCartItem | NewCartItem | { readonly productId: string })[],
): Assortment {
  const productIds = new Set(items.flatMap((item) => ('productId' in item ? [item.productId] : [])));
  return { products: [...productIds].flatMap((id) => products.get(id) ?? []), pizzaOffer, menus, weekMenuEntries };
}

/** The offer at this moment: availability is decided for the earliest time at which a cart can be made and delivered. */
export async function readOffer({ clock, content }: Pick<CartDependencies, 'clock' | 'content'>) {
  const now = clock.now();
  const storefront = await content.read();
  const at = earliestServing(deliveryServiceOf(storefront.openingHours, storefront.delivery), now);
  return {
    at,
    assortmentOf: (items: Parameters<typeof assortmentOf>[1]) => assortmentOf(storefront, items),
    price: ({ items }: Pick<CartContent, 'items'>): Cart =>
      items.length === 0 ? EMPTY_CART : priceCart(items, assortmentOf(storefront, items), at),
  };
}

/** A change of a cart that changes nothing but its items. */
const changingItems =
  (change: (items: readonly StoredCartItem[]) => Result<StoredCartItem[], CartError>) =>
  (cart: CartContent | null): Result<CartContent, CartError> => {
    const { additionKeys, items } = cart ?? NEW_CART;
    const changed = change(items);
    return changed.ok ? ok({ additionKeys, items: changed.value }) : changed;
  };

/** The use cases of one owner's cart. A guest becomes the owner of a cart only when something can be added to it. */
export const createCartUseCases =
  (dependencies: CartDependencies) =>
  ({ cartOwner, becomeCartOwner }: CartOwnership) => ({
    load: async (): Promise<Cart> => {
      const owner = await cartOwner();
      const cart = owner === null ? null : await dependencies.carts.load(owner);
      if (owner === null || cart === null) return EMPTY_CART;
      const priced = (await readOffer(dependencies)).price(cart);
      return owner.kind === 'account' && owner.leftOut ? { ...priced, leftOut: owner.leftOut } : priced;
    },
    add: async (addition: CartAddition): Promise<Result<Cart, CartError>> => {
      const offer = await readOffer(dependencies);
      const checked = checkNewItem(offer.assortmentOf([addition]), addition, offer.at);
      if (!checked.ok) return checked;
      const id = dependencies.newId();
      const changed = await dependencies.carts.update(await becomeCartOwner(), (cart) =>
        addOnce(cart ?? NEW_CART, addition, id),
      );
      return changed.ok ? ok(offer.price(changed.value)) : changed;
    },
    exchange: async (change: CartExchange): Promise<Result<Cart, CartError>> => {
      const owner = await cartOwner();
      if (owner === null) return err({ code: 'itemUnknown' });
      const offer = await readOffer(dependencies);
      const checked = checkNewItem(offer.assortmentOf([change.item]), change.item, offer.at);
      if (!checked.ok) return checked;
      const changed = await dependencies.carts.update(
        owner,
        changingItems((items) => exchangeItem(items, change)),
      );
      return changed.ok ? ok(offer.price(changed.value)) : changed;
    },
    changeAmount: async (change: {
      readonly id: string;
      readonly amount: number;
    }): Promise<Result<Cart, CartError>> => {
      const owner = await cartOwner();
      if (owner === null) return err({ code: 'itemUnknown' });
      const { price } = await readOffer(dependencies);
      const changed = await dependencies.carts.update(
        owner,
        changingItems((items) => changeAmount(items, change)),
      );
      return changed.ok ? ok(price(changed.value)) : changed;
    },
    /** Removes exactly the unavailable items. */
    removeUnavailable: async (): Promise<Cart> => {
      const owner = await cartOwner();
      if (owner === null) return EMPTY_CART;
      const { price } = await readOffer(dependencies);
      const changed = await dependencies.carts.update(owner, (cart): Result<CartContent, null> => {
        if (cart === null) return err(null);
        const removed = new Set(unavailableItems(price(cart)).map(({ id }) => id));
        return ok({ ...cart, items: cart.items.filter(({ id }) => !removed.has(id)) });
      });
      return changed.ok ? price(changed.value) : EMPTY_CART;
    },
  });
