import type { Result } from '../result/result.ts';
import type { PlaceOrderError, PlaceOrderRequest } from './place-order.ts';
import type { PlacedOrder } from './placed-order.ts';

export type CheckoutPort = {
  /** Places the cart as an order. The same idempotency key with the same request gets the same answer. */
  place(request: PlaceOrderRequest): Promise<Result<PlacedOrder, PlaceOrderError>>;
};
