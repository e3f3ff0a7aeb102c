import { underKey } from '@ofenpost/core/cart/cart';
import { EARLIER_ORDERS_MAX, earlierOrdersQuery } from '@ofenpost/core/order-desk/earlier-orders';
import { orderEditDraft } from '@ofenpost/core/order-desk/edit-order';
import { redeliveryDraft } from '@ofenpost/core/order-desk/redeliver-order';
import { shift } from '@ofenpost/core/order-desk/shift';
import { timelineEntry } from '@ofenpost/core/order-desk/timeline';
import { paymentCorrectionDraft } from '@ofenpost/core/order/correct-payment';
import { promiseDraft } from '@ofenpost/core/order/move-promise';
import { order, orderStep, orderStepError } from '@ofenpost/core/order/order';
import { orderedAgain } from '@ofenpost/core/order/order-again';
import { orderChangeError, orderStepRefusal } from '@ofenpost/core/order/order-change';
import { ownOrdersPage, ownOrdersQuery } from '@ofenpost/core/order/order-summary';
import { orderAcceptance } from '@ofenpost/core/settings/order-acceptance';
import { eventIterator } from '@orpc/contract';
import * as z from 'zod/mini';
import { guardedRoute, limitedRefusal, openRoute, refusal } from '../route.ts';
import { wholeNumber } from '../whole-number.ts';

const orderKey = z.object({ id: z.uuid(), capability: z.optional(z.string()) });
/** As the database counts them: a column of four bytes. */
const orderNumber = z.int().check(z.gte(1), z.lte(2 ** 31 - 1));
/** Longer texts are no phone number. */
const PHONE_NUMBER_TEXT_MAX = 100;
const orderUnknown = { NOT_FOUND: { status: 404, message: 'Diese Bestellung gibt es nicht.' } };

