import { describe, expect, it } from 'vitest';
import { ok } from '../result/result.ts';
import type { PaymentProviderPort } from './payment-provider.port.ts';
import { newTask } from './payments-after.ts';
import {
  AMOUNT,
  AUTHORISED,
  BEGIN,
  HOUR,
  INITIALISED,
  held,
  paid,
  refuse,
  shopWith,
  waitingOrder,
} from './reconciler.fixtures.ts';
import { paymentDueAt } from './stored-payment.ts';

const taskOf = (kind: 'capture' | 'release', requestId = 'task') => newTask(kind, AMOUNT, { at: BEGIN, requestId });

describe('a capture that the provider finds in the wrong state', () => {
  const CAPTURING = { ...AUTHORISED, task: taskOf('capture') };

  it('is done where a look finds the payment captured', async () => {
    const shop = shopWith(CAPTURING);
    shop.answers.inquire = async () => paid('captured', { captureId: 'capture' });
    await shop.pass(0);
    expect(shop.state.payment).toMatchObject({ state: 'captured', captureId: 'capture', task: null });
    expect(shop.state.order.payment.state).toBe('paidOnline');
  });

  it.each([refuse('unreachable'), refuse('unclear'), refuse('wrongState'), paid('authorised')])(
    'is repeated where the look tells nothing: %j',
    async (answer) => {
      const shop = shopWith(CAPTURING);
      shop.answers.inquire = async () => answer;
      await shop.pass(0);
      expect(shop.state.payment).toMatchObject({ state: 'unclear', task: { retry: 1 } });
      expect(shop.state.order.payment.state).toBe('paidOnline');
    },
  );

  it('is due at the door where the payment is cancelled', async () => {
    const shop = shopWith(CAPTURING);
    shop.answers.inquire = async () => paid('cancelled');
    await shop.pass(0);
    expect(shop.state.payment).toMatchObject({ state: 'failed', task: null });
    expect(shop.state.order.payment.state).toBe('dueAtDoor');
  });
});

describe('a call that is slow', () => {
  it.each(['capture', 'release'] as const)('is sent once while it may be open: %s', async (kind) => {
    const shop = shopWith({ ...AUTHORISED, task: taskOf(kind) });
    const name = kind === 'capture' ? 'capture' : 'cancel';
    shop.answers[name] = () => new Promise<never>(() => {});
    void shop.reconcile();
    await Promise.resolve();
    await shop.pass(2);
    expect(shop.count(name)).toBe(1);
  });

  it('is sent by one of two processes that find it due at once', async () => {
    const shop = shopWith({ ...AUTHORISED, task: taskOf('capture') });
    shop.answers.capture = async () => ok({ captureId: 'capture' });
    await Promise.all([shop.runPayment(AUTHORISED.id), shop.runPayment(AUTHORISED.id)]);
    expect(shop.count('capture')).toBe(1);
  });

  it('leaves a capture known that a later answer does not name', async () => {
    const shop = shopWith({ ...AUTHORISED, captureId: 'capture', task: taskOf('capture') });
    shop.answers.capture = async () => refuse('alreadyDone');
    shop.answers.inquire = async () => paid('captured');
    await shop.pass(0);
    expect(shop.state.payment).toMatchObject({ state: 'captured', captureId: 'capture' });
  });
});

describe('a cancellation that the provider finds in the wrong state', () => {
  it.each([refuse('unreachable'), refuse('wrongState'), paid('authorised'), paid('pending')])(
    'does not count as done while nobody says so: %j',
    async (answer) => {
      const shop = shopWith({ ...AUTHORISED, task: taskOf('release') });
      shop.answers.inquire = async () => answer;
      for (const minutes of [0, 1, 5, 30, 120, 360]) await shop.pass(minutes);
      expect(shop.state.payment.state).toBe('unclear');
      expect(shop.alarms).toContain('a payment needs somebody');
    },
  );

  it('is done where the provider says so, and gives back what was taken', async () => {
    const cancelled = shopWith({ ...AUTHORISED, task: taskOf('release') });
    cancelled.answers.inquire = async () => paid('cancelled');
    await cancelled.pass(0);
    expect(cancelled.state.payment).toMatchObject({ state: 'cancelled', task: null });
    const captured = shopWith({ ...AUTHORISED, task: taskOf('release') });
    captured.answers.cancel = async () => refuse('alreadyDone');
    captured.answers.inquire = async () => paid('captured', { captureId: 'capture', amount: 4_000 });
    await captured.pass(0);
    expect(captured.state.payment).toMatchObject({ state: 'captured', captured: 4_000, task: null });
    expect(captured.refund()).toMatchObject({ amount: 4_000 });
  });
});

describe('a task that a newer one has taken the place of', () => {
  /** The order is cancelled while its capture is under way. */
  async function overtaken(answer: Awaited<ReturnType<PaymentProviderPort['capture']>>) {
    const shop = shopWith({ ...AUTHORISED, task: taskOf('capture') });
    const open = held<typeof answer>();
    shop.answers.capture = () => open.promise;
    const running = shop.reconcile();
    while (shop.count('capture') === 0) await Promise.resolve();
    shop.state.payment = { ...shop.state.payment, task: taskOf('release', 'newer') };
    open.answer(answer);
    await running;
    return shop;
  }

  it('leaves the newer one, which gives back what was taken', async () => {
    const shop = await overtaken(ok({ captureId: 'capture' }));
    expect(shop.state.payment).toMatchObject({ state: 'captured', task: { requestId: 'newer' } });
    await shop.pass(0);
    expect(shop.refund()).toMatchObject({ amount: AMOUNT });
    expect(shop.state.payment.task).toBeNull();
  });

  it('leaves the newer one, which lets go of what was not taken', async () => {
    const shop = await overtaken(refuse('unreachable'));
    expect(shop.state.payment).toMatchObject({ state: 'capturing', task: { requestId: 'newer' } });
    shop.answers.cancel = async () => ok(null);
    await shop.pass(0);
    expect(shop.state.payment).toMatchObject({ state: 'cancelled', task: null });
  });
});

