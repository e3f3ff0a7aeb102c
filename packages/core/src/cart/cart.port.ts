import type { Result } from '../result/result.ts';
import type { Cart, CartError, CartExchange, NewCartItem } from './cart.ts';

export type CartPort = {
  load(): Promise<Cart>;
  /** Adds to the amount of the item with the same choices; a repetition under the same key adds once. */
  add(item: NewCartItem & { readonly place?: number | undefined }): Promise<Result<Cart, CartError>>;
  /** Chooses an item in another way, at its place; it joins an item that has the same choices. */
  exchange(change: CartExchange): Promise<Result<Cart, CartError>>;
  /** The amount 0 removes the item. */
  changeAmount(change: { readonly id: string; readonly amount: number }): Promise<Result<Cart, CartError>>;
  /** Removes exactly the unavailable items. */
  removeUnavailable(): Promise<Cart>;
};
