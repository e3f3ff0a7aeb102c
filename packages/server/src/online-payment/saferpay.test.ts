import type { ProviderCall } from '@ofenpost/core/online-payment/payment-provider.port';
import { err, ok } from '@ofenpost/core/result/result';
import { type Simulator, startSimulator } from '@ofenpost/payment-simulator/simulator';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SaferpayAccount } from '../configuration/configuration.ts';
import { errorOfAnswer } from './saferpay-errors.ts';
import { createSaferpay } from './saferpay.ts';

const HOUR = 3_600_000;
const REFERENCE = 'OFP-1042-1';
const MERCHANT = { user: 'API_1', password: 'secret' };

let simulator: Simulator;
let now: number;
let calls: number;

beforeEach(async () => {
  now = Date.parse('2026-11-20T18:00:00.000Z');
  calls = 0;
  simulator = await startSimulator({ port: 0, ledgerFile: null, ...MERCHANT, now: () => now });
});
afterEach(() => simulator.close());

const provider = (change: Partial<SaferpayAccount> = {}) =>
  createSaferpay({
    baseUrl: `${simulator.origin}/api`,
    customerId: '401234',
    terminalId: '17801234',
    ...MERCHANT,
    ...change,
  });

const call = (retry = 0): ProviderCall => {
  calls += 1;
  return { requestId: `i-${calls}`, retry };
};

const control = (change: object) =>
  fetch(`${simulator.origin}/simulator/control`, { method: 'POST', body: JSON.stringify(change) });

async function begin(amount = 4_250) {
  const begun = await provider().initialise(call(), {
    reference: REFERENCE,
    amount,
    description: 'Bestellung 1042',
    returnUrl: `${simulator.origin}/simulator/ledger`,
    notifyUrl: `${simulator.origin}/simulator/ledger`,
    methods: ['onlineTwint', 'onlineCard'],
  });
  if (!begun.ok) throw new Error(begun.error.name);
  return begun.value;
}

/** What the guest does on the payment page. */
const pay = (url: string, action: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });

async function payWith(action: string, amount?: number) {
  const { token, redirectUrl } = await begin(amount);
  await pay(redirectUrl, action);
  return provider().confirm(call(), token);
}

async function authorise(action = 'visa') {
  const paid = await payWith(action);
  if (!paid.ok) throw new Error(paid.error.name);
  return paid.value;
}

const codeOf = async (answer: Promise<{ ok: boolean; error?: { code: string } }>) => (await answer).error?.code ?? 'ok';