describe('an attempt about which the provider tells nothing', () => {
  it.each(['unclear', 'unreachable', 'wrongState', 'misconfigured'] as const)(
    'ends after its last question, and somebody is told: %s',
    async (code) => {
      const shop = shopWith(INITIALISED, { order: waitingOrder });
      shop.answers.confirm = async () => refuse(code);
      shop.answers.inquire = async () => refuse(code);
      await shop.pass(22 * HOUR);
      expect(shop.state.order.status).toBe('awaitingPayment');
      for (let hour = 22; hour < 48; hour += 1) await shop.pass(HOUR);
      expect(shop.state.payment).toMatchObject({ state: 'expired', askAgainAt: null });
      expect(shop.state.order).toMatchObject({ status: 'cancelled', reason: { code: 'unpaid' } });
      expect(shop.alarms).toContain('a payment needs somebody');
      expect(paymentDueAt(shop.state.payment)).toBeNull();
      expect(shop.count('inquire')).toBeLessThanOrEqual(5);
    },
  );

  it('ends without a word where the guest never began', async () => {
    const shop = shopWith(INITIALISED, { order: waitingOrder });
    shop.answers.confirm = async () => refuse('notStarted');
    await shop.pass(23 * HOUR);
    await shop.pass(1);
    expect(shop.state).toMatchObject({ payment: { state: 'expired' }, order: { status: 'cancelled' } });
    expect(shop.alarms).toEqual([]);
  });

  it('lets go of money that is found by the reference at last', async () => {
    const shop = shopWith(INITIALISED, { order: waitingOrder });
    shop.answers.confirm = async () => refuse('wrongState');
    shop.answers.inquire = async () => paid('authorised');
    shop.answers.cancel = async () => ok(null);
    await shop.pass(23 * HOUR);
    expect(shop.state).toMatchObject({ payment: { state: 'cancelled' }, order: { status: 'cancelled' } });
  });

  it('ends after 110 hours where the provider itself does not know', async () => {
    const shop = shopWith(INITIALISED, { order: waitingOrder });
    shop.answers.confirm = async () => paid('pending');
    shop.answers.inquire = async () => paid('pending');
    await shop.pass(23 * HOUR);
    expect(shop.state.payment.state).toBe('pending');
    await shop.pass(87 * HOUR);
    expect(shop.state.payment.state).toBe('expired');
    expect(shop.alarms).toEqual(['a payment needs somebody']);
  });
});

describe('a question', () => {
  const later = (seconds: number) => new Date(Date.parse(BEGIN) + seconds * 1_000).toISOString();

  it('is asked again after the process died before its answer, and not while it may be open', async () => {
    const shop = shopWith(INITIALISED, { order: waitingOrder });
    shop.answers.confirm = () => new Promise<never>(() => {});
    void shop.confirm(INITIALISED.id);
    while (shop.count('confirm') === 0) await Promise.resolve();
    await shop.pass(2);
    expect(shop.count('confirm')).toBe(1);
    shop.answers.confirm = async () => refuse('declined');
    await shop.pass(1);
    expect(shop.count('confirm')).toBe(2);
    expect(shop.state.payment).toMatchObject({ state: 'failed', askAgainAt: null });
  });

  it('that comes in the pause after another is asked at its end', async () => {
    const shop = shopWith(INITIALISED, { order: waitingOrder });
    shop.answers.confirm = async () => refuse('notStarted');
    await shop.confirm(INITIALISED.id);
    expect(shop.state.payment.askAgainAt).toBeNull();
    shop.state.now = later(4);
    await shop.confirm(INITIALISED.id);
    expect(shop.count('confirm')).toBe(1);
    expect(shop.state.payment.askAgainAt).toBe(later(10));
    shop.answers.confirm = async () => refuse('abortedByGuest');
    shop.state.now = later(10);
    await shop.reconcile();
    expect(shop.state.payment).toMatchObject({ state: 'failed', askAgainAt: null });
  });

  it('that comes while another is open is asked after its answer', async () => {
    const shop = shopWith(INITIALISED, { order: waitingOrder });
    const open = held<ReturnType<typeof refuse>>();
    shop.answers.confirm = () => open.promise;
    const first = shop.confirm(INITIALISED.id);
    while (shop.count('confirm') === 0) await Promise.resolve();
    shop.state.now = later(40);
    await shop.confirm(INITIALISED.id);
    expect(shop.count('confirm')).toBe(1);
    open.answer(refuse('notStarted'));
    await first;
    await shop.reconcile();
    expect(shop.count('confirm')).toBe(2);
  });
});

it('tells somebody where another amount was paid than was asked for, and lets go of it', async () => {
  const shop = shopWith(INITIALISED, { order: waitingOrder });
  shop.answers.confirm = async () => paid('authorised', { amount: 1 });
  await shop.confirm(INITIALISED.id);
  expect(shop.state.payment).toMatchObject({ problem: 'mismatch', task: { kind: 'release' } });
  expect(shop.alarms).toEqual(['a payment is not what was asked for']);
});
