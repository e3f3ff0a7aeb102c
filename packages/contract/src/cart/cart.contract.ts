import { cart, cartAddition, cartError, cartExchange, changedCartAmount } from '@ofenpost/core/cart/cart';
import * as z from 'zod/mini';
import { openRoute, refusal } from '../route.ts';

const tags = ['cart'];

export const cartContract = {
  load: openRoute('cart.change')
    .route({
      method: 'GET',
      path: '/cart',
      summary: 'The cart of this guest or account',
      description: "A guest's cart is found by a cookie; prices and what can be had are those of now.",
      tags,
    })
    .output(cart),
  add: openRoute('cart.change')
    .route({
      method: 'POST',
      path: '/cart/items',
      summary: 'Put a product, an own pizza or a menu into the cart',
      description: 'Adds to an item with the same choices; sent again under the same key it adds once.',
      tags,
    })
    .input(cartAddition)
    .output(cart)
    .errors(refusal(cartError)),
  exchange: openRoute('cart.change')
    .route({
      method: 'PUT',
      path: '/cart/items/{id}',
      summary: 'Choose an item in another way, at its place',
      description: 'It joins an item that has the same choices.',
      tags,
    })
    .input(cartExchange)
    .output(cart)
    .errors(refusal(cartError)),
  changeAmount: openRoute('cart.change')
    .route({
      method: 'PATCH',
      path: '/cart/items/{id}',
      summary: 'Change the amount of an item',
      description: 'The amount 0 removes it; answers the whole cart.',
      tags,
    })
    .input(z.object({ id: z.uuid(), amount: changedCartAmount }))
    .output(cart)
    .errors(refusal(cartError)),
  removeUnavailable: openRoute('cart.change')
    .route({
      method: 'POST',
      path: '/cart/remove-unavailable',
      summary: 'Remove exactly the unavailable items',
      description: 'Answers the cart that remains.',
      tags,
    })
    .output(cart),
};
