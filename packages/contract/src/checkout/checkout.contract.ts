import { placeOrderError, placeOrderRequest } from '@ofenpost/core/checkout/place-order';
import { placedOrder } from '@ofenpost/core/checkout/placed-order';
import { openRoute, refusal } from '../route.ts';

export const checkoutContract = {
  place: openRoute('order.place')
    .route({
      method: 'POST',
      path: '/orders',
      summary: 'Place the cart as an order',
      description: 'The same idempotency key with the same request gets the same answer.',
      tags: ['checkout'],
    })
    .input(placeOrderRequest)
    .output(placedOrder)
    .errors(refusal(placeOrderError)),
};
