import { WINTERTHUR } from '../delivery/delivery.fixtures.ts';
import type { CheckoutDraft, CollectionDraft, PlaceOrderRequest } from './place-order.ts';
import type { StoredCheckout } from './stored-checkout.ts';

/** A valid draft: as soon as possible to Winterthur, paid by card. */
export const CHECKOUT_DRAFT: CheckoutDraft = {
  address: {
    contactName: 'Anna Keller',
    phoneNumber: '078 123 45 67',
    street: 'Marktgasse',
    houseNumber: '12a',
    orderLocationId: WINTERTHUR.id,
    note: 'Klingel links',
  },
  deliveryTime: { kind: 'asap' },
  paymentMethod: 'card',
  remark: '',
  legalAgeConfirmed: false,
};

/** A valid draft: collected as soon as possible, paid by card. */
export const COLLECTION_DRAFT: CollectionDraft = {
  contact: { contactName: 'Anna Keller', phoneNumber: '078 123 45 67' },
  deliveryTime: { kind: 'asap' },
  paymentMethod: 'card',
  remark: '',
  legalAgeConfirmed: false,
};

export const IDEMPOTENCY_KEY = '00000000-0000-4000-8000-000000000aaa';

export const PLACE_ORDER_REQUEST: PlaceOrderRequest = {
  idempotencyKey: IDEMPOTENCY_KEY,
  totalPrice: 4300,
  draft: CHECKOUT_DRAFT,
};

/** A guest's valid checkout before anything was sent. */
export const STORED_CHECKOUT: StoredCheckout = {
  accountId: null,
  draft: CHECKOUT_DRAFT,
  addressChoice: 'new',
  savesAddress: false,
  idempotencyKey: IDEMPOTENCY_KEY,
  unconfirmed: null,
  superseded: [],
};
