import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Attempt, Ledger, Transaction } from './ledger.ts';
import { Refusal } from './refusal.ts';
import type { Switches } from './switches.ts';

const id = (max: number) => z.string().check(z.regex(/^[\w.:-]+$/), z.maxLength(max));
const amount = z.strictObject({ Value: z.string().check(z.regex(/^\d+$/)), CurrencyCode: z.literal('CHF') });
const url = z.url().check(z.maxLength(2_000));
const RequestHeader = z.strictObject({
  SpecVersion: z.literal('1.53'),
  CustomerId: z.string(),
  RequestId: id(50),
  RetryIndicator: z.int().check(z.gte(0), z.lte(9)),
});
const request = <Shape extends z.core.$ZodShape>(shape: Shape) => z.strictObject({ RequestHeader, ...shape });

const initialize = request({
  TerminalId: z.string().check(z.regex(/^\d{8}$/)),
  PaymentMethods: z.optional(z.array(z.string())),
  Wallets: z.optional(z.array(z.string())),
  Condition: z.optional(z.string()),
  Payment: z.strictObject({ Amount: amount, OrderId: id(80), Description: z.string() }),
  Payer: z.optional(z.strictObject({ LanguageCode: z.string() })),
  ReturnUrl: z.strictObject({ Url: url }),
  Notification: z.optional(z.strictObject({ SuccessNotifyUrl: url, FailNotifyUrl: url })),
});
const assertion = request({ Token: z.string() });
const byTransaction = z.strictObject({ TransactionId: z.string() });
const capture = request({ TransactionReference: byTransaction, Amount: z.optional(amount) });
const cancel = request({ TransactionReference: byTransaction });
const refund = request({
  Refund: z.strictObject({
    Amount: amount,
    OrderId: id(80),
    RestrictRefundAmountToCapturedAmount: z.optional(z.boolean()),
  }),
  CaptureReference: z.strictObject({ CaptureId: z.string() }),
});
const inquiry = request({
  TransactionReference: z.union([byTransaction, z.strictObject({ OrderId: z.string() })]),
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A token is good for an hour; an answer is given for a day after it began. */
const EXPIRES_AFTER = HOUR;
const ASSERTED_WITHIN = 24 * HOUR;
/** A search finds a payment some minutes late. */
const FOUND_AFTER = 2 * MINUTE;
const TWINT_REFUNDS_AFTER = 2 * HOUR;

type World = {
  readonly ledger: Ledger;
  readonly switches: () => Switches;
  /** In milliseconds. */
  readonly now: () => number;
  /** Where guests pay, as in `http://127.0.0.1:3400`. */
  readonly origin: () => string;
};

function parse<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new Refusal('VALIDATION_FAILED', 400);
  return parsed.data;
}

/** The calls of Saferpay's JSON API that a shop uses; each books, or throws a `Refusal`. Source: Saferpay JSON API 1.53. */
export function createSaferpayApi({ ledger, switches, now, origin }: World) {
  const transactionOf = (transactionId: string): { attempt: Attempt; transaction: Transaction } => {
    for (const attempt of ledger.attempts)
      if (attempt.transaction?.id === transactionId) return { attempt, transaction: attempt.transaction };
    throw new Refusal('TRANSACTION_NOT_FOUND');
  };
  const describe = (attempt: Attempt, transaction: Transaction) => ({
    Transaction: {
      Type: 'PAYMENT',
      Status: transaction.state,
      Id: transaction.id,
      ...(transaction.captureId !== null && { CaptureId: transaction.captureId }),
      OrderId: attempt.orderId,
      Date: new Date(transaction.at).toISOString(),
      Amount: { Value: String(attempt.amount + (switches().otherAmount ? 100 : 0)), CurrencyCode: 'CHF' },
      SixTransactionReference: `0:0:3:${transaction.id}`,
      ApprovalCode: '012345',
    },
    PaymentMeans: {
      Brand: { PaymentMethod: transaction.means, Name: transaction.means },
      DisplayText: transaction.means === 'TWINT' ? 'TWINT' : 'xxxx xxxx xxxx 0004',
    },
    ...(transaction.means !== 'TWINT' && { Liability: { LiabilityShift: transaction.hasShift } }),
  });
  const captureTransaction = (transaction: Transaction, value: number, atMost: number) => {
    if (transaction.state === 'CAPTURED') throw new Refusal('TRANSACTION_ALREADY_CAPTURED');
    if (transaction.state !== 'AUTHORIZED') throw new Refusal('TRANSACTION_IN_WRONG_STATE');
    if (value > atMost || value <= 0) throw new Refusal('AMOUNT_INVALID');
    const captureId = ledger.nextId('cap');
    Object.assign(transaction, { state: 'CAPTURED', captured: value, captureId });
    return captureId;
  };

  return {
    'PaymentPage/Initialize': (body: unknown) => {
      const { Payment, PaymentMethods, ReturnUrl, Notification } = parse(initialize, body);
      if (switches().lacksLicence) throw new Refusal('PERMISSION_DENIED', 403);
      const token = randomBytes(18).toString('base64url');
      const expiresAt = now() + EXPIRES_AFTER;
      ledger.attempts.push({
        token,
        orderId: Payment.OrderId,
        amount: Number(Payment.Amount.Value),
        methods: PaymentMethods ?? ['TWINT', 'VISA', 'MASTERCARD'],
        returnUrl: ReturnUrl.Url,
        notifyUrl: Notification?.SuccessNotifyUrl ?? '',
        begunAt: now(),
        expiresAt,
        isOpened: false,
        failure: null,
        transaction: null,
      });
      return {
        Token: token,
        Expiration: new Date(expiresAt).toISOString(),
        RedirectUrl: `${origin()}/vt2/${token}`,
      };
    },
    'PaymentPage/Assert': (body: unknown) => {
      const { Token } = parse(assertion, body);
      const attempt = ledger.attempts.find(({ token }) => token === Token);
      if (attempt === undefined || now() > attempt.begunAt + ASSERTED_WITHIN) throw new Refusal('TOKEN_INVALID', 400);
      if (attempt.transaction !== null) return describe(attempt, attempt.transaction);
      if (attempt.failure !== null) throw new Refusal(attempt.failure, 402, 'OTHER_MEANS');
      throw new Refusal(now() > attempt.expiresAt ? 'TOKEN_EXPIRED' : 'TRANSACTION_NOT_STARTED');
    },
    'Transaction/Capture': (body: unknown) => {
      const { TransactionReference, Amount } = parse(capture, body);
      const repaid = ledger.refunds.find(({ id: refundId }) => refundId === TransactionReference.TransactionId);
      if (repaid !== undefined) {
        if (repaid.isCaptured) throw new Refusal('TRANSACTION_ALREADY_CAPTURED');
        repaid.isCaptured = true;
        return { CaptureId: ledger.nextId('cap'), Status: 'CAPTURED', Date: new Date(now()).toISOString() };
      }
      const { attempt, transaction } = transactionOf(TransactionReference.TransactionId);
      const value = Amount === undefined ? attempt.amount : Number(Amount.Value);
      const CaptureId = captureTransaction(transaction, value, attempt.amount);
      return { CaptureId, Status: 'CAPTURED', Date: new Date(now()).toISOString() };
    },
    'Transaction/Cancel': (body: unknown) => {
      const { TransactionReference } = parse(cancel, body);
      const { attempt, transaction } = transactionOf(TransactionReference.TransactionId);
      if (transaction.state === 'CAPTURED') throw new Refusal('TRANSACTION_ALREADY_CAPTURED');
      if (transaction.state === 'CANCELED') throw new Refusal('TRANSACTION_IN_WRONG_STATE');
      transaction.state = 'CANCELED';
      return { TransactionId: transaction.id, OrderId: attempt.orderId, Date: new Date(now()).toISOString() };
    },
    'Transaction/Refund': (body: unknown) => {
      const { Refund, CaptureReference } = parse(refund, body);
      const attempt = ledger.attempts.find(({ transaction }) => transaction?.captureId === CaptureReference.CaptureId);
      const paid = attempt?.transaction;
      if (!attempt || !paid) throw new Refusal('TRANSACTION_NOT_FOUND');
      if (switches().lacksLicence) throw new Refusal('PERMISSION_DENIED', 403);
      if (paid.means === 'TWINT' && now() < paid.at + TWINT_REFUNDS_AFTER) throw new Refusal('ACTION_NOT_SUPPORTED');
      const value = Number(Refund.Amount.Value);
      const before = ledger.refunds
        .filter(({ captureId }) => captureId === CaptureReference.CaptureId)
        .reduce((sum, { amount: repaid }) => sum + repaid, 0);
      if (value <= 0) throw new Refusal('AMOUNT_INVALID');
      if (Refund.RestrictRefundAmountToCapturedAmount === true && before + value > paid.captured)
        throw new Refusal('AMOUNT_INVALID');
      const made = {
        id: ledger.nextId('ref'),
        orderId: Refund.OrderId,
        captureId: CaptureReference.CaptureId,
        amount: value,
        isCaptured: false,
      };
      ledger.refunds.push(made);
      const { PaymentMeans } = describe(attempt, paid);
      return {
        Transaction: { Type: 'REFUND', Status: 'AUTHORIZED', Id: made.id, OrderId: made.orderId },
        PaymentMeans,
      };
    },
    'Transaction/Inquire': (body: unknown) => {
      const { TransactionReference } = parse(inquiry, body);
      const attempt = ledger.attempts.find(({ orderId, transaction }) =>
        'OrderId' in TransactionReference
          ? orderId === TransactionReference.OrderId && transaction !== null
          : transaction?.id === TransactionReference.TransactionId,
      );
      const paid = attempt?.transaction;
      if (!attempt || !paid || now() < paid.at + FOUND_AFTER) throw new Refusal('TRANSACTION_NOT_FOUND');
      return describe(attempt, paid);
    },
  } as const;
}

export type SaferpayCall = keyof ReturnType<typeof createSaferpayApi>;
