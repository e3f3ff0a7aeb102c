import { busyControls, busyError, pause, rushRequest } from '@ofenpost/core/kitchen/busy-controls';
import { kitchenOverview } from '@ofenpost/core/kitchen/kitchen-offers';
import { sellOut, sellOutError } from '@ofenpost/core/kitchen/sell-out';
import * as z from 'zod/mini';
import { guardedRoute, refusal } from '../route.ts';

const tags = ['kitchen'];

export const kitchenContract = {
  load: guardedRoute('kitchen.throttle')
    .route({
      method: 'GET',
      path: '/kitchen',
      summary: 'What the kitchen holds back, and what it could',
      description: 'The pause, the rush, what is sold out, and what can be.',
      tags,
    })
    .output(kitchenOverview),
  pause: guardedRoute('kitchen.throttle')
    .route({
      method: 'PUT',
      path: '/kitchen/pause',
      summary: 'Pause the delivery until an instant',
      description: 'Guests see the instant, and cannot order a delivery before.',
      tags,
    })
    .input(z.pick(pause, { until: true }))
    .output(busyControls)
    .errors(refusal(busyError)),
  endPause: guardedRoute('kitchen.throttle')
    .route({
      method: 'DELETE',
      path: '/kitchen/pause',
      summary: 'Deliver again',
      description: 'Ends the pause before its time.',
      tags,
    })
    .output(busyControls),
  rush: guardedRoute('kitchen.throttle')
    .route({
      method: 'PUT',
      path: '/kitchen/rush',
      summary: 'Promise more minutes until an instant',
      description: 'Guests are promised later times until then.',
      tags,
    })
    .input(rushRequest)
    .output(busyControls)
    .errors(refusal(busyError)),
  endRush: guardedRoute('kitchen.throttle')
    .route({
      method: 'DELETE',
      path: '/kitchen/rush',
      summary: 'Promise the ordinary minutes again',
      description: 'Ends the rush before its time.',
      tags,
    })
    .output(busyControls),
  sellOut: guardedRoute('kitchen.throttle')
    .route({
      method: 'PUT',
      path: '/kitchen/sold-out',
      summary: 'Sell out, or have again',
      description: 'Products, options or parts of a pizza are sold out until an instant, or can be had again.',
      tags,
    })
    .input(sellOut)
    .output(sellOut)
    .errors(refusal(sellOutError)),
};
