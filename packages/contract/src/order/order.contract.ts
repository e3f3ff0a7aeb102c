import { underKey } from '@ofenpost/core/cart/cart';
import { EARLIER_ORDERS_MAX, earlierOrdersQuery } from '@ofenpost/core/order-desk/earlier-orders';
import { order, orderStep, orderStepError } from '@ofenpost/core/order/order';
import { orderedAgain } from '@ofenpost/core/order/order-again';
import { ownOrdersPage, ownOrdersQuery } from '@ofenpost/core/order/order-summary';
import { eventIterator } from '@orpc/contract';
import * as z from 'zod/mini';
import { guardedRoute, openRoute, refusal } from '../route.ts';
import { wholeNumber } from '../whole-number.ts';

const orderKey = z.object({ id: z.uuid(), capability: z.optional(z.string()) });
const orderUnknown = { NOT_FOUND: { status: 404, message: 'Diese Bestellung gibt es nicht.' } };

export const orderContract = {
  load: openRoute('order.read')
    .route({
      method: 'GET',
      path: '/orders/{id}',
      summary: 'One order of this account, or by capability',
      tags: ['order'],
    })
    .input(orderKey)
    .output(order)
    .errors(orderUnknown),
  watch: openRoute('order.read')
    .route({
      method: 'GET',
      path: '/orders/{id}/events',
      summary: 'The order now and at every change (server-sent events)',
      tags: ['order'],
    })
    .input(orderKey)
    .output(eventIterator(order))
    .errors(orderUnknown),
  listMine: guardedRoute('order.listOwn')
    .route({ method: 'GET', path: '/orders', summary: 'The own orders, newest first, page by page', tags: ['order'] })
    .input(
      z.object({
        /** The number of the last order of the previous page; without it the newest orders are returned. */
        before: z.optional(z.pipe(wholeNumber, z.int().check(z.gte(1)))),
        limit: z.pipe(wholeNumber, ownOrdersQuery.shape.limit),
      }),
    )
    .output(ownOrdersPage),
  cancel: openRoute('order.cancelOwn')
    .route({
      method: 'POST',
      path: '/orders/{id}/cancellation',
      summary: 'Take the own order back as long as nobody accepted it',
      tags: ['order'],
    })
    .input(orderKey)
    .output(order)
    .errors(refusal(orderStepError)),
  orderAgain: openRoute('order.repeatOwn')
    .route({
      method: 'POST',
      path: '/orders/{id}/again',
      summary: 'Put what can still be had of the own order into the cart',
      tags: ['order'],
    })
    .input(z.extend(orderKey, underKey))
    .output(orderedAgain)
    .errors(orderUnknown),
};

export const orderDeskContract = {
  watch: guardedRoute('order.readAll')
    .route({
      method: 'GET',
      path: '/desk/orders/events',
      summary: 'Open orders, then every change (server-sent events)',
      tags: ['order-desk'],
    })
    .output(eventIterator(z.array(order))),
  // The search is sent in the body, because it may hold names and phone numbers that must not appear in a log.
  findEarlier: guardedRoute('order.readAll')
    .route({
      method: 'POST',
      path: '/desk/orders/search',
      summary: `The newest ${EARLIER_ORDERS_MAX} orders that are no longer at the desk, by number, phone number or name`,
      tags: ['order-desk'],
    })
    .input(z.object({ query: earlierOrdersQuery }))
    .output(z.array(order)),
  step: guardedRoute('order.step')
    .route({ method: 'POST', path: '/desk/orders/{id}/steps', summary: 'Move an order one step', tags: ['order-desk'] })
    .input(z.object({ id: z.uuid(), step: orderStep }))
    .output(order)
    .errors(refusal(orderStepError)),
};
