import { describe, expect, it } from 'vitest';
import { ok } from '../result/result.ts';
import { newRefund } from './payments-after.ts';
import { AMOUNT, BEGIN, CAPTURED, held, paid, refuse, shopWith } from './reconciler.fixtures.ts';

const refundOf = (amount: number) => newRefund(CAPTURED, { id: 'refund-1', amount, number: 1, at: BEGIN });

describe('a refund', () => {
  it('is not sent a second time while its call is open, nor after the process died in it', async () => {
    const shop = shopWith(CAPTURED, { refunds: [refundOf(1_000)] });
    const open = held<never>();
    shop.answers.refund = () => (shop.count('refund') === 1 ? open.promise : Promise.resolve(ok({ refundId: null })));
    void shop.reconcile();
    for (const minutes of [0, 1, 1, 1, 5, 30, 120, 360, 360]) await shop.pass(minutes);
    expect(shop.count('refund')).toBe(1);
    expect(shop.refund()).toMatchObject({ state: 'unclear', nextAt: null });
    expect(shop.alarms).toEqual(['a refund needs somebody']);
  });

  it('is sent once where two processes begin it at once', async () => {
    const shop = shopWith(CAPTURED, { refunds: [refundOf(1_000)] });
    shop.answers.refund = async () => ok({ refundId: null });
    await Promise.all([shop.runRefund('refund-1'), shop.runRefund('refund-1')]);
    expect(shop.count('refund')).toBe(1);
    expect(shop.state.payment.refunded).toBe(1_000);
  });

  it('is looked for where its answer got lost, and captured where it happened', async () => {
    const shop = shopWith(CAPTURED, { refunds: [refundOf(1_000)] });
    shop.answers.refund = async () => refuse('unclear');
    shop.answers.inquire = async (_call, reference) =>
      paid('authorised', { reference, amount: 1_000, transactionId: 'refund at the provider' });
    shop.answers.captureRefund = async () => ok(null);
    await shop.pass(0);
    expect(shop.refund()).toMatchObject({ state: 'requested' });
    await shop.pass(5);
    expect(shop.calls).toEqual(['refund', 'inquire', 'captureRefund']);
    expect(shop.refund()).toMatchObject({ state: 'refunded', providerId: 'refund at the provider' });
    expect(shop.state.payment).toMatchObject({ state: 'partlyRefunded', refunded: 1_000 });
  });

  it('is asked for again later where looking for it failed too', async () => {
    const shop = shopWith(CAPTURED, { refunds: [refundOf(1_000)] });
    shop.answers.refund = async () => refuse('unclear');
    shop.answers.inquire = async () => refuse('unreachable');
    await shop.pass(0);
    await shop.pass(5);
    shop.answers.inquire = async (_call, reference) => paid('captured', { reference, amount: 1_000 });
    await shop.pass(30);
    expect(shop.calls).toEqual(['refund', 'inquire', 'inquire']);
    expect(shop.refund()).toMatchObject({ state: 'refunded' });
  });

  it('of everything is repeated where the provider does not know it, since it is taken once there', async () => {
    const shop = shopWith(CAPTURED, { refunds: [refundOf(AMOUNT)] });
    shop.answers.refund = async () => refuse('unclear');
    await shop.pass(0);
    shop.answers.refund = async () => ok({ refundId: null });
    await shop.pass(5);
    expect(shop.calls).toEqual(['refund', 'inquire', 'refund']);
    expect(shop.state.payment).toMatchObject({ state: 'refunded', refunded: AMOUNT });
  });

  it('gives nothing back where nothing was taken after all', async () => {
    const shop = shopWith({ ...CAPTURED, state: 'failed', captured: 0 }, { refunds: [refundOf(1_000)] });
    await shop.pass(0);
    await shop.pass(30);
    expect(shop.calls).toEqual([]);
    expect(shop.refund()).toMatchObject({ state: 'refunded', amount: 0, nextAt: null });
  });

  it('that is not through yet is no part of what goes back when the order ends', async () => {
    const release = {
      kind: 'release',
      amount: AMOUNT,
      requestId: 'end',
      since: BEGIN,
      retry: 0,
      nextAt: BEGIN,
    } as const;
    const shop = shopWith({ ...CAPTURED, task: release }, { refunds: [refundOf(1_000)] });
    shop.answers.refund = async () => ok({ refundId: null });
    await shop.pass(0);
    await shop.pass(1);
    expect(shop.state.payment).toMatchObject({ state: 'refunded', refunded: AMOUNT });
    expect(shop.count('refund')).toBe(2);
  });
});
