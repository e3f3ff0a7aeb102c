import type { OrderAlarmLimits } from '../settings/settings-draft.ts';
import type { Instant } from '../time/instant.ts';
import { addMinutes, inUtc } from '../time/zurich.ts';
import type { OrderStatus } from './order-status.ts';
import type { Order } from './order.ts';

/** What decides whether a guest may cancel, beside the order: the setting and the time. */
export type CancelTerms = Pick<OrderAlarmLimits, 'guestCancelMinutes'> & { readonly at: Instant };

type Promised = Pick<Order, 'status' | 'fulfilment' | 'promisedAt'>;

/**
 * Whether the guest still waits for the kitchen. On the way the courier is as good as there, and what is ready to be
 * collected waits for the guest.
 */
const waitsForKitchen = ({ status, fulfilment }: Promised): boolean =>
  status === 'accepted' || status === 'preparing' || (status === 'ready' && fulfilment === 'delivered');

/** Whether the promise, as it stands now, is broken by more minutes than the setting allows; never where it has none. */
const isPromiseBroken = ({ promisedAt }: Promised, { guestCancelMinutes, at }: CancelTerms): boolean =>
  promisedAt !== null &&
  guestCancelMinutes !== null &&
  guestCancelMinutes > 0 &&
  inUtc(at) > addMinutes(promisedAt, guestCancelMinutes);

/**
 * Whether the guest may cancel an order: until staff accept it, and again once its promise is broken. The server and
 * the order's page both ask this. RangeError for an invalid instant. Source: product design, "Orders that change".
 */
export const canGuestCancel = (order: Promised, terms: CancelTerms): boolean =>
  order.status === 'placed' ||
  order.status === 'awaitingPayment' ||
  (waitsForKitchen(order) && isPromiseBroken(order, terms));

/** Whether a guest has cancelled the order and nobody at the desk has seen it yet. */
export const isUnseenCancellation = ({ guestCancellation }: Pick<Order, 'guestCancellation'>): boolean =>
  guestCancellation !== null && guestCancellation.seenAt === null;

/** The statuses from which an order can be cancelled, the last first. */
const CANCELLED_FROM = ['ready', 'preparing', 'accepted'] as const;

/**
 * The status by which an order stands on the board: one that its guest cancelled stays where it was, until somebody has
 * seen it there.
 */
export const boardStatus = (order: Pick<Order, 'status' | 'guestCancellation' | 'orderTimeProgresses'>): OrderStatus =>
  isUnseenCancellation(order)
    ? (CANCELLED_FROM.find((status) => order.orderTimeProgresses[status] !== undefined) ?? 'placed')
    : order.status;
