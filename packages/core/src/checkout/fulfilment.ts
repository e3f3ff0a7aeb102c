import * as z from 'zod/mini';
import { addressDraft } from '../address/address.ts';
import type { DeliveryService } from '../delivery/delivery-slots.ts';
import type { OrderLocation } from '../delivery/order-location.ts';
import type { OpeningHours } from '../opening-hours/opening-hours.ts';
import type { OrderAddress } from '../order/order.ts';
import { FORM_MISSING } from '../validation/basic-fields.ts';
import type { Fulfilment } from '../vat/fulfilment.ts';
import { checkoutDraft, type CheckoutDraft } from './place-order.ts';

/** The name and phone number for a collected order. */
const contactDraft = z.object(
  { contactName: addressDraft.shape.contactName, phoneNumber: addressDraft.shape.phoneNumber },
  FORM_MISSING,
);
export type ContactDraft = z.infer<typeof contactDraft>;

const { deliveryTime, paymentMethod, giftCardCode, remark, legalAgeConfirmed } = checkoutDraft.shape;

/** Everything that the customer enters for a collected order. */
export const collectionDraft = z.object(
  { contact: contactDraft, deliveryTime, paymentMethod, giftCardCode, remark, legalAgeConfirmed },
  FORM_MISSING,
);
export type CollectionDraft = z.infer<typeof collectionDraft>;

/** The draft of an order. The fields distinguish the kinds: the address of a door, or only a contact. */
export type OrderingDraft = CheckoutDraft | CollectionDraft;

export const fulfilmentOf = (draft: OrderingDraft): Fulfilment => ('contact' in draft ? 'collected' : 'delivered');

/** Where an order is delivered or collected, and on which terms. */
export type FulfilmentPlace = Pick<OrderLocation, 'minutes' | 'minimumOrder' | 'feeTiers' | 'freeFrom'>;

/** A collected order has no driving time, no fee and no minimum order. */
export const COUNTER: FulfilmentPlace = {
  minutes: 0,
  minimumOrder: 0,
  feeTiers: [{ from: 0, fee: 0 }],
  freeFrom: null,
};

/**
 * The service of a fulfilment: couriers deliver in the delivery hours, the counter is open in the restaurant's. A pause
 * stops the couriers only, a rush delays the whole kitchen.
 */
export function fulfilmentService(
  fulfilment: Fulfilment,
  openingHours: OpeningHours,
  { settings, busyControls }: Omit<DeliveryService, 'schedule'>,
): DeliveryService {
  return fulfilment === 'collected'
    ? { schedule: openingHours.restaurant, settings, busyControls: { ...busyControls, pause: null } }
    : { schedule: openingHours.delivery, settings, busyControls };
}

/** The address as the order stores it; `location` is the area of the draft's address. */
export function orderAddressOf(
  draft: OrderingDraft,
  { postcode, town }: Pick<OrderLocation, 'postcode' | 'town'>,
): OrderAddress {
  if ('contact' in draft) return { ...draft.contact, street: '', houseNumber: '', postcode: '', town: '', note: '' };
  const { orderLocationId: _location, ...entered } = draft.address;
  return { ...entered, postcode, town };
}
