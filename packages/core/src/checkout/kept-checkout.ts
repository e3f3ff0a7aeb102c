import * as z from 'zod/mini';
import type { Account } from '../account/account.ts';
import { deliveryTime } from '../delivery/delivery-time.ts';
import { paymentMethod } from '../payment/payment.ts';
import type { VersionedValue } from '../storage/versioned-value.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { placeOrderRequest } from './place-order.ts';

/** A draft on the way: any text is allowed until it is submitted. */
const unfinishedDraft = z.object({
  address: z.object({
    contactName: z.string(),
    phoneNumber: z.string(),
    street: z.string(),
    houseNumber: z.string(),
    orderLocationId: z.string(),
  }),
  deliveryTime,
  paymentMethod,
  remark: z.string(),
  legalAgeConfirmed: z.boolean(),
});

/** What survives a reload of the checkout page. */
const schema = z.object({
  draft: unfinishedDraft,
  idempotencyKey: z.uuid(),
  /** The request that was sent and has no answer yet; sent again as it is, it yields the same order. */
  unconfirmed: z.nullable(placeOrderRequest),
});
export type KeptCheckout = z.infer<typeof schema>;

export const keptCheckout: VersionedValue<KeptCheckout> = { key: 'checkout', version: 1, schema };

export const newDraft = ({ firstname, lastname, phoneNumber }: Account): CheckoutDraft => ({
  address: {
    contactName: `${firstname} ${lastname}`.trim(),
    phoneNumber,
    street: '',
    houseNumber: '',
    orderLocationId: '',
  },
  deliveryTime: { kind: 'asap' },
  paymentMethod: 'card',
  remark: '',
  legalAgeConfirmed: false,
});

/** After an order the next one starts with the same address and way to pay. */
export const nextDraft = ({ address, paymentMethod: method }: CheckoutDraft): CheckoutDraft => ({
  address,
  deliveryTime: { kind: 'asap' },
  paymentMethod: method,
  remark: '',
  legalAgeConfirmed: false,
});
