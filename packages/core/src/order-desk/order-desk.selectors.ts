import type { SnapshotFrom } from 'xstate';
import { afterTaps, withoutLastTap } from '../offline-taps/tap-queue.ts';
import type { Order } from '../order/order.ts';
import type { OrdersById } from './board.ts';
import { type Undoable, type OrderDeskTap, afterOrderDeskTap } from './order-desk-taps.ts';
import type { OrderDeskContext, orderDeskMachine } from './order-desk.machine.ts';

type Snapshot = SnapshotFrom<typeof orderDeskMachine>;

export type BoardConnection = 'connecting' | 'catchingUp' | 'connected' | 'silent' | 'lost' | 'offline';

/** `connected` only while the orders are complete: the board must not look live when it is not. */
export function selectConnection(snapshot: Snapshot): BoardConnection {
  if (snapshot.matches({ watching: 'connected' })) return 'connected';
  if (snapshot.matches({ watching: 'silent' })) return 'silent';
  if (snapshot.matches('offline')) return 'offline';
  if (snapshot.context.failures === 0) return 'connecting';
  return snapshot.matches({ watching: 'catchingUp' }) ? 'catchingUp' : 'lost';
}

/** The last orders that were shown: a board with waiting steps asks often. */
let lastShown: Pick<OrderDeskContext, 'orders' | 'waiting'> & { readonly shown: OrdersById } = {
  orders: null,
  waiting: [],
  shown: {},
};

/**
 * All known orders as they will be when every waiting step has arrived, or null before the first answer; the same object
 * until one of them changes.
 */
export function selectKnownOrders({ context: { orders, waiting } }: Snapshot): OrdersById | null {
  if (orders === null || waiting.length === 0) return orders;
  if (lastShown.orders !== orders || lastShown.waiting !== waiting)
    lastShown = { orders, waiting, shown: afterTaps(orders, waiting, afterOrderDeskTap) };
  return lastShown.shown;
}

/** The steps of this device that the server does not know yet, in the order in which they are sent. */
export const selectWaiting = ({ context }: Snapshot): readonly OrderDeskTap[] => context.waiting;

/**
 * The last change of this device that can be undone, unless somebody else has changed the order since; null where there is
 * none.
 */
export const selectUndoable = ({ context: { undoable, orders } }: Snapshot): Undoable | null =>
  undoable.findLast(({ id, revision }) => orders?.[id]?.revision === revision) ?? null;

/** The order as it is now whose undo somebody else has just ended by going on; null where there is none. */
export const selectOvertaken = ({ context: { overtaken, orders } }: Snapshot): Order | null =>
  overtaken === null ? null : (orders?.[overtaken.id] ?? null);

/** Whether the last change of this order by this device can be undone, or taken back before it is sent. */
export const selectCanUndo = ({ context: { undoable, orders, waiting, sending } }: Snapshot, id: string): boolean =>
  withoutLastTap(waiting, id, sending) !== waiting ||
  undoable.some((change) => change.id === id && orders?.[id]?.revision === change.revision);

/** The pending step of each order that has one; the same object until one begins or ends. */
export const selectStepping = ({ context }: Snapshot): OrderDeskContext['stepping'] => context.stepping;
