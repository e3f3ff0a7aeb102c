import { WINTERTHUR } from '../delivery/delivery.fixtures.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/** Flawless: as soon as possible to Winterthur, paid by card. */
export const CHECKOUT_DRAFT: CheckoutDraft = {
  address: {
    contactName: 'Anna Keller',
    phoneNumber: '078 123 45 67',
    street: 'Marktgasse',
    houseNumber: '12a',
    orderLocationId: WINTERTHUR.id,
  },
  deliveryTime: { kind: 'asap' },
  paymentMethod: 'card',
  remark: '',
  legalAgeConfirmed: false,
};

export const IDEMPOTENCY_KEY = '00000000-0000-4000-8000-000000000aaa';
