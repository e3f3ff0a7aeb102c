import * as z from 'zod/mini';

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
