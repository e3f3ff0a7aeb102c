import * as z from 'zod/mini';
import { addressDraft } from '../address/address.ts';
import { CART_ITEMS_MAX } from '../cart/cart-limits.ts';
import { cartAmount, newCartItem } from '../cart/cart.ts';
import type { Assortment } from '../cart/stored-cart.ts';
import type { Serving } from '../catalogue/availability.ts';
import { checkoutDraft, contactDraft } from '../checkout/place-order.ts';
import { deliveryFee, missingToMinimumOrder } from '../delivery/delivery-fee.ts';
import { type OvenLoad, UNLIMITED_OVEN } from '../delivery/delivery-time.ts';
import { type OrderLocation, servedLocation } from '../delivery/order-location.ts';
import { demandOn, fitsSlot, slotOf } from '../delivery/slot-capacity.ts';
import { isSame } from '../editor/compare.ts';
import { price } from '../money/money.ts';
import { isOnline } from '../online-payment/online-method.ts';
import { onlinePartOf } from '../online-payment/online-part.ts';
import { amountDue, itemsTotalOf } from '../order/amount-due.ts';
import { dueAtOf } from '../order/due-at.ts';
import { formerTexts } from '../order/former-texts.ts';
import type { OrderChangeError } from '../order/order-change.ts';
import { isFinished } from '../order/order-lifecycle.machine.ts';
import type { Order, OrderAddress, OrderEdit, OrderEditField, OverridableBlock } from '../order/order.ts';
import { type StepTaker, ovenReservation } from '../order/take-step.ts';
import { roundingFor } from '../payment/cash-rounding.ts';
import { isPrepaid } from '../payment/payment-labels.ts';
import { type OnlinePart, type Payment, type PaymentMethod, paymentMethod } from '../payment/payment.ts';
import { applyPromotion, reducedLines } from '../promotion/apply-promotion.ts';
import { fixedPriceTotal } from '../promotion/discountable-line.ts';
import { fullPriced } from '../promotion/full-prices.ts';
import { type Result, err, ok } from '../result/result.ts';
import { requiredText } from '../text/text.ts';
import { laterOf } from '../time/zurich.ts';
import { FORM_MISSING, yesOrNo } from '../validation/basic-fields.ts';
import { type VatRateEntry, isAlcohol } from '../vat/vat.ts';
import { breadsIn, changedLines, linesAfter } from './edit-lines.ts';

export const EDIT_REASON_MAX = 200;

const doorDraft = z.extend(z.omit(addressDraft, { orderLocationId: true }), {
  /** Null: the place stays, even if it is served no longer. */
  orderLocationId: z.nullable(addressDraft.shape.orderLocationId),
});

/** Who collects: a draft with a street is never taken for this one. */
const counterDraft = z.strictObject(contactDraft.shape);

/** An open order as it is to be from now on. */
export const orderEditDraft = z.object(
  {
    /** The order's that the person decided on. */
    revision: z.int().check(z.gte(1)),
    /** The lines that stay, by their position; the others go. */
    lines: z
      .array(z.object({ position: z.int().check(z.nonnegative()), amount: cartAmount }))
      .check(z.maxLength(CART_ITEMS_MAX)),
    added: z.array(newCartItem).check(z.maxLength(CART_ITEMS_MAX)),
    /** Where the courier rings, or who collects. */
    address: z.union([doorDraft, counterDraft]),
    remark: checkoutDraft.shape.remark,
    /** The announced means of payment. */
    paymentMethod,
    /** The total that the person saw; another one is refused. */
    totalPrice: price,
    reason: requiredText(
      EDIT_REASON_MAX,
      'Schreib bitte kurz, warum.',
      `Der Grund darf maximal ${EDIT_REASON_MAX} Zeichen lang sein.`,
    ),
    /** Whether the minimum order and a full oven are overridden, for the same reason. */
    overrides: yesOrNo,
  },
  FORM_MISSING,
);
export type OrderEditDraft = z.infer<typeof orderEditDraft>;

/** The draft for an order that is delivered or collected: it names the field that is wrong. */
export const orderEditDraftFor = ({ fulfilment }: Pick<Order, 'fulfilment'>) =>
  z.extend(orderEditDraft, { address: fulfilment === 'collected' ? counterDraft : doorDraft });

