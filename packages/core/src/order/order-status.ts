import * as z from 'zod/mini';
import type { Fulfilment } from '../vat/fulfilment.ts';

export const orderStatus = z.enum([
  'placed',
  'accepted',
  'rejected',
  'preparing',
  'ready',
  'onTheWay',
  'delivered',
  'undeliverable',
  'cancelled',
]);
export type OrderStatus = z.infer<typeof orderStatus>;

export const ORDER_STATUS_LABELS: Record<OrderStatus, string> = {
  placed: 'Eingegangen',
  accepted: 'Angenommen',
  rejected: 'Abgelehnt',
  preparing: 'Im Ofen',
  ready: 'Bereit',
  onTheWay: 'Unterwegs',
  delivered: 'Geliefert',
  undeliverable: 'Nicht zustellbar',
  cancelled: 'Storniert',
};

/** The labels that differ for a collected order. */
const COLLECTED_LABELS: Partial<Record<OrderStatus, string>> = {
  ready: 'Abholbereit',
  delivered: 'Abgeholt',
  undeliverable: 'Nicht abgeholt',
};

/** The label of a status for guests and staff. */
export const orderStatusLabel = (status: OrderStatus, fulfilment: Fulfilment): string =>
  (fulfilment === 'collected' ? COLLECTED_LABELS[status] : undefined) ?? ORDER_STATUS_LABELS[status];
