import type { OrderChangeError } from '../order/order-change.ts';
import type { Order, OrderStep } from '../order/order.ts';
import type { Instant } from '../time/instant.ts';
import type { OrderDeskTap } from './order-desk-taps.ts';

/** What happens at the order desk: news of its orders and connection, taps, and the answers to them. */
export type OrderDeskEvent =
  | { type: 'orders.changed'; orders: readonly Order[] }
  | { type: 'connection.heard' }
  | { type: 'connection.lost'; error: unknown }
  | { type: 'connection.retried' }
  | { type: 'network.lost' }
  | { type: 'network.returned' }
  /** The key makes it count once at the server. */
  | { type: 'step.taken'; id: string; step: OrderStep; at: Instant; key?: string }
  | { type: 'step.settled'; order: Order }
  | { type: 'step.refused'; id: string; error: OrderChangeError }
  /** `tap` is the step that failed, where it may wait. */
  | { type: 'step.failed'; id: string; error: unknown; tap?: OrderDeskTap | null }
  | { type: 'taps.due' }
  /** A dialog has moved the promise of an order, or corrected it. */
  | { type: 'promise.moved'; order: Order }
  | { type: 'order.corrected'; order: Order }
  /** Somebody at this device has seen that the guest cancelled. */
  | { type: 'cancellation.seen'; id: string }
  /** `order` is null where somebody else was quicker, which the board shows by itself. */
  | { type: 'cancellation.settled'; id: string; order: Order | null }
  | { type: 'undo.taken'; id: string }
  | { type: 'undo.settled'; order: Order }
  | { type: 'undo.expired'; id: string; revision: number }
  | { type: 'overtaken.expired' };