/** The shop that an order is edited in. `ovenLoad` has the order's own reservation too. */
export type EditContext = Assortment & {
  readonly vatRates: readonly VatRateEntry[];
  readonly orderLocations: readonly OrderLocation[];
  readonly ovenLoad?: OvenLoad;
};

/** An edit before anybody agreed to its total. */
export type Edit = Omit<OrderEditDraft, 'totalPrice' | 'reason'>;

/** The means of payment at the door that an edit begins with; what is paid online keeps its own. */
const announcedAtDoor = (payment: Payment): PaymentMethod =>
  'method' in payment && !isOnline(payment.method) ? payment.method : 'card';

/** The draft that changes nothing. */
export const unchangedEdit = (order: Order): Omit<OrderEditDraft, 'reason'> => {
  const { contactName, phoneNumber, street, houseNumber, note } = order.address;
  const contact = { contactName, phoneNumber };
  return {
    revision: order.revision,
    lines: order.productOrders.map(({ amount }, position) => ({ position, amount })),
    added: [],
    address:
      order.fulfilment === 'collected' ? contact : { ...contact, street, houseNumber, note, orderLocationId: null },
    remark: order.remark,
    paymentMethod: announcedAtDoor(order.payment),
    totalPrice: order.totalPrice,
    overrides: false,
  };
};

/**
 * The same edit on a newer state of its order: what the person changed stays, the rest is as it is now. Amounts begin anew
 * where somebody else has changed the lines.
 */
export function rebasedEdit(edit: Edit, before: Order, now: Order): Edit {
  const [was, is] = [unchangedEdit(before), unchangedEdit(now)];
  const own = <Field extends 'lines' | 'address' | 'remark' | 'paymentMethod'>(field: Field): Edit[Field] =>
    isSame(edit[field], was[field]) ? is[field] : edit[field];
  const lines = isSame(before.productOrders, now.productOrders) ? own('lines') : is.lines;
  return {
    ...edit,
    revision: now.revision,
    lines,
    address: own('address'),
    remark: own('remark'),
    paymentMethod: own('paymentMethod'),
  };
}

/** The area in which an order is delivered; undefined where it is served no longer, and for a collected order. */
export const orderLocationOf = (
  { address, fulfilment }: Pick<Order, 'address' | 'fulfilment'>,
  orderLocations: readonly OrderLocation[],
): OrderLocation | undefined => (fulfilment === 'collected' ? undefined : servedLocation(orderLocations, address));

/** When the order is made and arrives, from now on. */
export const editServing = (order: Order, { at }: StepTaker): Serving => ({
  begins: at,
  arrives: laterOf(dueAtOf(order), at),
});

/** Whether the oven has room for the edited order in the slot in which it stands. */
function hasRoom(before: Order, after: Order, { capacity, reserved }: OvenLoad): boolean {
  if (after.ovenBreads <= before.ovenBreads) return true;
  const own = ovenReservation(before);
  const slot = slotOf(dueAtOf(after));
  const others = reserved.map((each) =>
    each.slot === own?.slot ? { ...each, breads: each.breads - own.breads } : each,
  );
  return fitsSlot(demandOn({ capacity, reserved: others }, after.ovenBreads), slot);
}

function addressAfter(
  { address, fulfilment }: Order,
  draft: Edit['address'],
  orderLocations: readonly OrderLocation[],
): Result<OrderAddress, OrderChangeError> {
  if ('street' in draft === (fulfilment === 'collected')) return err({ code: 'nothingToEdit' });
  if (!('street' in draft)) return ok({ ...address, contactName: draft.contactName, phoneNumber: draft.phoneNumber });
  const { orderLocationId, ...door } = draft;
  if (orderLocationId === null) return ok({ ...address, ...door });
  const location = orderLocations.find(({ id, active }) => active && id === orderLocationId);
  if (location === undefined) return err({ code: 'orderLocationUnavailable' });
  return ok({ ...door, postcode: location.postcode, town: location.town });
}

const isAt = (a: OrderAddress, b: OrderAddress): boolean => a.postcode === b.postcode && a.town === b.town;

/** What of a payment that the provider holds is taken of so much, in Rappen, when the order leaves; undefined: none is held. */
function onlineAfterEdit({ payment, status }: Order, due: number): OnlinePart | undefined {
  const before = onlinePartOf(payment);
  if (before === undefined) return undefined;
  const { held: authorised = before.amount, ...part } = before;
  // What an order cost when it left was taken: the provider gives no more afterwards.
  const held = status === 'onTheWay' ? before.amount : authorised;
  const amount = Math.min(held, due);
  return { ...part, amount, ...(amount < held && { held }) };
}

