import type { OnlineMethod } from '@ofenpost/core/online-payment/online-method';
import type {
  PaymentProviderPort,
  ProviderCall,
  ProviderPayment,
} from '@ofenpost/core/online-payment/payment-provider.port';
import type { ProviderError } from '@ofenpost/core/online-payment/provider-error';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import { inUtc } from '@ofenpost/core/time/zurich';
import * as z from 'zod/mini';
import type { SaferpayAccount } from '../configuration/configuration.ts';
import { errorOfAnswer, errorOfFailure } from './saferpay-errors.ts';

const SPEC_VERSION = '1.53';
/** Within this time no other call about the same payment may be sent. Source: Saferpay JSON API, "Timeout". */
const ANSWERED_WITHIN_MS = 100_000;
/** The guest waits for this one call. */
const INITIALISED_WITHIN_MS = 20_000;

const PAYMENT_METHODS: Record<OnlineMethod, readonly string[]> = {
  onlineTwint: ['TWINT'],
  onlineCard: ['VISA', 'MASTERCARD'],
};

const initialised = z.object({ Token: z.string(), RedirectUrl: z.url(), Expiration: z.string() });

const STATUSES = {
  AUTHORIZED: 'authorised',
  CAPTURED: 'captured',
  PENDING: 'pending',
  CANCELED: 'cancelled',
} as const satisfies Record<string, ProviderPayment['status']>;

const transaction = z.object({
  Transaction: z.object({
    Status: z.enum(['AUTHORIZED', 'CAPTURED', 'PENDING', 'CANCELED']),
    Id: z.string(),
    CaptureId: z.optional(z.string()),
    OrderId: z.optional(z.string()),
    Amount: z.object({ Value: z.string().check(z.regex(/^\d+$/)), CurrencyCode: z.string() }),
  }),
  PaymentMeans: z.object({
    Brand: z.object({ PaymentMethod: z.optional(z.string()) }),
    DisplayText: z.string(),
  }),
  Liability: z.optional(z.object({ LiabilityShift: z.optional(z.boolean()) })),
});
const captured = z.object({ CaptureId: z.string() });
const refunded = z.object({ Transaction: z.object({ Id: z.string(), Status: z.string() }) });
const terminal = z.object({ PaymentMethods: z.array(z.object({ PaymentMethod: z.string() })) });

function paymentOf({ Transaction, PaymentMeans, Liability }: z.infer<typeof transaction>): ProviderPayment {
  const isTwint = PaymentMeans.Brand.PaymentMethod === 'TWINT';
  return {
    status: STATUSES[Transaction.Status],
    transactionId: Transaction.Id,
    captureId: Transaction.CaptureId ?? null,
    reference: Transaction.OrderId ?? '',
    amount: Number(Transaction.Amount.Value),
    currency: Transaction.Amount.CurrencyCode,
    method: isTwint ? 'onlineTwint' : 'onlineCard',
    displayText: PaymentMeans.DisplayText,
    // TWINT knows no shift; a card whose answer does not name one has none.
    hasLiabilityShift: isTwint ? null : (Liability?.LiabilityShift ?? false),
  };
}

type Answer<T> = Promise<Result<T, ProviderError>>;

