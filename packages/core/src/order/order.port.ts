import type { LiveObserver, StopWatching } from '../live/live.ts';
import type { OrderEditDraft } from '../order-desk/edit-order.ts';
import type { RedeliveryDraft } from '../order-desk/redeliver-order.ts';
import type { Shift } from '../order-desk/shift.ts';
import type { TimelineEntry } from '../order-desk/timeline.ts';
import type { Result } from '../result/result.ts';
import type { OrderAcceptance } from '../settings/order-acceptance.ts';
import type { PaymentCorrectionDraft } from './correct-payment.ts';
import type { PromiseDraft } from './move-promise.ts';
import type { OrderedAgain } from './order-again.ts';
import type { OrderChangeError, OrderStepRefusal } from './order-change.ts';
import type { OwnOrdersPage, OwnOrdersQuery } from './order-summary.ts';
import type { Order, OrderStep, OrderStepError } from './order.ts';

/** The id of an order and, for guests, the capability that they got when they placed it. */
export type OrderKey = { readonly id: string; readonly capability: string | null };

/** The key of an order that a guest placed. */
export type GuestOrderKey = { readonly id: string; readonly capability: string };

/** What guests know of an order whose page they closed: its number, and their phone number however it is written. */
export type OrderSearch = { readonly number: number; readonly phoneNumber: string };

export type OrderPort = {
  load(key: OrderKey): Promise<Result<Order, { readonly code: 'orderUnknown' }>>;
  /** Finds an order that a guest placed. Refused in one way, whatever is wrong. */
  find(search: OrderSearch): Promise<Result<GuestOrderKey, { readonly code: 'orderUnknown' }>>;
  /** Emits the present order, then each change. */
  watch(key: OrderKey, observer: LiveObserver<Order>): StopWatching;
  /** The orders of the signed-in person, newest first; fails for guests. */
  listMine(query: OwnOrdersQuery): Promise<OwnOrdersPage>;
  /** Cancels the own order, by account or by capability. Refused by `canGuestCancel`. */
  cancel(key: OrderKey): Promise<Result<Order, OrderStepError>>;
  /** Adds all available lines of the own order, by account or by capability, to the caller's cart. */
  orderAgain(key: OrderKey): Promise<Result<OrderedAgain, { readonly code: 'orderUnknown' }>>;
};

/** What staff see and do at the order desk. */
export type OrderDeskPort = {
  /** Emits first all open orders and those finished on this day of the books, then each changed order. */
  watch(observer: LiveObserver<readonly Order[]>): StopWatching;
  /** How the shop takes on orders, by its settings. */
  loadAcceptance(): Promise<OrderAcceptance>;
  /** Who works today, what is urgent, and the figures of this day of the books so far. */
  loadShift(): Promise<Shift>;
  /** The newest orders that are no longer on the board and match, see `earlierOrdersSearch`. */
  findEarlier(query: string): Promise<readonly Order[]>;
  /** All that happened to an order, oldest first. */
  loadTimeline(id: string): Promise<Result<readonly TimelineEntry[], { readonly code: 'orderUnknown' }>>;
  /**
   * Takes a step. Refused where alcohol would be handed over and the step proves no age. With the same key it counts
   * once: repeated, it answers with the order as it is by then.
   */
  step(id: string, step: OrderStep, key?: string): Promise<Result<Order, OrderStepRefusal>>;
  /** Takes the alcohol off an order whose taker cannot prove the age: it costs less, and what was paid for it goes back. */
  withholdAlcohol(id: string): Promise<Result<Order, OrderChangeError>>;
  /** Undoes the last change of an order by staff, for a few seconds. `revision` is the order's that the caller saw. */
  undo(id: string, revision: number): Promise<Result<Order, OrderChangeError>>;
  /** Moves the promised time of an accepted order; the guest is told. */
  movePromise(id: string, draft: PromiseDraft): Promise<Result<Order, OrderChangeError>>;
  /** Edits an open order: lines, address, texts, means of payment. The guest and the kitchen are told what changed. */
  edit(id: string, draft: OrderEditDraft): Promise<Result<Order, OrderChangeError>>;
  /** Delivers lines of an order again for nothing, as a new order. */
  redeliver(id: string, draft: RedeliveryDraft): Promise<Result<Order, OrderChangeError>>;
  /** Marks that the desk has seen a guest's cancellation, for all its devices. */
  seeCancellation(id: string): Promise<Result<Order, OrderChangeError>>;
  /** Corrects how an order was paid at the door, in the books too. */
  correctPayment(id: string, draft: PaymentCorrectionDraft): Promise<Result<Order, OrderChangeError>>;
};
