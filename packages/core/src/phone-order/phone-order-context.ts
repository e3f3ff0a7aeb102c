import type { NewCartItem } from '../cart/cart.ts';
import type { MissingLine } from '../cart/missing-line.ts';
import { type Assortment, addUp, changeAmount } from '../cart/stored-cart.ts';
import type { Serving } from '../catalogue/availability.ts';
import type { PlaceOrderError } from '../checkout/place-order.ts';
import { orderAgain } from '../order/order-again.ts';
import type { OverridableBlock, Order, ProductOrder } from '../order/order.ts';
import type { Instant } from '../time/instant.ts';
import { type PhoneOrderDraft, requestedItem, orderDraftOf, nextItemId } from './phone-order-draft.ts';
import type { Caller, PhoneOrderRequest } from './phone-order.ts';
import type { StoredPhoneOrders } from './stored-phone-orders.ts';

/** The lookup of callers for the number on the screen. */
export type CallerLookup = {
  readonly phoneNumber: string;
  /** Null while it is being looked up, and when that failed. */
  readonly caller: Caller | null;
  readonly isFailed: boolean;
};

/** `parked` are the orders that wait for their caller; `refusal` is the server's answer to the last request. */
export type PhoneOrderContext = StoredPhoneOrders & {
  /** The keys that this device stored when they were last read. */
  readonly seen: readonly string[];
  readonly lookup: CallerLookup | null;
  /** The lines of an earlier order that are not available any more. */
  readonly missing: readonly MissingLine[];
  readonly refusal: PlaceOrderError | null;
  /** Whether a submit was tried: from then on errors are shown. */
  readonly isAttempted: boolean;
  /** The time that was shown for as soon as possible at the last submit. */
  readonly shownEstimate: Instant | null;
  readonly order: Order | null;
};

type Fields = Partial<Omit<PhoneOrderDraft, 'key' | 'startedAt' | 'items'>>;

/** The changes of the order on the screen. */
export type PhoneOrderEdit =
  | { type: 'phoneOrder.edited'; change: Fields }
  | { type: 'item.added'; item: NewCartItem }
  | { type: 'amount.changed'; id: string; amount: number }
  /** Other options, or another pizza, with the same amount. */
  | { type: 'item.changed'; id: string; item: NewCartItem }
  /** `at`: when it would be made and delivered. */
  | { type: 'order.repeated'; lines: readonly ProductOrder[]; assortment: Assortment; at: Serving };

/** An attempt to submit: the order with the amounts that the caller was told. */
type PhoneOrderAttempt = {
  readonly totalPrice: number;
  /** The part that the gift card pays, in Rappen. */
  readonly giftCardAmount: number;
  /** The time that was shown for as soon as possible; null when none was. */
  readonly estimate: Instant | null;
  /** The blocks to override, with the reason on the screen. */
  readonly blocks: readonly OverridableBlock[];
};

export const BLANK_CONTEXT: PhoneOrderContext = {
  current: null,
  parked: [],
  seen: [],
  lookup: null,
  missing: [],
  refusal: null,
  isAttempted: false,
  shownEstimate: null,
  order: null,
};

/** The state without an order on the screen; parked orders stay. */
export const emptied = ({ parked, seen }: PhoneOrderContext): PhoneOrderContext => ({ ...BLANK_CONTEXT, parked, seen });

type Edited = { readonly capture: PhoneOrderDraft; readonly missing?: readonly MissingLine[] };

const withItems = (phoneOrder: PhoneOrderDraft, items: ReturnType<typeof addUp>): Edited => ({
  capture: items.ok ? { ...phoneOrder, items: items.value } : phoneOrder,
});

function withItem(phoneOrder: PhoneOrderDraft, id: string, item: NewCartItem): PhoneOrderDraft {
  return { ...phoneOrder, items: phoneOrder.items.map((each) => (each.id === id ? { id, ...item } : each)) };
}

function withLinesAgain(
  phoneOrder: PhoneOrderDraft,
  { lines, assortment, at }: Extract<PhoneOrderEdit, { type: 'order.repeated' }>,
): Edited {
  let last = Number(nextItemId(phoneOrder.items)) - 1;
  const newItemId = () => String((last += 1));
  const { cart, missing } = orderAgain(lines, { cart: phoneOrder.items, assortment, at, newItemId });
  return { capture: { ...phoneOrder, items: cart }, missing };
}

function edited(phoneOrder: PhoneOrderDraft, event: PhoneOrderEdit): Edited {
  switch (event.type) {
    case 'phoneOrder.edited':
      return { capture: { ...phoneOrder, ...event.change } };
    case 'item.added':
      return withItems(phoneOrder, addUp(phoneOrder.items, { id: nextItemId(phoneOrder.items), ...event.item }));
    case 'amount.changed':
      return withItems(phoneOrder, changeAmount(phoneOrder.items, event));
    case 'item.changed':
      return { capture: withItem(phoneOrder, event.id, event.item) };
    case 'order.repeated':
      return withLinesAgain(phoneOrder, event);
  }
}

/** After an edit the server's last answer is void. */
export function withEdit({ current, missing }: PhoneOrderContext, event: PhoneOrderEdit): Partial<PhoneOrderContext> {
  if (current === null) return {};
  const { capture, missing: updates } = edited(current, event);
  return { current: capture, missing: updates ?? missing, refusal: null };
}

/**
 * The request of the order on the screen. Without a reason nothing is overridden, and the server answers with the
 * block.
 */
export function phoneOrderRequestOf(
  current: PhoneOrderDraft,
  { totalPrice, giftCardAmount, estimate, blocks }: PhoneOrderAttempt,
): PhoneOrderRequest {
  const reason = current.overrideReason.trim();
  return {
    idempotencyKey: current.key,
    totalPrice,
    giftCardAmount,
    ...(current.deliveryTime.kind === 'asap' && estimate !== null && { estimate }),
    items: current.items.map(requestedItem),
    draft: orderDraftOf(current),
    override: blocks.length > 0 && reason !== '' ? { blocks: [...blocks], reason } : null,
  };
}

export type PhoneOrderEvent =
  | PhoneOrderEdit
  | { type: 'caller.found'; phoneNumber: string; caller: Caller }
  | { type: 'caller.failed'; phoneNumber: string; error: unknown }
  | { type: 'caller.retried' }
  | { type: 'phoneOrder.parked' }
  | { type: 'phoneOrder.resumed'; key: string }
  | { type: 'phoneOrder.discarded' }
  | { type: 'phoneOrder.submitted'; attempt: PhoneOrderAttempt; isComplete: boolean }
  /** The person has read the refusal and continues with the unchanged order. */
  | { type: 'refusal.dismissed' }
  | { type: 'phoneOrder.begun' };

/** The orders of this tab, and the keys that it knew to be stored. */
export type PhoneOrdersToSave = StoredPhoneOrders & Pick<PhoneOrderContext, 'seen'>;
