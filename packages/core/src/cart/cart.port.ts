import type { Result } from '../result/result.ts';
import type { Cart, CartError, NewCartItem } from './cart.ts';

export type CartPort = {
  load(): Promise<Cart>;
  /** The same choice adds to the amount of the item that is there; once, however often it has to be sent. */
  add(item: NewCartItem): Promise<Result<Cart, CartError>>;
  /** 0 removes the item. */
  changeAmount(change: { readonly id: string; readonly amount: number }): Promise<Result<Cart, CartError>>;
  /** Removes exactly the unavailable items. */
  removeUnavailable(): Promise<Cart>;
};
