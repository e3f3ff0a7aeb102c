import { busyControls, busyError, pause, rushRequest } from '@ofenpost/core/kitchen/busy-controls';
import { kitchenOverview } from '@ofenpost/core/kitchen/kitchen-offers';
import { sellOut, sellOutError } from '@ofenpost/core/kitchen/sell-out';
import * as z from 'zod/mini';
import { guardedRoute, refusal } from '../route.ts';

const tags = ['kitchen'];

export const kitchenContract = {
  load: guardedRoute('kitchen.throttle')
    .route({ method: 'GET', path: '/kitchen', summary: 'What the kitchen holds back, and what it could', tags })
    .output(kitchenOverview),
  pause: guardedRoute('kitchen.throttle')
    .route({ method: 'PUT', path: '/kitchen/pause', summary: 'Pause the delivery until an instant', tags })
    .input(z.pick(pause, { until: true }))
    .output(busyControls)
    .errors(refusal(busyError)),
  endPause: guardedRoute('kitchen.throttle')
    .route({ method: 'DELETE', path: '/kitchen/pause', summary: 'Deliver again', tags })
    .output(busyControls),
  rush: guardedRoute('kitchen.throttle')
    .route({ method: 'PUT', path: '/kitchen/rush', summary: 'Promise more minutes until an instant', tags })
    .input(rushRequest)
    .output(busyControls)
    .errors(refusal(busyError)),
  endRush: guardedRoute('kitchen.throttle')
    .route({ method: 'DELETE', path: '/kitchen/rush', summary: 'Promise the ordinary minutes again', tags })
    .output(busyControls),
  sellOut: guardedRoute('kitchen.throttle')
    .route({
      method: 'PUT',
      path: '/kitchen/sold-out',
      summary: 'Sell products, options or parts of a pizza out until an instant, or have them again',
      tags,
    })
    .input(sellOut)
    .output(sellOut)
    .errors(refusal(sellOutError)),
};
