import { courierAction, courierError } from '@ofenpost/core/courier/courier-action';
import { courierPerson, courierTour } from '@ofenpost/core/courier/courier-tour';
import { handInDraft, handInError } from '@ofenpost/core/courier/hand-in';
import { tourDraft } from '@ofenpost/core/courier/tour';
import { order } from '@ofenpost/core/order/order';
import { orderChangeError } from '@ofenpost/core/order/order-change';
import * as z from 'zod/mini';
import { guardedRoute, limitedRefusal, refusal } from '../route.ts';

const tags = ['courier'];

export const courierContract = {
  loadTour: guardedRoute('courier.readTour')
    .route({
      method: 'GET',
      path: '/courier/tour',
      summary: 'The own tour and the own cash',
      description: 'For whoever is signed in as a courier.',
      tags,
    })
    .output(courierTour),
  act: guardedRoute('courier.drive')
    .route({
      method: 'POST',
      path: '/courier/orders/{id}/taps',
      summary: 'Record what happened at a stop of the own tour',
      description:
        'An order is handed over or brought back, or the age is checked; sent again under the same key it counts once.',
      tags,
    })
    .input(z.object({ id: z.uuid(), key: z.uuid(), action: courierAction }))
    .output(courierTour)
    .errors(limitedRefusal(courierError)),
  handIn: guardedRoute('courier.handIn')
    .route({
      method: 'POST',
      path: '/courier/hand-ins',
      summary: 'Count the own cash at the end of a tour',
      description:
        'Answers the tour as it is after that; sent again under the same id it counts once, and another count is refused.',
      tags,
    })
    .input(handInDraft)
    .output(courierTour)
    .errors(refusal(handInError)),
  listCouriers: guardedRoute('courier.assign')
    .route({
      method: 'GET',
      path: '/desk/couriers',
      summary: 'Who can drive, with the number of their stops',
      description: 'For choosing the courier of an order.',
      tags,
    })
    .output(z.array(courierPerson)),
  assign: guardedRoute('courier.assign')
    .route({
      method: 'PUT',
      path: '/desk/orders/{id}/tour',
      summary: 'Give an order to a courier, or take it back',
      description: 'Answers the order as it is after that.',
      tags,
    })
    .input(z.extend(tourDraft, { id: z.uuid() }))
    .output(order)
    .errors(refusal(orderChangeError)),
};
