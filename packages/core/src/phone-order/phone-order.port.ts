import type { PlaceOrderError } from '../checkout/place-order.ts';
import type { Order } from '../order/order.ts';
import type { Result } from '../result/result.ts';
import type { Caller, PhoneOrderRequest } from './phone-order.ts';

/** Orders that staff take by phone. */
export type PhoneOrderPort = {
  /** The customers who may be calling from a Swiss number, written `078 999 99 99`; rejects every other text. */
  findCaller(phoneNumber: string): Promise<Caller>;
  /** Places and accepts the order. A repeated request is answered with the present order. */
  capture(request: PhoneOrderRequest): Promise<Result<Order, PlaceOrderError>>;
};
