import type { OrderStatus } from './order-status.ts';
import type { OrderStepError } from './order.ts';

const ACCEPTED =
  'Wir haben deine Bestellung gerade angenommen, darum lässt sie sich hier nicht mehr stornieren. Ruf uns an, wenn du sie nicht mehr willst.';

const TOO_LATE: Partial<Record<OrderStatus, string>> = {
  cancelled: 'Deine Bestellung ist schon storniert. Du bezahlst nichts.',
  rejected: 'Wir können diese Bestellung nicht liefern. Du bezahlst nichts.',
  delivered: 'Deine Bestellung ist schon geliefert.',
  undeliverable: 'Wir konnten diese Bestellung nicht liefern. Ruf uns an, dann finden wir eine Lösung.',
};

/** Why a customer cannot cancel an order, in German. */
export const orderCancelMessage = (refusal: OrderStepError): string =>
  refusal.code === 'orderUnknown'
    ? 'Nur wer bestellt hat, kann die Bestellung hier stornieren.'
    : (TOO_LATE[refusal.status] ?? ACCEPTED);
