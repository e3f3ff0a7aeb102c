import * as z from 'zod/mini';
import { orderTour } from '../courier/order-tour.ts';
import { legalAge, orderedDeclaration } from '../declaration/declaration.ts';
import { price, rappen } from '../money/money.ts';
import { payment, paymentMethod, refundMethod } from '../payment/payment.ts';
import { pizzaCreation } from '../pizza/pizza-creation.ts';
import { orderPromotion } from '../promotion/apply-promotion.ts';
import { supplier } from '../restaurant/supplier.ts';
import { isolated } from '../text/cut-text.ts';
import { requiredText } from '../text/text.ts';
import { instant, minutes } from '../time/instant.ts';
import { FORM_MISSING } from '../validation/basic-fields.ts';
import { fulfilment } from '../vat/fulfilment.ts';
import { vatClass, vatRate } from '../vat/vat.ts';
import { orderReason, reasonFor } from './order-reason.ts';
import { orderStatus } from './order-status.ts';
import { refundCause } from './refund-cause.ts';

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

/** A line as it was when it was ordered; its prices never change afterwards. */
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
  /** Orders from before December 2026 have none. */
  declaration: z.optional(orderedDeclaration),
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
  /** When an order that is paid online was paid; any other is placed when it is created. */
  placed: z.optional(instant),
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

/** Why the kitchen moved a promise; `other` has a text. The guest reads it. */
export const promiseReasonCode = z.enum(['busy', 'traffic', 'mistake', 'guest', 'other']);
export type PromiseReasonCode = z.infer<typeof promiseReasonCode>;

/** A promise that was moved: what stood before, why, and since when. */
export const promiseMove = z.object({
  from: instant,
  /** What was promised first, however often it was moved. Absent: it was only wished, or stored before December 2026. */
  first: z.optional(instant),
  reason: z.object({ code: promiseReasonCode, text: z.string() }),
  at: instant,
});
export type PromiseMove = z.infer<typeof promiseMove>;

/**
 * Money that was given back for a delivered order, or is not demanded any more: for pieces of its lines, for the delivery,
 * or as goodwill.
 */
export const orderRefund = z.object({
  /** The booking's. */
  id: z.uuid(),
  /** From 1: the paper is `1042-1`. */
  number: z.int().check(z.gte(1)),
  at: instant,
  /** Paid out, in Rappen. */
  amount: price,
  /** What is given back minus what is paid out in coins, in Rappen: -2 to 2. */
  rounding: rappen,
  method: refundMethod,
  /** The end of the code of the new gift card that got it, as `codeHint` answers it, where the one that paid is void. */
  newGiftCardHint: z.optional(z.string()),
  /** Refunds from before December 2026 have none. */
  cause: z.optional(refundCause),
  reason: z.string(),
  lines: z.array(z.object({ position: z.int().check(z.nonnegative()), amount: z.int().check(z.positive()) })),
  deliveryFee: z.boolean(),
  /** The amount by rate, with the VAT that it contains. */
  vat: z.array(z.object({ vatRate, gross: price, vat: price })),
});
export type OrderRefund = z.infer<typeof orderRefund>;

const orderEditField = z.enum(['contact', 'address', 'note', 'remark', 'payment']);
export type OrderEditField = z.infer<typeof orderEditField>;

/** What staff changed of an open order beside its status and its promise, for the guest and the kitchen. */
export const orderEdit = z.object({
  /** The order's after the edit. */
  revision: z.int().check(z.gte(2)),
  at: instant,
  /** What came in pieces, and what went, below zero. */
  lines: z.array(
    z.object({ amount: z.int(), name: z.string(), options: z.array(z.string()), isMenu: z.optional(z.boolean()) }),
  ),
  fields: z.array(orderEditField),
  /** What stood in changed fields before, in words: for staff alone, and forgotten with the person and the remark. */
  former: z.optional(z.partialRecord(orderEditField, z.string())),
  /** What went back on the gift card, in Rappen; missing: nothing. */
  giftCardBack: z.optional(price),
});
export type OrderEdit = z.infer<typeof orderEdit>;

