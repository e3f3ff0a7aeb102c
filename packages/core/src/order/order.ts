import * as z from 'zod/mini';
import { price, rappen } from '../money/money.ts';
import { payment, paymentMethod } from '../payment/payment.ts';
import { pizzaCreation } from '../pizza/pizza-creation.ts';
import { isolated } from '../text/cut-text.ts';
import { requiredText } from '../text/text.ts';
import { instant, minutes } from '../time/instant.ts';
import { FORM_MISSING } from '../validation/basic-fields.ts';
import { fulfilment } from '../vat/fulfilment.ts';
import { vatClass, vatRate } from '../vat/vat.ts';
import { orderReason, reasonFor } from './order-reason.ts';
import { orderStatus } from './order-status.ts';

/**
 * The blocks that staff may override for a caller. A closed day cannot be overridden. Source: product design, "Order
 * desk".
 */
export const overridableBlock = z.enum(['minimumOrder', 'deliveryPause', 'fullSlot']);
export type OverridableBlock = z.infer<typeof overridableBlock>;

export const OVERRIDABLE_BLOCK_LABELS: Record<OverridableBlock, string> = {
  minimumOrder: 'Mindestbestellwert nicht erreicht',
  deliveryPause: 'Lieferung ist pausiert',
  fullSlot: 'Ofen ist zu dieser Zeit voll',
};

const OVERRIDE_REASON_MAX = 200;

/** The overridden blocks, and the reason. */
export const orderOverride = z.object(
  {
    blocks: z.array(overridableBlock).check(z.minLength(1), z.maxLength(overridableBlock.options.length)),
    reason: requiredText(
      OVERRIDE_REASON_MAX,
      'Schreib bitte kurz, warum.',
      `Der Grund darf maximal ${OVERRIDE_REASON_MAX} Zeichen lang sein.`,
    ),
  },
  FORM_MISSING,
);
export type OrderOverride = z.infer<typeof orderOverride>;

/** An option as it was when the order was placed. Orders from before November 2026 know only its name and price. */
export const orderedOption = z.object({
  id: z.optional(z.uuid()),
  optionGroupId: z.optional(z.uuid()),
  name: z.string(),
  price,
});
export type OrderedOption = z.infer<typeof orderedOption>;

/** A line as it was when the order was placed; it never changes afterwards. */
export const productOrder = z.object({
  productId: z.uuid(),
  name: z.string(),
  amount: z.int().check(z.positive()),
  options: z.array(orderedOption),
  unitPrice: price,
  totalPrice: price,
  vatClass,
  vatRate,
  /** How an own pizza was composed; null for everything else. */
  creation: z.nullable(pizzaCreation),
});
export type ProductOrder = z.infer<typeof productOrder>;

/**
 * Where an order goes, with the name and phone number of the recipient. A collected order has only name and phone
 * number: the rest is ''.
 */
export const orderAddress = z.object({
  contactName: z.string(),
  phoneNumber: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  postcode: z.string(),
  town: z.string(),
  /** For the courier; '' is none. */
  note: z.string(),
});
export type OrderAddress = z.infer<typeof orderAddress>;

/** `Marktgasse 12a, 8400 Winterthur`. */
export const doorText = ({
  street,
  houseNumber,
  postcode,
  town,
}: Pick<OrderAddress, 'street' | 'houseNumber' | 'postcode' | 'town'>): string =>
  `${isolated(`${street} ${houseNumber}`)}, ${postcode} ${town}`;

/** The instant at which the order reached each status; `created` is when it was placed. */
export const orderTimeProgresses = z.object({
  created: instant,
  accepted: z.optional(instant),
  rejected: z.optional(instant),
  preparing: z.optional(instant),
  ready: z.optional(instant),
  onTheWay: z.optional(instant),
  delivered: z.optional(instant),
  undeliverable: z.optional(instant),
  cancelled: z.optional(instant),
});
export type OrderTimeProgresses = z.infer<typeof orderTimeProgresses>;

export const order = z.object({
  id: z.uuid(),
  /** Ascending from 1001; there may be gaps, because an order that fails at the last moment has used its number. */
  number: z.int(),
  /** The number of changes from 1: higher is newer. */
  revision: z.int().check(z.gte(1)),
  status: orderStatus,
  /** Delivered by a courier, or collected. */
  fulfilment,
  productOrders: z.array(productOrder),
  deliveryFee: price,
  /** Cash rounding to 5 Rappen: -2 to 2. */
  rounding: rappen,
  /** Items, delivery fee and rounding. */
  totalPrice: price,
  /** The part of the total that a gift card paid; the rest is due on delivery or collection. */
  giftCardAmount: price,
  /** The given part of `giftCardAmount`: it reduces the price, so that turnover and VAT are those of the rest. */
  giftCardDiscount: price,
  address: orderAddress,
  remark: z.string(),
  /** `requestedAt` is the slot's begin, or the estimate that was shown for as soon as possible. */
  deliveryTime: z.object({ kind: z.enum(['asap', 'slot']), requestedAt: instant }),
  /** The time that the kitchen promised when it accepted. */
  promisedAt: z.nullable(instant),
  payment,
  /** Whether the age is checked on delivery or collection. */
  checkAge: z.boolean(),
  /** The number of flatbreads that the oven bakes for it. */
  ovenBreads: z.int().check(z.nonnegative()),
  reason: z.nullable(orderReason),
  /**
   * The blocks that staff overrode when they took the order by phone; null without any. Only staff can create such an
   * order.
   */
  override: z.nullable(orderOverride),
  orderTimeProgresses,
  /** The last e-mail about the order could not be delivered. Only staff see this. */
  mailFailed: z.optional(z.boolean()),
});
export type Order = z.infer<typeof order>;

const PROMISE_MINUTES_MAX = 24 * 60;
const promiseMinutes = minutes.check(z.lte(PROMISE_MINUTES_MAX));

/** One step of an order by staff. `from` is the status that they saw. */
export const orderStep = z.discriminatedUnion('to', [
  z.object({ from: orderStatus, to: z.literal('accepted'), minutes: z.nullable(promiseMinutes) }),
  z.object({ from: orderStatus, to: z.literal('rejected'), reason: reasonFor('rejected') }),
  z.object({ from: orderStatus, to: z.literal('preparing') }),
  z.object({ from: orderStatus, to: z.literal('ready') }),
  z.object({ from: orderStatus, to: z.literal('onTheWay') }),
  /** `collected` is ignored when nothing was due at the door. */
  z.object({ from: orderStatus, to: z.literal('delivered'), collected: paymentMethod }),
  z.object({ from: orderStatus, to: z.literal('undeliverable'), reason: reasonFor('undeliverable') }),
  z.object({ from: orderStatus, to: z.literal('cancelled'), reason: reasonFor('cancelled') }),
]);
export type OrderStep = z.infer<typeof orderStep>;

export const orderStepError = z.discriminatedUnion('code', [
  z.object({ code: z.literal('orderUnknown') }),
  /** Somebody else moved the order first, or the step is not allowed in its status. */
  z.object({ code: z.literal('stepRefused'), status: orderStatus }),
]);
export type OrderStepError = z.infer<typeof orderStepError>;
