import { pushEndpoint, pushError, pushSubscription } from '@ofenpost/core/push/push-subscription';
import * as z from 'zod/mini';
import { guardedRoute, openRoute, refusal } from '../route.ts';

const orderKey = z.object({ id: z.uuid(), capability: z.optional(z.string()) });
const orderUnknown = { NOT_FOUND: { status: 404, message: 'Diese Bestellung gibt es nicht.' } };

export const pushContract = {
  loadKey: openRoute('order.notify')
    .route({
      method: 'GET',
      path: '/push/key',
      summary: 'The public key of this server’s notices',
      description: 'A browser needs it to subscribe to push messages.',
      tags: ['push'],
    })
    .output(z.object({ publicKey: z.string() })),
  // Addresses and capabilities are sent in the body, so that they do not appear in a log.
  followOrder: openRoute('order.notify')
    .route({
      method: 'POST',
      path: '/orders/{id}/notices',
      summary: 'Tell this device what becomes of the own order',
      description: 'Takes the subscription that the browser made for the key of this server.',
      tags: ['push'],
      successStatus: 204,
    })
    .input(z.extend(orderKey, { subscription: pushSubscription }))
    .output(z.void())
    .errors({ ...orderUnknown, ...refusal(pushError) }),
  followsOrder: openRoute('order.notify')
    .route({
      method: 'POST',
      path: '/orders/{id}/notices/state',
      summary: 'Whether this device is told about the own order',
      description: 'The device is known by the endpoint of its subscription.',
      tags: ['push'],
    })
    .input(z.extend(orderKey, { endpoint: pushEndpoint }))
    .output(z.object({ follows: z.boolean() }))
    .errors(orderUnknown),
  leaveOrder: openRoute('order.notify')
    .route({
      method: 'POST',
      path: '/orders/{id}/notices/end',
      summary: 'Tell this device no more about the own order',
      description: 'Nothing happens for an endpoint that follows nothing.',
      tags: ['push'],
      successStatus: 204,
    })
    .input(z.extend(orderKey, { endpoint: pushEndpoint }))
    .output(z.void())
    .errors(orderUnknown),
  followDesk: guardedRoute('order.notifyStaff')
    .route({
      method: 'POST',
      path: '/desk/notices',
      summary: 'Tell this device of new orders, alarms and guests’ cancellations',
      description: 'Takes the subscription that the browser made for the key of this server.',
      tags: ['push'],
      successStatus: 204,
    })
    .input(z.object({ subscription: pushSubscription }))
    .output(z.void())
    .errors(refusal(pushError)),
  followsDesk: guardedRoute('order.notifyStaff')
    .route({
      method: 'POST',
      path: '/desk/notices/state',
      summary: 'Whether this device is told about orders',
      description: 'The device is known by the endpoint of its subscription.',
      tags: ['push'],
    })
    .input(z.object({ endpoint: pushEndpoint }))
    .output(z.object({ follows: z.boolean() })),
  leaveDesk: guardedRoute('order.notifyStaff')
    .route({
      method: 'POST',
      path: '/desk/notices/end',
      summary: 'Tell this device no more about orders',
      description: 'Nothing happens for an endpoint that follows nothing.',
      tags: ['push'],
      successStatus: 204,
    })
    .input(z.object({ endpoint: pushEndpoint }))
    .output(z.void()),
};
