import { cart, cartAddition, cartError, cartExchange, changedCartAmount } from '@ofenpost/core/cart/cart';
import * as z from 'zod/mini';
import { openRoute, refusal } from '../route.ts';

const tags = ['cart'];

export const cartContract = {
  load: openRoute('cart.change')
    .route({ method: 'GET', path: '/cart', summary: 'The cart of this guest or account', tags })
    .output(cart),
  add: openRoute('cart.change')
    .route({
      method: 'POST',
      path: '/cart/items',
      summary: 'Put a product, an own pizza or a menu into the cart',
      tags,
    })
    .input(cartAddition)
    .output(cart)
    .errors(refusal(cartError)),
  exchange: openRoute('cart.change')
    .route({ method: 'PUT', path: '/cart/items/{id}', summary: 'Choose an item in another way, at its place', tags })
    .input(cartExchange)
    .output(cart)
    .errors(refusal(cartError)),
  changeAmount: openRoute('cart.change')
    .route({ method: 'PATCH', path: '/cart/items/{id}', summary: 'Change the amount of an item; 0 removes it', tags })
    .input(z.object({ id: z.uuid(), amount: changedCartAmount }))
    .output(cart)
    .errors(refusal(cartError)),
  removeUnavailable: openRoute('cart.change')
    .route({ method: 'POST', path: '/cart/remove-unavailable', summary: 'Remove exactly the unavailable items', tags })
    .output(cart),
};