export const ORDER_EDIT_FIELD_LABELS: Record<OrderEditField, string> = {
  contact: 'Name oder Telefonnummer',
  address: 'Adresse',
  note: 'Hinweis für den Kurier',
  remark: 'Bemerkung',
  payment: 'Zahlungsart',
};

/** Why an order is delivered again for nothing; `other` has a text. */
export const redeliveryCause = z.enum(['missing', 'wrong', 'quality', 'late', 'other']);
export type RedeliveryCause = z.infer<typeof redeliveryCause>;

const causedBy = { cause: redeliveryCause, text: z.string() };

/** What was delivered again of an order, as an order of its own. */
export const redelivery = z.object({
  id: z.uuid(),
  number: z.int(),
  promisedAt: instant,
  ...causedBy,
  lines: z.array(z.object({ position: z.int().check(z.nonnegative()), amount: z.int().check(z.positive()) })),
  /** Whether it was cancelled or did not arrive. */
  isStopped: z.boolean(),
});
export type Redelivery = z.infer<typeof redelivery>;

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
  /** What a promotion took off: the lines and the delivery fee are without it. Missing: none. */
  promotion: z.optional(orderPromotion),
  address: orderAddress,
  remark: z.string(),
  /** `requestedAt` is the slot's begin, or the estimate that was shown for as soon as possible. */
  deliveryTime: z.object({ kind: z.enum(['asap', 'slot']), requestedAt: instant }),
  /** The time that the kitchen promised, as it stands now. */
  promisedAt: z.nullable(instant),
  /** How the promise was moved last; null: never since the order was accepted. */
  promiseMove: z.nullable(promiseMove),
  payment,
  /** Oldest first. */
  edits: z.array(orderEdit),
  /** Oldest first. */
  refunds: z.array(orderRefund),
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
  /** Who sold it, where the restaurant's data have been changed since the delivery; missing: they have not. */
  supplier: z.optional(supplier),
  /** The order that this one delivers again for nothing; null: it is an order of its own. */
  redelivers: z.nullable(z.object({ id: z.uuid(), number: z.int(), ...causedBy })),
  /** Oldest first. */
  redeliveries: z.array(redelivery),
  /** That the guest cancelled the order, and when somebody at the desk saw it; null: the guest has not. */
  guestCancellation: z.nullable(z.object({ seenAt: z.nullable(instant) })),
  /** Who drives it, and where it stands in the tour. Only staff see this. */
  tour: z.optional(orderTour),
  /** How many stops of the tour come before this one while it is on the way in a tour. */
  stopsBefore: z.optional(z.int().check(z.nonnegative())),
  /** Placed by a guest of whom the shop knows nothing. Only staff see this. */
  newGuest: z.optional(z.boolean()),
  /** The last e-mail about the order could not be delivered. Only staff see this. */
  mailFailed: z.optional(z.boolean()),
});
export type Order = z.infer<typeof order>;

/** The furthest promise: a day. */
export const PROMISE_MINUTES_MAX = 24 * 60;
const promiseMinutes = minutes.check(z.lte(PROMISE_MINUTES_MAX));

/** One step of an order by staff. `from` is the status that they saw. */
export const orderStep = z.discriminatedUnion('to', [
  z.object({
    from: orderStatus,
    to: z.literal('accepted'),
    minutes: z.nullable(promiseMinutes),
    /** Why the promise is another time than the wished one; the guest reads it. */
    promiseReason: z.optional(promiseMove.shape.reason),
  }),
  z.object({ from: orderStatus, to: z.literal('rejected'), reason: reasonFor('rejected') }),
  z.object({ from: orderStatus, to: z.literal('preparing') }),
  z.object({ from: orderStatus, to: z.literal('ready') }),
  z.object({ from: orderStatus, to: z.literal('onTheWay') }),
  z.object({
    from: orderStatus,
    to: z.literal('delivered'),
    /** Ignored when nothing was due at the door. */
    collected: paymentMethod,
    /** The age that an id proved to who handed it over; missing: nobody has looked. */
    ageChecked: z.optional(legalAge),
  }),
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
