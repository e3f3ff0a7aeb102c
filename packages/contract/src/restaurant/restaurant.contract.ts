import { restaurant } from '@ofenpost/core/restaurant/restaurant';
import { orderAlarmLimits } from '@ofenpost/core/settings/settings-draft';
import { vatRateEntry } from '@ofenpost/core/vat/vat';
import * as z from 'zod/mini';
import { openRoute } from '../route.ts';

export const restaurantContract = {
  load: openRoute('restaurant.read')
    .route({
      method: 'GET',
      path: '/restaurant',
      summary: "The restaurant's profile",
      description: 'Name, address, contact and what else guests read about the restaurant.',
      tags: ['restaurant'],
    })
    .output(restaurant),
  loadVatRates: openRoute('restaurant.read')
    .route({
      method: 'GET',
      path: '/vat-rates',
      summary: 'The VAT rates, each from a day in Zurich on',
      description: 'Ascending by their first day.',
      tags: ['restaurant'],
    })
    .output(z.array(vatRateEntry)),
  loadOrderAlarmLimits: openRoute('restaurant.read')
    .route({
      method: 'GET',
      path: '/order-alarm-limits',
      summary: 'When an order that nobody accepts alarms',
      description: 'The minutes after which staff are alarmed, and those after which the customer is told to call.',
      tags: ['restaurant'],
    })
    .output(orderAlarmLimits),
};