/** What was paid online stays so; what it does not cover is due at the door, and what it no longer costs goes back. */
function paymentAfterEdit(
  { redelivers }: Order,
  paid: { readonly giftCardAmount: number; readonly amountDue: number; readonly online: OnlinePart | undefined },
  method: PaymentMethod,
): Payment {
  const { online } = paid;
  if (online !== undefined)
    return online.amount === paid.amountDue
      ? { state: 'paidOnline', ...online }
      : { state: 'dueAtDoor', method, online };
  return redelivers !== null || isPrepaid(paid) ? { state: 'prepaid' } : { state: 'dueAtDoor', method };
}

type EditedSums = { itemsTotal: number; fee: number; fixed: number; method: Edit['paymentMethod'] };

/**
 * The sums of the edited order. What a gift card paid stays paid, except what the order no longer costs, and what was given
 * where only what nothing makes cheaper is left.
 */
function sumsOf(order: Order, { itemsTotal, fee, fixed, method }: EditedSums) {
  const exact = itemsTotal + fee;
  const giftCardDiscount = Math.min(order.giftCardDiscount, exact - fixed);
  const giftCardAmount = Math.min(order.giftCardAmount - order.giftCardDiscount + giftCardDiscount, exact);
  const online = onlineAfterEdit(order, exact - giftCardAmount);
  const rounding = roundingFor(method, exact - giftCardAmount - (online?.amount ?? 0));
  const totalPrice = exact + rounding;
  const paid = { giftCardAmount, amountDue: amountDue({ totalPrice, giftCardAmount }), online };
  return {
    deliveryFee: fee,
    rounding,
    totalPrice,
    giftCardAmount,
    giftCardDiscount,
    payment: paymentAfterEdit(order, paid, method),
  };
}

function changedFields(before: Order, after: Order): OrderEditField[] {
  const { contactName, phoneNumber, note, ...door } = before.address;
  const { contactName: name, phoneNumber: number, note: newNote, ...newDoor } = after.address;
  const isDueDifferently =
    'method' in before.payment && 'method' in after.payment && before.payment.method !== after.payment.method;
  const changed: Record<OrderEditField, boolean> = {
    contact: contactName !== name || phoneNumber !== number,
    address: !isSame(door, newDoor),
    note: note !== newNote,
    remark: before.remark !== after.remark,
    payment: isDueDifferently,
  };
  return (Object.keys(changed) as OrderEditField[]).filter((field) => changed[field]);
}

type EditBlock = OrderChangeError & { readonly code: 'belowMinimumOrder' | 'slotFull' };

/** What blocks the edited order until somebody overrides it. What was below the minimum before is no new block. */
function blocksOf(
  before: Order,
  after: Order,
  { place, ovenLoad }: { readonly place: OrderLocation | undefined; readonly ovenLoad: OvenLoad },
): EditBlock[] {
  const blocks: EditBlock[] = [];
  const [total, totalBefore] = [fullPriced(after).itemsTotal, fullPriced(before).itemsTotal];
  const missing = place === undefined ? 0 : missingToMinimumOrder(place, total);
  const isLower = total < totalBefore || !isAt(before.address, after.address);
  if (place !== undefined && missing > 0 && isLower && before.redelivers === null)
    blocks.push({ code: 'belowMinimumOrder', minimumOrder: place.minimumOrder, missing });
  if (!hasRoom(before, after, ovenLoad)) blocks.push({ code: 'slotFull' });
  return blocks;
}

const OVERRIDDEN: Record<EditBlock['code'], OverridableBlock> = {
  belowMinimumOrder: 'minimumOrder',
  slotFull: 'fullSlot',
};

type Content = Pick<Order, 'productOrders' | 'address'> & {
  readonly place: OrderLocation | undefined;
  /** Whether other pieces are ordered, or the same ones cost something else today. */
  readonly isOther: boolean;
};

/**
 * The order with what it holds from now on, and what that costs. Its promotion stays with the terms of the day on which
 * it was placed and takes off what they give for the new lines; below its minimum it takes off nothing.
 */
