import {
  beginError,
  paymentReport,
  providerCheck,
  providerSetup,
} from '@ofenpost/core/online-payment/online-payment.port';
import { PAYMENT_LIST, paymentPage } from '@ofenpost/core/online-payment/payment-list';
import { order } from '@ofenpost/core/order/order';
import { onlineMethod } from '@ofenpost/core/payment/payment';
import * as z from 'zod/mini';
import { listInput } from '../list-input.ts';
import { guardedRoute, openRoute, refusal } from '../route.ts';

const orderKey = z.object({ id: z.uuid(), capability: z.optional(z.string()) });

export const onlinePaymentContract = {
  methods: openRoute('restaurant.read')
    .route({
      method: 'GET',
      path: '/payment-methods',
      summary: 'How guests can pay online now',
      description: 'Answers no method while the provider does not answer.',
      tags: ['payment'],
    })
    .output(z.array(onlineMethod)),
  begin: openRoute('payment.begin')
    .route({
      method: 'POST',
      path: '/orders/{id}/payments',
      summary: 'Begin to pay an order that waits for it',
      description: 'Answers the address of the provider, where the guest goes on.',
      tags: ['payment'],
    })
    .input(z.extend(orderKey, { method: onlineMethod }))
    .output(z.object({ redirectUrl: z.url() }))
    .errors(refusal(beginError)),
  payAtDoor: openRoute('order.place')
    .route({
      method: 'POST',
      path: '/orders/{id}/payment-at-door',
      summary: 'Pay an order at the door instead',
      description: 'Places an order that waits for its payment, which is then due at the door.',
      tags: ['payment'],
    })
    .input(orderKey)
    .output(order)
    .errors(refusal(beginError)),
};

export const onlinePaymentAdminContract = {
  list: guardedRoute('payment.read')
    .route({
      method: 'GET',
      path: '/desk/payments',
      summary: 'Online payments, page by page',
      description: 'What was tried, and how much of it is open.',
      tags: ['payment'],
    })
    .input(listInput(PAYMENT_LIST))
    .output(paymentPage),
  setup: guardedRoute('payment.check')
    .route({
      method: 'GET',
      path: '/desk/payment-provider',
      summary: 'How paying online is configured, without secrets',
      description: 'Where payments are sent, and what guests are offered now.',
      tags: ['payment'],
    })
    .output(providerSetup),
  report: guardedRoute('payment.read')
    .route({
      method: 'GET',
      path: '/desk/orders/{id}/payments',
      summary: 'What was tried, paid and given back online for an order',
      description: 'Payments and refunds with their state, and what was wrong with them.',
      tags: ['payment'],
    })
    .input(z.object({ id: z.uuid() }))
    .output(paymentReport),
  handled: guardedRoute('order.correctPayment')
    .route({
      method: 'POST',
      path: '/desk/orders/{id}/payments/handled',
      summary: 'Mark what the provider refused to take for an order as handled',
      description: 'Answers how its payments stand.',
      tags: ['payment'],
    })
    .input(z.object({ id: z.uuid() }))
    .output(paymentReport),
  check: guardedRoute('payment.check')
    .route({
      method: 'POST',
      path: '/desk/payment-provider/check',
      summary: 'Check the payment provider',
      description: 'Says whether it answers, and for which means of payment.',
      tags: ['payment'],
    })
    .output(providerCheck),
};