export const orderContract = {
  load: openRoute('order.read')
    .route({
      method: 'GET',
      path: '/orders/{id}',
      summary: 'One order of this account, or by capability',
      description: 'A guest sends the capability of the link that they were given.',
      tags: ['order'],
    })
    .input(orderKey)
    .output(order)
    .errors(orderUnknown),
  find: openRoute('order.find')
    .route({
      method: 'POST',
      path: '/orders/find',
      summary: 'Find a guest’s order again by its number and phone number',
      description:
        'Refused in one way, whatever is wrong; both are sent in the body, so that they do not stand in a log.',
      tags: ['order'],
    })
    .input(z.object({ number: orderNumber, phoneNumber: z.string().check(z.maxLength(PHONE_NUMBER_TEXT_MAX)) }))
    .output(z.object({ id: z.uuid(), capability: z.string() }))
    .errors(orderUnknown),
  watch: openRoute('order.read')
    .route({
      method: 'GET',
      path: '/orders/{id}/events',
      summary: 'An order, live',
      description: 'Sends the order now and at every change, as server-sent events.',
      tags: ['order'],
    })
    .input(orderKey)
    .output(eventIterator(order))
    .errors(orderUnknown),
  listMine: guardedRoute('order.listOwn')
    .route({
      method: 'GET',
      path: '/orders',
      summary: 'The own orders, newest first, page by page',
      description: 'The next page begins before the number of the last order of this one.',
      tags: ['order'],
    })
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
      summary: 'Take the own order back',
      description: 'Possible until it is accepted, or once its promise is broken.',
      tags: ['order'],
    })
    .input(orderKey)
    .output(order)
    .errors(refusal(orderStepError)),
  orderAgain: openRoute('order.repeatOwn')
    .route({
      method: 'POST',
      path: '/orders/{id}/again',
      summary: 'Order the same again',
      description: 'Puts what can still be had of the own order into the cart, and names what cannot.',
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
      summary: 'Open orders, live',
      description: 'Sends open orders and those finished today, then every change, as server-sent events.',
      tags: ['order-desk'],
    })
    .output(eventIterator(z.array(order))),
  acceptance: guardedRoute('order.readAll')
    .route({
      method: 'GET',
      path: '/desk/acceptance',
      summary: 'How the shop takes on orders',
      description: 'Says from which total on new guests are called first.',
      tags: ['order-desk'],
    })
    .output(orderAcceptance),
  shift: guardedRoute('order.readAll')
    .route({
      method: 'GET',
      path: '/desk/shift',
      summary: 'The shift of today',
      description: 'Who works, which orders are urgent, and the figures of the day so far.',
      tags: ['order-desk'],
    })
    .output(shift),
  // The search is sent in the body, because it may hold names and phone numbers that must not appear in a log.
  findEarlier: guardedRoute('order.readAll')
    .route({
      method: 'POST',
      path: '/desk/orders/search',
      summary: 'Find orders that are no longer at the desk',
      description: `Answers the newest ${EARLIER_ORDERS_MAX} that ended before this day of the books and match a number, phone number or name.`,
      tags: ['order-desk'],
    })
    .input(z.object({ query: earlierOrdersQuery }))
    .output(z.array(order)),
  timeline: guardedRoute('order.readAll')
    .route({
      method: 'GET',
      path: '/desk/orders/{id}/timeline',
      summary: 'All that happened to an order',
      description: 'Who did what, when and why, the oldest first.',
      tags: ['order-desk'],
    })
    .input(z.object({ id: z.uuid() }))
    .output(z.array(timelineEntry))
    .errors(orderUnknown),
  step: guardedRoute('order.step')
    .route({
      method: 'POST',
      path: '/desk/orders/{id}/steps',
      summary: 'Move an order one step',
      description: 'Sent again under the same key, the step counts once.',
      tags: ['order-desk'],
    })
    .input(z.object({ id: z.uuid(), step: orderStep, key: z.optional(z.uuid()) }))
    .output(order)
    .errors(limitedRefusal(orderStepRefusal)),
  withholdAlcohol: guardedRoute('order.step')
    .route({
      method: 'POST',
      path: '/desk/orders/{id}/alcohol-withheld',
      summary: 'Take the alcohol off an order',
      description: 'For a taker who cannot prove the age; what was paid for it goes back.',
      tags: ['order-desk'],
    })
    .input(z.object({ id: z.uuid() }))
    .output(order)
    .errors(refusal(orderChangeError)),
  undo: guardedRoute('order.step')
    .route({
      method: 'POST',
      path: '/desk/orders/{id}/undo',
      summary: 'Undo the last change of an order',
      description: 'Possible for a few seconds, and only for changes by staff.',
      tags: ['order-desk'],
    })
    .input(z.object({ id: z.uuid(), revision: orderNumber }))
    .output(order)
    .errors(refusal(orderChangeError)),
  movePromise: guardedRoute('order.step')
    .route({
      method: 'POST',
      path: '/desk/orders/{id}/promise',
      summary: 'Move the promised time of an order',
      description: 'The guest reads the new time with the reason.',
      tags: ['order-desk'],
    })
    .input(z.extend(promiseDraft, { id: z.uuid() }))
    .output(order)
    .errors(refusal(orderChangeError)),
  edit: guardedRoute('order.edit')
    .route({
      method: 'PUT',
      path: '/desk/orders/{id}',
      summary: 'Edit an open order',
      description: 'Changes lines, address, texts and means of payment; guest and kitchen are told.',
      tags: ['order-desk'],
    })
    .input(z.extend(orderEditDraft, { id: z.uuid() }))
    .output(order)
    .errors(limitedRefusal(orderChangeError)),
  redeliver: guardedRoute('order.edit')
    .route({
      method: 'POST',
      path: '/desk/orders/{id}/redelivery',
      summary: 'Deliver lines of an order again',
      description:
        'Makes a new order that costs nothing and names the cause; what it gives away counts towards the limit of staff.',
      tags: ['order-desk'],
    })
    .input(z.extend(redeliveryDraft, { id: z.uuid() }))
    .output(order)
    .errors(limitedRefusal(orderChangeError)),
  seeCancellation: guardedRoute('order.step')
    .route({
      method: 'POST',
      path: '/desk/orders/{id}/cancellation-seen',
      summary: 'Mark a cancellation by the guest as seen, on every board',
      description: 'Counts for all devices of the desk.',
      tags: ['order-desk'],
    })
    .input(z.object({ id: z.uuid() }))
    .output(order)
    .errors(refusal(orderChangeError)),
  correctPayment: guardedRoute('order.correctPayment')
    .route({
      method: 'POST',
      path: '/desk/orders/{id}/payment-correction',
      summary: 'Correct the payment of an order that was collected at the door',
      description: 'Corrects how it was paid, in the books too.',
      tags: ['order-desk'],
    })
    .input(z.extend(paymentCorrectionDraft, { id: z.uuid() }))
    .output(order)
    .errors(limitedRefusal(orderChangeError)),
};
