import { memoize } from '@ofenpost/core/memoize/memoize';
import { staffViewOf } from '@ofenpost/core/notification/order-mail';
import type { Order } from '@ofenpost/core/order/order';
import { isUnpaid } from '@ofenpost/core/order/order-lifecycle.machine';
import { guestViewOf } from '@ofenpost/core/order/order-summary';
import { DAY_ENDS_AT, businessDayOf } from '@ofenpost/core/time/business-day';
import type { Instant, LocalDate } from '@ofenpost/core/time/instant';
import { toInstant } from '@ofenpost/core/time/zurich';
import { type LiveQueue, createLiveQueue } from '../live/live-queue.ts';
import { createSharedLoad } from '../live/snapshot.ts';
import type { Services } from '../services.ts';
import { type StoredOrder, findBoardOrders, findOrders } from './order.repository.ts';

/** Orders that ended after this instant are still on the board. */
export const boardDayBegin = (today: LocalDate): Instant => toInstant(today, DAY_ENDS_AT);

type Watch<T> = {
  /** Loads the current value. */
  readonly load: () => Promise<readonly StoredOrder[]>;
  readonly isWatched: (order: StoredOrder) => boolean;
  /** The value to send when these orders are new or changed. */
  readonly messages: (orders: StoredOrder[]) => readonly T[];
};

/**
 * Sends the current value, then every change. It subscribes before it reads, so nothing is missed in between; changes
 * from before the read are not sent again.
 */
async function watch<T>({ orderFeed }: Services, { load, isWatched, messages }: Watch<T>): Promise<LiveQueue<T>> {
  const reported = new Map<string, StoredOrder>();
  const queue = createLiveQueue<T>();
  let held: StoredOrder[] | null = [];

  const isNewer = ({ order, failedMail }: StoredOrder): boolean => {
    const before = reported.get(order.id);
    if (before === undefined || order.revision > before.order.revision) return true;
    if (order.revision !== before.order.revision) return false;
    return failedMail !== before.failedMail || order.stopsBefore !== before.order.stopsBefore;
  };
  const takeNewer = (orders: readonly StoredOrder[]): StoredOrder[] => {
    const newer = orders.filter((stored) => isWatched(stored) && isNewer(stored));
    for (const stored of newer) reported.set(stored.order.id, stored);
    return newer;
  };
  const emit = (orders: StoredOrder[]) => {
    for (const message of messages(orders)) queue.push(message);
  };
  const emitNewer = (orders: readonly StoredOrder[]) => {
    const newer = takeNewer(orders);
    if (newer.length > 0) emit(newer);
  };

  const unsubscribe = await orderFeed.subscribe({
    changed: (orders) => {
      if (held === null) emitNewer(orders);
      else held.push(...orders);
    },
    lost: (error) => queue.fail(error),
  });
  void queue.ended.then(unsubscribe);
  try {
    emit(takeNewer(await load()));
  } catch (error) {
    unsubscribe();
    throw error;
  }
  const meanwhile = held;
  held = null;
  emitNewer(meanwhile);
  return queue;
}

/** Nobody at the restaurant hears of an order before it is paid, where that is how it is placed. */
const wasPlaced = ({ order }: StoredOrder): boolean => !isUnpaid(order);

export const watchOrder = (services: Services, id: string): Promise<LiveQueue<Order>> =>
  watch(services, {
    load: () => findOrders(services.database, [id]),
    isWatched: ({ order }) => order.id === id,
    messages: (orders) => orders.map(({ order }) => guestViewOf(order)),
  });

/** After a restart all order desks reconnect at once, and each would need a connection for all orders of the day. */
const adminLoad = memoize((services: Services) =>
  createSharedLoad(() => findBoardOrders(services.database, boardDayBegin(businessDayOf(services.clock.now())))),
);

/** The same as `watchBoard`, with what only the server knows of the orders. */
export const watchStoredOrders = (services: Services): Promise<LiveQueue<StoredOrder[]>> =>
  watch(services, { load: adminLoad(services), isWatched: wasPlaced, messages: (orders) => [orders] });

/** First all open orders and those that ended on this business day, then the orders that change. */
export const watchBoard = (services: Services): Promise<LiveQueue<Order[]>> =>
  watch(services, {
    load: adminLoad(services),
    isWatched: wasPlaced,
    messages: (orders) => [orders.map(staffViewOf)],
  });
