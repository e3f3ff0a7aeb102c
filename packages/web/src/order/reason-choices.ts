import type { OrderReason } from '@ofenpost/core/order/order';
import type { OrderStatus } from '@ofenpost/core/order/order-status';

/** The ends of an order that need a reason. */
export type EndWithReason = Extract<OrderStatus, 'rejected' | 'cancelled' | 'undeliverable'>;

export type ReasonCode = OrderReason['code'];

export const REASON_LABELS: Record<ReasonCode, string> = {
  soldOut: 'Etwas ist ausverkauft',
  tooBusy: 'Zu viel los',
  closed: 'Wir schliessen',
  customer: 'Der Gast möchte es so',
  noShow: 'Niemand war da',
  other: 'Etwas anderes',
};

export const REASON_CHOICES: Record<EndWithReason, readonly ReasonCode[]> = {
  rejected: ['soldOut', 'tooBusy', 'closed', 'customer', 'other'],
  cancelled: ['customer', 'soldOut', 'tooBusy', 'closed', 'other'],
  undeliverable: ['noShow', 'customer', 'other'],
};
