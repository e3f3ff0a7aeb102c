import { kitchenOrder } from '@ofenpost/core/kitchen-screen/kitchen-order';
import { kitchenMarkError } from '@ofenpost/core/kitchen-screen/station-work';
import { kitchenMark } from '@ofenpost/core/order/kitchen-mark';
import { eventIterator } from '@orpc/contract';
import * as z from 'zod/mini';
import { guardedRoute, refusal } from '../route.ts';

const tags = ['kitchen-screen'];
const id = { id: z.uuid() };

/** Nothing of it names a guest, an address or an amount. */
export const kitchenScreenContract = {
  watch: guardedRoute('kitchen.work')
    .route({
      method: 'GET',
      path: '/kitchen/orders/events',
      summary: 'What the kitchen has to make, live',
      description:
        'Sends the orders, then every change as server-sent events; no guest, address or amount is among them.',
      tags,
    })
    .output(eventIterator(z.array(kitchenOrder))),
  report: guardedRoute('kitchen.work')
    .route({
      method: 'POST',
      path: '/kitchen/orders/{id}/reports',
      summary: 'Report that a part of an order is in the oven, or done',
      description: 'The status of the order follows; sent again under the same key it counts once.',
      tags,
    })
    .input(z.extend(z.pick(kitchenMark, { key: true, task: true }), id))
    .output(kitchenOrder)
    .errors(refusal(kitchenMarkError)),
  recall: guardedRoute('kitchen.work')
    .route({
      method: 'POST',
      path: '/kitchen/orders/{id}/recalls',
      summary: 'Take a report back',
      description: 'For a few seconds the step that followed from it is taken back too.',
      tags,
    })
    .input(z.extend(z.pick(kitchenMark, { key: true }), id))
    .output(kitchenOrder)
    .errors(refusal(kitchenMarkError)),
  seeCancellation: guardedRoute('kitchen.work')
    .route({
      method: 'POST',
      path: '/kitchen/orders/{id}/cancellation-seen',
      summary: 'Mark a cancellation by the guest as seen, on every screen',
      description: 'Counts for all devices of the kitchen.',
      tags,
    })
    .input(z.object(id))
    .output(kitchenOrder)
    .errors(refusal(kitchenMarkError)),
};
