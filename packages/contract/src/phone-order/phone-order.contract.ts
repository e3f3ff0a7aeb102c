import { placeOrderError } from '@ofenpost/core/checkout/place-order';
import { order } from '@ofenpost/core/order/order';
import { caller, callerQuery, phoneOrderRequest } from '@ofenpost/core/phone-order/phone-order';
import { guardedRoute, refusal } from '../route.ts';

const tags = ['order-capture'];

export const phoneOrderContract = {
  findCaller: guardedRoute('order.capture')
    .route({
      method: 'POST',
      path: '/desk/callers',
      summary: 'Who may be calling from a phone number',
      description:
        'Their latest orders and their accounts; the number is sent in the body, so that it does not stand in a log.',
      tags,
    })
    .input(callerQuery)
    .output(caller),
  capture: guardedRoute('order.capture')
    .route({
      method: 'POST',
      path: '/desk/orders',
      summary: 'Place and accept an order taken by phone',
      description: 'A repeated request is answered with the order as it is by then.',
      tags,
    })
    .input(phoneOrderRequest)
    .output(order)
    .errors(refusal(placeOrderError)),
};
