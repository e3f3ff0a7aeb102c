import type { Result } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import type { OnlineMethod } from './online-method.ts';
import type { ProviderError } from './provider-error.ts';

type Answer<T> = Promise<Result<T, ProviderError>>;

/** One HTTP call to the provider: its id is stored before it is sent, and it says how often it was sent before. */
export type ProviderCall = { readonly requestId: string; readonly retry: number };

export type InitialisedPayment = {
  readonly token: string;
  /** The guest pays there; it opens once only. */
  readonly redirectUrl: string;
  readonly expiresAt: Instant;
};

/** What the provider knows of a payment; amounts in Rappen. */
export type ProviderPayment = {
  readonly status: 'authorised' | 'captured' | 'pending' | 'cancelled';
  readonly transactionId: string;
  readonly captureId: string | null;
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly method: OnlineMethod;
  /** The masked number or the brand, for the receipt. */
  readonly displayText: string;
  /** Whether the bank is liable; null for means without cards. */
  readonly hasLiabilityShift: boolean | null;
};

/** A payment provider. Calls throw only by mistake: whatever the network does is a `ProviderError`. */
export type PaymentProviderPort = {
  initialise(
    call: ProviderCall,
    request: {
      readonly reference: string;
      /** In Rappen. */
      readonly amount: number;
      readonly description: string;
      readonly returnUrl: string;
      readonly notifyUrl: string;
      readonly methods: readonly OnlineMethod[];
    },
  ): Answer<InitialisedPayment>;
  /** The only proof that a payment happened. Asking too often is forbidden: see `provider-schedule.ts`. */
  confirm(call: ProviderCall, token: string): Answer<ProviderPayment>;
  /** Finds a successful payment by its reference, minutes late. */
  inquire(call: ProviderCall, reference: string): Answer<ProviderPayment>;
  /** Takes the amount, once; the rest of the authorisation becomes free. */
  capture(call: ProviderCall, transactionId: string, amount: number): Answer<{ readonly captureId: string }>;
  cancel(call: ProviderCall, transactionId: string): Answer<null>;
  /** Gives back a part of a capture. `refundId` is null where the refund needs no capture of its own. */
  refund(
    call: ProviderCall,
    captureId: string,
    refund: { readonly amount: number; readonly reference: string },
  ): Answer<{ readonly refundId: string | null }>;
  captureRefund(call: ProviderCall, refundId: string): Answer<null>;
  /** The means of payment that the contract allows. */
  check(call: ProviderCall): Answer<{ readonly methods: readonly OnlineMethod[] }>;
};
