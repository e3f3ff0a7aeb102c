import { placeOrderError } from '@ofenpost/core/checkout/place-order';
import { order } from '@ofenpost/core/order/order';
import { caller, callerQuery, phoneOrderRequest } from '@ofenpost/core/phone-order/phone-order';
import { guardedRoute, refusal } from '../route.ts';

const tags = ['order-capture'];

export const phoneOrderContract = {
  /** This is not a GET route, so that phone numbers appear in no URL and no log. */
  findCaller: guardedRoute('order.capture')
    .route({ method: 'POST', path: '/desk/callers', summary: 'Who may be calling from a phone number', tags })
    .input(callerQuery)
    .output(caller),
  capture: guardedRoute('order.capture')
    .route({ method: 'POST', path: '/desk/orders', summary: 'Place and accept an order taken by phone', tags })
    .input(phoneOrderRequest)
    .output(order)
    .errors(refusal(placeOrderError)),
};
