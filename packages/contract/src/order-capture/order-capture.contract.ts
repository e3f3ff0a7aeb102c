import { placeOrderError } from '@ofenpost/core/checkout/place-order';
import { caller, callerQuery, captureRequest } from '@ofenpost/core/order-capture/order-capture';
import { order } from '@ofenpost/core/order/order';
import { guardedRoute, refusal } from '../route.ts';

const tags = ['order-capture'];

export const orderCaptureContract = {
  /** No GET: a phone number stands in no address and no log. */
  findCaller: guardedRoute('order.capture')
    .route({ method: 'POST', path: '/desk/callers', summary: 'Who may be calling from a phone number', tags })
    .input(callerQuery)
    .output(caller),
  capture: guardedRoute('order.capture')
    .route({ method: 'POST', path: '/desk/orders', summary: 'Place and accept an order taken by phone', tags })
    .input(captureRequest)
    .output(order)
    .errors(refusal(placeOrderError)),
};
