import { order, orderStep, orderStepError } from '@ofenpost/core/order/order';
import { eventIterator } from '@orpc/contract';
import * as z from 'zod/mini';
import { openRoute, refusal, guardedRoute } from '../route.ts';

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
  step: guardedRoute('order.step')
    .route({ method: 'POST', path: '/desk/orders/{id}/steps', summary: 'Move an order one step', tags: ['order-desk'] })
    .input(z.object({ id: z.uuid(), step: orderStep }))
    .output(order)
    .errors(refusal(orderStepError)),
};
