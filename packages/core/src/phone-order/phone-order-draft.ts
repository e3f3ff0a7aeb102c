import * as z from 'zod/mini';
import { type NewCartItem, newMenuItem, newPizzaItem, newProductItem } from '../cart/cart.ts';
import type { StoredCartItem } from '../cart/stored-cart.ts';
import type { OrderingDraft } from '../checkout/place-order.ts';
import { deliveryTime } from '../delivery/delivery-time.ts';
import { type OrderLocation, servedLocation } from '../delivery/order-location.ts';
import type { OrderAddress } from '../order/order.ts';
import { paymentMethod } from '../payment/payment.ts';
import { type Instant, instant } from '../time/instant.ts';
import { fulfilment } from '../vat/fulfilment.ts';

const numbered = { id: z.string() };
const phoneOrderItem = z.union([
  z.extend(newProductItem, numbered),
  z.extend(newPizzaItem, numbered),
  z.extend(newMenuItem, numbered),
]);

/** An unfinished order on the screen: any text is allowed until it is submitted. */
export const phoneOrderDraft = z.object({
  /** The idempotency key of the request. */
  key: z.uuid(),
  startedAt: instant,
  phoneNumber: z.string(),
  contactName: z.string(),
  fulfilment,
  street: z.string(),
  houseNumber: z.string(),
  orderLocationId: z.string(),
  note: z.string(),
  items: z.array(phoneOrderItem),
  deliveryTime,
  paymentMethod,
  giftCardCode: z.string(),
  /** The code of a promotion; missing is none. */
  promotionCode: z.optional(z.string()),
  remark: z.string(),
  legalAgeConfirmed: z.boolean(),
  /** The reason for overriding a block; '' overrides nothing. */
  overrideReason: z.string(),
});
export type PhoneOrderDraft = Omit<z.infer<typeof phoneOrderDraft>, 'items'> & {
  readonly items: readonly StoredCartItem[];
};

/** The initial order, before anything is known of the caller. Most callers want a delivery and pay in cash. */
export const newPhoneOrder = (key: string, now: Instant): PhoneOrderDraft => ({
  key,
  startedAt: now,
  phoneNumber: '',
  contactName: '',
  fulfilment: 'delivered',
  street: '',
  houseNumber: '',
  orderLocationId: '',
  note: '',
  items: [],
  deliveryTime: { kind: 'asap' },
  paymentMethod: 'cash',
  giftCardCode: '',
  remark: '',
  legalAgeConfirmed: false,
  overrideReason: '',
});

/** Whether nothing was entered, so that it can be dropped. */
export const isBlankPhoneOrder = ({
  phoneNumber,
  contactName,
  street,
  items,
  remark,
  giftCardCode,
}: PhoneOrderDraft): boolean =>
  items.length === 0 && [phoneNumber, contactName, street, remark, giftCardCode].every((text) => text.trim() === '');

/** The draft in the form of the checkout. */
export function orderDraftOf(taken: PhoneOrderDraft): OrderingDraft {
  const { contactName, phoneNumber, street, houseNumber, orderLocationId, note } = taken;
  const { deliveryTime: time, paymentMethod: method, giftCardCode, promotionCode = '' } = taken;
  const { remark, legalAgeConfirmed } = taken;
  const codes = { giftCardCode, ...(promotionCode !== '' && { promotionCode }) };
  const rest = { deliveryTime: time, paymentMethod: method, ...codes, remark, legalAgeConfirmed };
  return taken.fulfilment === 'collected'
    ? { contact: { contactName, phoneNumber }, ...rest }
    : { address: { contactName, phoneNumber, street, houseNumber, orderLocationId, note }, ...rest };
}

/** The address of an earlier order for a new one; an area that is no longer served has to be chosen again. */
export function addressAgain(
  { contactName, street, houseNumber, postcode, town, note }: OrderAddress,
  orderLocations: readonly OrderLocation[],
): Pick<PhoneOrderDraft, 'contactName' | 'street' | 'houseNumber' | 'orderLocationId' | 'note'> {
  const location = servedLocation(orderLocations, { postcode, town });
  return { contactName, street, houseNumber, orderLocationId: location?.id ?? '', note };
}

/** An id that is not used in the list. */
export const nextItemId = (items: readonly StoredCartItem[]): string =>
  String(1 + Math.max(0, ...items.map(({ id }) => Number(id))));

/** An item in the form of a request. */
export function requestedItem({ id: _id, ...item }: StoredCartItem): NewCartItem {
  return 'optionIds' in item ? { ...item, optionIds: [...item.optionIds] } : item;
}
