import type { OvenCapacity, OvenLoad } from '../delivery/delivery-time.ts';
import type { OrderChange, StoredOrder } from '../order/order.use-cases.ts';
import type { Result } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import type { PaymentEntry, PaymentRefund, StoredPayment } from './stored-payment.ts';

/** An order with all that was tried to pay it, the oldest first. */
export type PaymentsOfOrder = {
  readonly stored: StoredOrder;
  readonly payments: readonly StoredPayment[];
  readonly refunds: readonly PaymentRefund[];
  readonly ovenLoad: OvenLoad;
};

/** What is written together: new and changed payments and refunds by their id, and the change of the order. */
export type PaymentsChange = {
  readonly payments?: readonly StoredPayment[];
  readonly refunds?: readonly PaymentRefund[];
  readonly entries?: readonly PaymentEntry[];
  readonly order?: OrderChange | null;
  /** The hashes of the secrets in the addresses of a new payment. */
  readonly keys?: { readonly paymentId: string; readonly returnHash: string; readonly notifyHash: string };
};

export type OnlinePaymentRepository = {
  load(id: string): Promise<StoredPayment | null>;
  loadRefund(id: string): Promise<PaymentRefund | null>;
  /** The payment whose address for the guest's return, or for notifications, has this secret's hash. */
  findByKey(hash: string): Promise<StoredPayment | null>;
  listOfOrder(orderId: string): Promise<Pick<PaymentsOfOrder, 'payments' | 'refunds'>>;
  /** The orders that are paid and placed and have not changed after `since`, each with its last change. */
  listUnanswered(since: Instant): Promise<readonly { readonly id: string; readonly changedAt: Instant }[]>;
  /** The ids of what is due: see `paymentDueAt`. Of orders those that have waited since `waitingSince`. */
  listDue(
    now: Instant,
    waitingSince: Instant,
  ): Promise<{
    readonly payments: readonly string[];
    readonly refunds: readonly string[];
    readonly orders: readonly string[];
  }>;
  /** Writes what `change` makes of an order's payments, one change after the other; null when there is no order. */
  change<Refusal>(
    orderId: string,
    change: (found: PaymentsOfOrder) => Result<PaymentsChange, Refusal>,
    ovenCapacity?: OvenCapacity,
  ): Promise<Result<null, Refusal> | null>;
};