function contentAfter(
  { promotion: promoted, ...order }: Order,
  edit: Edit,
  { place, isOther, ...content }: Content,
  context: EditContext,
): Order {
  const { productOrders, address } = content;
  const isRecharged = order.redelivers === null && (isOther || !isAt(order.address, address));
  const fullFee =
    place !== undefined && isRecharged
      ? deliveryFee(place, itemsTotalOf(content))
      : order.deliveryFee + (promoted?.delivery ?? 0);
  const promotion = promoted === undefined ? null : applyPromotion(promoted.terms, productOrders, fullFee);
  const lines = reducedLines(productOrders, promotion);
  const itemsTotal = itemsTotalOf({ productOrders: lines });
  const fee = fullFee - (promotion?.delivery ?? 0);
  const breads = breadsIn(productOrders, context) - breadsIn(order.productOrders, context);
  return {
    ...order,
    ...content,
    productOrders: lines,
    ...(promotion !== null && { promotion }),
    ...sumsOf(order, { itemsTotal, fee, fixed: fixedPriceTotal(productOrders), method: edit.paymentMethod }),
    revision: order.revision + 1,
    remark: edit.remark,
    checkAge: productOrders.some(isAlcohol),
    ovenBreads: Math.max(0, order.ovenBreads + breads),
  };
}

/** Whether an order costs more although the courier has left with it: what was paid online is taken then. */
const isTooLate = (before: Order, { totalPrice }: Order): boolean =>
  onlinePartOf(before.payment) !== undefined && before.status === 'onTheWay' && totalPrice > before.totalPrice;

/**
 * The edited order before anybody agreed to its total, and the blocks that need an override. Lines that stay keep their
 * prices; the fee follows the area once lines or place change. Refused where something cannot be had, or nothing changes.
 */
export function previewEdit(
  order: Order,
  edit: Edit,
  context: EditContext,
  taker: StepTaker,
): Result<{ readonly order: Order; readonly blocks: readonly EditBlock[] }, OrderChangeError> {
  const { status, revision } = order;
  if (revision !== edit.revision || isFinished(status) || status === 'awaitingPayment')
    return err({ code: 'stepRefused', status });
  const after = linesAfter(order, edit, context, editServing(order, taker));
  if (!after.ok) return after;
  const address = addressAfter(order, edit.address, context.orderLocations);
  if (!address.ok) return address;
  const place = orderLocationOf({ ...order, address: address.value }, context.orderLocations);
  const productOrders = after.value;
  const lines = changedLines(order.productOrders, productOrders);
  const isOther = lines.length > 0 || itemsTotalOf({ productOrders }) !== fullPriced(order).itemsTotal;
  const edited = contentAfter(order, edit, { productOrders, address: address.value, place, isOther }, context);
  if (isTooLate(order, edited)) return err({ code: 'alreadyOnTheWay' });
  const fields = changedFields(order, edited);
  if (!isOther && fields.length === 0) return err({ code: 'nothingToEdit' });
  const back = order.giftCardAmount - edited.giftCardAmount;
  const done: OrderEdit = {
    revision: edited.revision,
    at: taker.at,
    lines,
    fields,
    former: formerTexts(order, fields),
    ...(back > 0 && { giftCardBack: back }),
  };
  const edits = [...order.edits, done];
  const { ovenLoad = UNLIMITED_OVEN } = context;
  return ok({ order: { ...edited, edits }, blocks: blocksOf(order, edited, { place, ovenLoad }) });
}

/**
 * Edits an open order as `previewEdit` shows it. Refused also where its total is another one than the person saw, and at
 * a block that is not overridden; an overridden one is recorded with the reason.
 */
export function editOrder(
  order: Order,
  draft: OrderEditDraft,
  context: EditContext,
  taker: StepTaker,
): Result<Order, OrderChangeError> {
  const preview = previewEdit(order, draft, context, taker);
  if (!preview.ok) return preview;
  const { order: edited, blocks } = preview.value;
  const [block] = blocks;
  if (block !== undefined && !draft.overrides) return err(block);
  if (edited.totalPrice !== draft.totalPrice) return err({ code: 'totalChanged', totalPrice: edited.totalPrice });
  if (block === undefined) return ok(edited);
  const overridden = new Set([...(order.override?.blocks ?? []), ...blocks.map(({ code }) => OVERRIDDEN[code])]);
  return ok({ ...edited, override: { blocks: [...overridden], reason: draft.reason } });
}
