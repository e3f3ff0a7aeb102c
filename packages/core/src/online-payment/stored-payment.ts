import { compareTimes } from '../time/compare-times.ts';
import type { Instant } from '../time/instant.ts';
import type { OnlineMethod } from './online-method.ts';
import type { OnlinePayment } from './online-payment.ts';
import { questionTimes } from './provider-schedule.ts';

/** What the provider is asked to do with an authorised payment, again and again until it has answered. */
export type PaymentTask = {
  readonly kind: 'capture' | 'release';
  /** What is captured, in Rappen. */
  readonly amount: number;
  /** The same for every repetition. */
  readonly requestId: string;
  readonly since: Instant;
  readonly retry: number;
  /** Null: it was repeated often enough, and people must look at it. */
  readonly nextAt: Instant | null;
};

/** An attempt with what only the server knows of it. */
export type StoredPayment = OnlinePayment & {
  /** Counted within the order, from 1. */
  readonly attempt: number;
  /** How the guest wished to pay. */
  readonly wished: OnlineMethod;
  /** Whether the order was placed by it; at most one of an order does. */
  readonly counts: boolean;
  /** Null until the provider has answered. */
  readonly token: string | null;
  readonly transactionId: string | null;
  readonly captureId: string | null;
  readonly askedAt: Instant | null;
  /** When a question without an answer is asked again, and how often it was. */
  readonly askAgainAt: Instant | null;
  readonly askRetry: number;
  readonly task: PaymentTask | null;
  /** The provider's name of the last error; null: none. */
  readonly problem: string | null;
};

/** Money that goes back the way it was paid. `refused`: staff give it back at the provider's own pages. */
export type PaymentRefund = {
  readonly id: string;
  readonly paymentId: string;
  readonly number: number;
  /** Unique at the provider. */
  readonly reference: string;
  /** In Rappen. */
  readonly amount: number;
  readonly state: 'requested' | 'refunded' | 'unclear' | 'refused';
  readonly requestId: string;
  /** Known once the provider has accepted it, while it must still be captured. */
  readonly providerId: string | null;
  readonly since: Instant;
  readonly retry: number;
  readonly nextAt: Instant | null;
  /** The provider's name of the last error, or that it was sent without an answer; null: none. */
  readonly problem: string | null;
};

/** An entry of a payment's history: what was asked, or what was answered. Entries are only added. */
export type PaymentEntry = {
  readonly paymentId: string;
  readonly at: Instant;
  readonly kind: string;
  readonly requestId: string | null;
  /** The provider's name of an error; '' for none. */
  readonly detail: string;
};

const earliest = (times: readonly (Instant | null | undefined)[]): Instant | null =>
  times.filter((at) => at !== null && at !== undefined).toSorted(compareTimes)[0] ?? null;

/** When something has to be done about a payment next; null: nothing. */
export function paymentDueAt(payment: StoredPayment): Instant | null {
  const { askedAt, askAgainAt, task } = payment;
  const questions = questionTimes(payment).filter((at) => askedAt === null || askedAt < at);
  return earliest([task?.nextAt, askAgainAt, ...questions]);
}