describe('the adapter of Saferpay, against the simulator', () => {
  it('leads the guest to a page that opens once, and expires after an hour', async () => {
    const { redirectUrl, expiresAt } = await begin();
    expect(expiresAt).toBe('2026-11-20T19:00:00.000Z');
    expect((await fetch(redirectUrl)).status).toBe(200);
    expect((await fetch(redirectUrl)).status).toBe(410);
  });

  it.each([
    ['visa', 'onlineCard', true],
    ['twint', 'onlineTwint', null],
    ['no-shift', 'onlineCard', false],
  ])('confirms what was paid with %s', async (action, method, hasLiabilityShift) => {
    expect(await payWith(action)).toMatchObject(
      ok({ status: 'authorised', reference: REFERENCE, amount: 4_250, currency: 'CHF', method, hasLiabilityShift }),
    );
  });

  it('says why nothing was paid', async () => {
    const { token } = await begin();
    expect(await codeOf(provider().confirm(call(), token))).toBe('notStarted');
    expect(await codeOf(payWith('declined'))).toBe('declined');
    expect(await codeOf(payWith('aborted'))).toBe('abortedByGuest');
    expect(await codeOf(payWith('twint', 6_651))).toBe('declined');
    now += 2 * HOUR;
    expect(await codeOf(provider().confirm(call(), token))).toBe('expired');
    expect(await payWith('pending')).toMatchObject(ok({ status: 'pending' }));
  });

  it('captures once, less than was authorised if wanted, and says that it was done already', async () => {
    const { transactionId } = await authorise();
    expect(await codeOf(provider().capture(call(), transactionId, 9_999))).toBe('misconfigured');
    const captured = await provider().capture(call(), transactionId, 4_000);
    expect(captured).toMatchObject(ok({ captureId: expect.stringMatching(/^cap/) as string }));
    expect(await codeOf(provider().capture(call(1), transactionId, 4_000))).toBe('alreadyDone');
    expect(await codeOf(provider().cancel(call(), transactionId))).toBe('alreadyDone');
  });

  it('cancels what was not captured, once', async () => {
    const { transactionId } = await authorise();
    expect(await provider().cancel(call(), transactionId)).toEqual(ok(null));
    expect(await codeOf(provider().cancel(call(1), transactionId))).toBe('wrongState');
    expect(await codeOf(provider().capture(call(), transactionId, 4_250))).toBe('wrongState');
  });

  it('refunds in parts, never more than was captured, and captures each refund', async () => {
    const { transactionId } = await authorise();
    const captured = await provider().capture(call(), transactionId, 4_250);
    const captureId = captured.ok ? captured.value.captureId : '';
    const part = { amount: 3_000, reference: `${REFERENCE}-R1` };
    const refunded = await provider().refund(call(), captureId, part);
    const refundId = refunded.ok ? refunded.value.refundId : null;
    expect(refundId).not.toBeNull();
    expect(await provider().captureRefund(call(), refundId ?? '')).toEqual(ok(null));
    expect(await codeOf(provider().captureRefund(call(1), refundId ?? ''))).toBe('alreadyDone');
    expect(await codeOf(provider().refund(call(), captureId, { amount: 1_251, reference: 'R2' }))).toBe(
      'misconfigured',
    );
    expect(await codeOf(provider().refund(call(), captureId, { amount: 1_250, reference: 'R2' }))).toBe('ok');
  });

  it('refunds TWINT only two hours after it was paid', async () => {
    const { transactionId } = await authorise('twint');
    const captured = await provider().capture(call(), transactionId, 4_250);
    const captureId = captured.ok ? captured.value.captureId : '';
    const whole = { amount: 4_250, reference: 'R1' };
    expect(await codeOf(provider().refund(call(), captureId, whole))).toBe('wrongState');
    now += 2 * HOUR;
    expect(await codeOf(provider().refund(call(), captureId, whole))).toBe('ok');
  });

  it('calls a lost answer unclear, and finds out later what happened', async () => {
    const { transactionId } = await authorise();
    await control({ cutsNextAnswer: true });
    expect(await codeOf(provider().capture(call(), transactionId, 4_250))).toBe('unclear');
    expect(await codeOf(provider().inquire(call(), REFERENCE))).toBe('wrongState');
    now += HOUR;
    expect(await provider().inquire(call(), REFERENCE)).toMatchObject(ok({ status: 'captured' }));
    expect(await codeOf(provider().capture(call(1), transactionId, 4_250))).toBe('alreadyDone');
  });

  it('tells a broken provider from one that was never reached, and both from our own fault', async () => {
    await control({ answers: 'error' });
    expect(await codeOf(provider().check(call()))).toBe('ok');
    expect(await codeOf(provider().confirm(call(), 'any'))).toBe('unreachable');
    await control({ answers: 'html' });
    expect(await codeOf(provider().confirm(call(), 'any'))).toBe('unreachable');
    await control({ answers: 'true', lacksLicence: true });
    expect(await codeOf(provider().check(call()))).toBe('misconfigured');
    expect(await codeOf(provider({ password: 'wrong' }).confirm(call(), 'any'))).toBe('misconfigured');
    // Nobody listens there any more.
    const other = await startSimulator({ port: 0, ledgerFile: null, ...MERCHANT });
    await other.close();
    expect(await codeOf(provider({ baseUrl: `${other.origin}/api` }).confirm(call(), 'any'))).toBe('unreachable');
  });

  it('leads guests to no other host', async () => {
    const viaOtherName = provider({ baseUrl: `${simulator.origin.replace('127.0.0.1', 'localhost')}/api` });
    const request = { reference: REFERENCE, amount: 100, description: '', methods: ['onlineCard'] as const };
    const urls = { returnUrl: simulator.origin, notifyUrl: simulator.origin };
    expect(await viaOtherName.initialise(call(), { ...request, ...urls })).toMatchObject(
      err({ name: 'FOREIGN_REDIRECT' }),
    );
  });

  it('lists the means of the contract', async () => {
    expect(await provider().check(call())).toEqual(ok({ methods: ['onlineTwint', 'onlineCard'] }));
  });
});

it('knows the families of errors, and takes what it does not know for our own fault', () => {
  const codes = ['CARD_EXPIRED', 'PAYMENTMEANS_INVALID', 'SOMETHING_NEW', 'TOKEN_INVALID'].map(
    (ErrorName) => errorOfAnswer(402, { ErrorName }).code,
  );
  expect(codes).toEqual(['declined', 'declined', 'misconfigured', 'wrongState']);
  expect(errorOfAnswer(503, { ErrorName: 'SOMETHING_NEW' }).code).toBe('unreachable');
});
