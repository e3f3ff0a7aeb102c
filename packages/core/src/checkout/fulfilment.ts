import type { Collection } from '../delivery/collection.ts';
import type { DeliveryService } from '../delivery/delivery-slots.ts';
import type { OrderLocation } from '../delivery/order-location.ts';
import type { OpeningHours, Schedule } from '../opening-hours/opening-hours.ts';
import type { OrderAddress } from '../order/order.ts';
import type { Fulfilment } from '../vat/fulfilment.ts';
import type { OrderingDraft } from './place-order.ts';

export const fulfilmentOf = (draft: OrderingDraft): Fulfilment => ('contact' in draft ? 'collected' : 'delivered');

/** Where an order is delivered or collected, and on which terms. */
export type FulfilmentPlace = Pick<OrderLocation, 'minutes' | 'minimumOrder' | 'feeTiers' | 'freeFrom'>;

/** A collected order has no driving time, no fee, and a minimum order only where the settings name one. */
export const counterOf = (collection: Collection | undefined): FulfilmentPlace => ({
  minutes: 0,
  minimumOrder: collection?.minimumOrder ?? 0,
  feeTiers: [{ from: 0, fee: 0 }],
  freeFrom: null,
});

/** How the kitchen works, with the terms of collection where guests may collect. */
export type Kitchen = Omit<DeliveryService, 'schedule'> & { readonly collection?: Collection | undefined };

/** The hours of the counter: its own where the settings name them, with the special days of the restaurant. */
export const counterSchedule = ({ restaurant }: OpeningHours, collection: Collection | undefined): Schedule =>
  collection?.openingDays ? { ...restaurant, openingDays: collection.openingDays } : restaurant;

/** The service at the counter: its own hours, preparation and pause where the settings name them. */
function counterService(openingHours: OpeningHours, { settings, busyControls, collection }: Kitchen): DeliveryService {
  const { preparationMinutes = null, pause = null } = collection ?? {};
  return {
    schedule: counterSchedule(openingHours, collection),
    settings: preparationMinutes === null ? settings : { ...settings, preparationMinutes },
    busyControls: { ...busyControls, pause },
  };
}

/**
 * The service of a fulfilment: couriers deliver in the delivery hours, the counter is open in the restaurant's or in
 * its own. Delivery and collection are paused separately, a rush delays the whole kitchen.
 */
export const fulfilmentService = (
  fulfilment: Fulfilment,
  openingHours: OpeningHours,
  kitchen: Kitchen,
): DeliveryService =>
  fulfilment === 'collected'
    ? counterService(openingHours, kitchen)
    : { schedule: openingHours.delivery, settings: kitchen.settings, busyControls: kitchen.busyControls };

/** The address as the order stores it; `location` is the area of the draft's address. */
export function orderAddressOf(
  draft: OrderingDraft,
  { postcode, town }: Pick<OrderLocation, 'postcode' | 'town'>,
): OrderAddress {
  if ('contact' in draft) return { ...draft.contact, street: '', houseNumber: '', postcode: '', town: '', note: '' };
  const { orderLocationId: _location, ...entered } = draft.address;
  return { ...entered, postcode, town };
}