/** Saferpay's JSON API behind the port. Source: Saferpay JSON API 1.53. */
export function createSaferpay(account: SaferpayAccount): PaymentProviderPort {
  const { baseUrl, customerId, terminalId, user, password } = account;
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const terms = { accept: 'application/json', authorization };

  async function ask<T>(url: string, init: RequestInit, schema: z.ZodMiniType<T>): Answer<T> {
    try {
      const answer = await fetch(url, { redirect: 'error', ...init });
      const text = await answer.text();
      const body: unknown = text.startsWith('{') ? JSON.parse(text) : null;
      if (!answer.ok) return err(errorOfAnswer(answer.status, body));
      const parsed = schema.safeParse(body);
      // It was done, but we do not understand what.
      return parsed.success ? ok(parsed.data) : err({ code: 'unclear', name: 'UNKNOWN_ANSWER' });
    } catch (error) {
      return err(errorOfFailure(error));
    }
  }

  const post = <T>(
    path: string,
    { requestId, retry }: ProviderCall,
    body: object,
    schema: z.ZodMiniType<T>,
    withinMs = ANSWERED_WITHIN_MS,
  ): Answer<T> => {
    const header = { SpecVersion: SPEC_VERSION, CustomerId: customerId, RequestId: requestId, RetryIndicator: retry };
    const init = {
      method: 'POST',
      headers: { ...terms, 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ RequestHeader: header, ...body }),
      signal: AbortSignal.timeout(withinMs),
    };
    return ask(`${baseUrl}/Payment/v1/${path}`, init, schema);
  };

  const amountOf = (amount: number) => ({ Value: String(amount), CurrencyCode: 'CHF' });
  const after = async <T, U>(answer: Answer<T>, map: (value: T) => Result<U, ProviderError>): Answer<U> => {
    const result = await answer;
    return result.ok ? map(result.value) : result;
  };
  const found = (answer: Answer<z.infer<typeof transaction>>) => after(answer, (value) => ok(paymentOf(value)));

  return {
    initialise: (call, { reference, amount, description, returnUrl, notifyUrl, methods }) =>
      after(
        post(
          'PaymentPage/Initialize',
          call,
          {
            TerminalId: terminalId,
            PaymentMethods: methods.flatMap((method) => PAYMENT_METHODS[method]),
            Condition: 'THREE_DS_AUTHENTICATION_SUCCESSFUL_OR_ATTEMPTED',
            Payment: { Amount: amountOf(amount), OrderId: reference, Description: description },
            Payer: { LanguageCode: 'de-CH' },
            ReturnUrl: { Url: returnUrl },
            Notification: { SuccessNotifyUrl: notifyUrl, FailNotifyUrl: notifyUrl },
          },
          initialised,
          INITIALISED_WITHIN_MS,
        ),
        ({ Token, RedirectUrl, Expiration }) =>
          // Guests must not be led anywhere else.
          new URL(RedirectUrl).host === new URL(baseUrl).host
            ? ok({ token: Token, redirectUrl: RedirectUrl, expiresAt: inUtc(Expiration) })
            : err({ code: 'misconfigured', name: 'FOREIGN_REDIRECT' }),
      ),
    confirm: (call, token) => found(post('PaymentPage/Assert', call, { Token: token }, transaction)),
    inquire: (call, reference) =>
      found(post('Transaction/Inquire', call, { TransactionReference: { OrderId: reference } }, transaction)),
    capture: (call, transactionId, amount) =>
      after(
        post(
          'Transaction/Capture',
          call,
          { TransactionReference: { TransactionId: transactionId }, Amount: amountOf(amount) },
          captured,
        ),
        ({ CaptureId }) => ok({ captureId: CaptureId }),
      ),
    cancel: (call, transactionId) =>
      after(
        post('Transaction/Cancel', call, { TransactionReference: { TransactionId: transactionId } }, z.object({})),
        () => ok(null),
      ),
    refund: (call, captureId, { amount, reference }) =>
      after(
        post(
          'Transaction/Refund',
          call,
          {
            Refund: { Amount: amountOf(amount), OrderId: reference, RestrictRefundAmountToCapturedAmount: true },
            CaptureReference: { CaptureId: captureId },
          },
          refunded,
        ),
        // One that is only authorised moves no money until it is captured.
        ({ Transaction: { Id, Status } }) => ok({ refundId: Status === 'AUTHORIZED' ? Id : null }),
      ),
    captureRefund: (call, refundId) =>
      after(
        post('Transaction/Capture', call, { TransactionReference: { TransactionId: refundId } }, z.object({})),
        () => ok(null),
      ),
    check: ({ requestId }) =>
      after(
        ask(
          `${baseUrl}/rest/customers/${customerId}/terminals/${terminalId}`,
          {
            headers: { ...terms, 'saferpay-apiversion': SPEC_VERSION, 'saferpay-requestid': requestId },
            signal: AbortSignal.timeout(INITIALISED_WITHIN_MS),
          },
          terminal,
        ),
        ({ PaymentMethods }) => {
          const names = new Set(PaymentMethods.map(({ PaymentMethod }) => PaymentMethod));
          const methods = (['onlineTwint', 'onlineCard'] as const).filter((method) =>
            PAYMENT_METHODS[method].some((name) => names.has(name)),
          );
          return ok({ methods });
        },
      ),
  };
}
