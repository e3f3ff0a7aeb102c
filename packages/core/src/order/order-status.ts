import * as z from 'zod/mini';
import type { Fulfilment } from '../vat/fulfilment.ts';

export const orderStatus = z.enum([
  'awaitingPayment',
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
  awaitingPayment: 'Wird bezahlt',
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

/** What decides about the words for an order's status. */
type Labelled = { readonly fulfilment: Fulfilment; readonly ovenBreads: number };

/** Whether the oven has something of this order: salads and desserts are made without it. */
export const isBaking = ({ status, ovenBreads }: { readonly status: OrderStatus; readonly ovenBreads: number }) =>
  status === 'preparing' && ovenBreads > 0;

/** The label of a status for guests and staff; of an unknown order as for a delivered one. */
export function orderStatusLabel(status: OrderStatus, order: Labelled | undefined): string {
  if (order === undefined) return ORDER_STATUS_LABELS[status];
  const { fulfilment, ovenBreads } = order;
  if (status === 'preparing' && !isBaking({ status, ovenBreads })) return 'In Zubereitung';
  return (fulfilment === 'collected' ? COLLECTED_LABELS[status] : undefined) ?? ORDER_STATUS_LABELS[status];
}
