import * as z from 'zod/mini';
import { isUnpaid } from '../order/order-lifecycle.machine.ts';
import type { OrderStatus } from '../order/order-status.ts';
import type { Order } from '../order/order.ts';
import type { OrderChange } from '../order/order.use-cases.ts';
import type { AuditedChange } from '../record/audit-entry.ts';

/** What happened, as receivers read it; chosen for each webhook. */
export const WEBHOOK_EVENTS = [
  'order.placed',
  'order.accepted',
  'order.rejected',
  'order.preparing',
  'order.ready',
  'order.on_the_way',
  'order.delivered',
  'order.undeliverable',
  'order.cancelled',
  'order.changed',
  'refund.booked',
  'product.changed',
  'stock.changed',
  'day.closed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The test button sends it, whatever was chosen. */
export const TEST_EVENT = 'test.ping';
export const sentEvent = z.enum([...WEBHOOK_EVENTS, TEST_EVENT]);
export type SentEvent = z.infer<typeof sentEvent>;

/** German names for the management. */
export const WEBHOOK_EVENT_LABELS: Record<SentEvent, string> = {
  'order.placed': 'Bestellung eingegangen',
  'order.accepted': 'Bestellung angenommen',
  'order.rejected': 'Bestellung abgelehnt',
  'order.preparing': 'Bestellung im Ofen',
  'order.ready': 'Bestellung bereit',
  'order.on_the_way': 'Bestellung unterwegs',
  'order.delivered': 'Bestellung geliefert oder abgeholt',
  'order.undeliverable': 'Bestellung nicht zustellbar',
  'order.cancelled': 'Bestellung storniert',
  'order.changed': 'Bestellung geändert',
  'refund.booked': 'Rückzahlung gebucht',
  'product.changed': 'Produkt geändert oder archiviert',
  'stock.changed': 'Ausverkauft oder wieder im Angebot',
  'day.closed': 'Tag abgeschlossen',
  'test.ping': 'Test',
};

/** An event with the little that it says: ids and revisions, never a person, so that receivers fetch the rest with a key. */
export type WebhookMessage = {
  readonly type: SentEvent;
  readonly data: Readonly<Record<string, string | number | null>>;
};

const EVENT_OF_STATUS: Record<OrderStatus, WebhookEvent> = {
  awaitingPayment: 'order.changed',
  placed: 'order.placed',
  accepted: 'order.accepted',
  rejected: 'order.rejected',
  preparing: 'order.preparing',
  ready: 'order.ready',
  onTheWay: 'order.on_the_way',
  delivered: 'order.delivered',
  undeliverable: 'order.undeliverable',
  cancelled: 'order.cancelled',
};

/** What is told of a change of an order; nothing of one that is not paid for, since it was never ordered. */
export function messageOfOrder({
  kind,
  order,
}: Pick<OrderChange, 'kind'> & { readonly order: Order }): WebhookMessage | null {
  if (isUnpaid(order)) return null;
  const { id, number, revision, status } = order;
  return {
    type: kind === 'step' ? EVENT_OF_STATUS[status] : 'order.changed',
    data: { id, number, revision, status },
  };
}

const untilOf = (after: unknown): string | null =>
  after instanceof Object && 'until' in after && typeof after.until === 'string' ? after.until : null;

/** What is told of a change in the catalogue or the books, from its entry in the audit log; null: nothing. */
export function messageOfAudit({ action, subject, after }: AuditedChange): WebhookMessage | null {
  switch (action) {
    case 'product.changed':
    case 'product.archived':
      return { type: 'product.changed', data: { id: subject } };
    case 'offer.soldOut':
      return { type: 'stock.changed', data: { id: subject, soldOutUntil: untilOf(after) } };
    case 'day.closed':
      return { type: 'day.closed', data: { day: subject } };
    default:
      return null;
  }
}
