import { NOT_BUSY } from '../kitchen/busy-controls.ts';
import type { DeliverySettings } from './delivery-time.ts';
import type { Delivery } from './delivery.ts';
import type { OrderLocation } from './order-location.ts';

/** From CHF 25.00; fee CHF 6.00, from CHF 40.00 CHF 3.00, from CHF 80.00 none; 15 minutes away. */
export const WINTERTHUR: OrderLocation = {
  id: '00000000-0000-4000-8000-0000000000d1',
  postcode: '8400',
  town: 'Winterthur',
  minimumOrder: 2500,
  feeTiers: [
    { from: 0, fee: 600 },
    { from: 4000, fee: 300 },
  ],
  freeFrom: 8000,
  minutes: 15,
  active: true,
};

export const DELIVERY_SETTINGS: DeliverySettings = { preparationMinutes: 25 };

export const DELIVERY: Delivery = { orderLocations: [WINTERTHUR], settings: DELIVERY_SETTINGS, busyControls: NOT_BUSY };
