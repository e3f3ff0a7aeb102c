import { restaurant } from '@ofenpost/core/restaurant/restaurant';
import { orderAlarmLimits } from '@ofenpost/core/settings/settings-draft';
import { vatRateEntry } from '@ofenpost/core/vat/vat';
import * as z from 'zod/mini';
import { openRoute } from '../route.ts';

export const restaurantContract = {
  load: openRoute('restaurant.read')
    .route({ method: 'GET', path: '/restaurant', summary: "The restaurant's profile", tags: ['restaurant'] })
    .output(restaurant),
  loadVatRates: openRoute('restaurant.read')
    .route({
      method: 'GET',
      path: '/vat-rates',
      summary: 'The VAT rates, each from a day in Zurich on',
      tags: ['restaurant'],
    })
    .output(z.array(vatRateEntry)),
  loadOrderAlarmLimits: openRoute('restaurant.read')
    .route({
      method: 'GET',
      path: '/order-alarm-limits',
      summary: 'After how many minutes an order that nobody accepts alarms staff, and its customer is told to call',
      tags: ['restaurant'],
    })
    .output(orderAlarmLimits),
};
