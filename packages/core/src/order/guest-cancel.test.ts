import { describe, expect, it } from 'vitest';
import { err } from '../result/result.ts';
import { addMinutes } from '../time/zurich.ts';
import { type CancelTerms, boardStatus, canGuestCancel, isUnseenCancellation } from './guest-cancel.ts';
import { orderStatus } from './order-status.ts';
import { PLACED_ORDER } from './order.fixtures.ts';
import type { Order } from './order.ts';
import { cancelByGuest, seeCancellation } from './take-step.ts';

const PROMISED = '2026-11-20T17:50:00.000Z';
const promised: Order = { ...PLACED_ORDER, status: 'preparing', promisedAt: PROMISED };
const after = (minutes: number, guestCancelMinutes: number | null = 30): CancelTerms => ({
  guestCancelMinutes,
  at: addMinutes(PROMISED, minutes),
});
const statuses = (order: Order, terms: CancelTerms) =>
  orderStatus.options.filter((status) => canGuestCancel({ ...order, status }, terms));

describe('a guest who wants to cancel', () => {
  it('may do so until staff accept the order', () => {
    expect(statuses(promised, after(0))).toEqual(['awaitingPayment', 'placed']);
    expect(canGuestCancel(PLACED_ORDER, after(-60, null))).toBe(true);
  });

  it('may do so again once the promise is broken, while the order is not on the way', () => {
    expect(canGuestCancel(promised, after(30))).toBe(false);
    expect(canGuestCancel(promised, after(30.01))).toBe(true);
    expect(statuses(promised, after(31))).toEqual(['awaitingPayment', 'placed', 'accepted', 'preparing', 'ready']);
    expect(canGuestCancel({ ...promised, promisedAt: null }, after(600))).toBe(false);
  });

  it('goes by the promise as it stands now', () => {
    expect(canGuestCancel({ ...promised, promisedAt: addMinutes(PROMISED, 20) }, after(31))).toBe(false);
  });

  it('may not when it is ready to be collected: it waits for the guest', () => {
    expect(statuses({ ...promised, fulfilment: 'collected' }, after(31))).toEqual([
      'awaitingPayment',
      'placed',
      'accepted',
      'preparing',
    ]);
  });

  it.each([0, null])('never may where the setting is %s', (minutes) => {
    expect(statuses(promised, after(10_000, minutes))).toEqual(['awaitingPayment', 'placed']);
  });

  it('takes a time in any zone', () => {
    const at = '2026-11-20T19:30:00+01:00';
    expect(canGuestCancel(promised, { guestCancelMinutes: 30, at })).toBe(true);
  });
});

describe('a cancellation by the guest', () => {
  const taker = { by: null, at: addMinutes(PROMISED, 31) };
  const cancelled = cancelByGuest(promised, taker, { guestCancelMinutes: 30 });

  it('is refused by the same rule, with the present status', () => {
    expect(cancelByGuest(promised, { ...taker, at: PROMISED }, { guestCancelMinutes: 30 })).toEqual(
      err({ code: 'stepRefused', status: 'preparing' }),
    );
  });

  it('stays unseen until somebody has seen it, once', () => {
    if (!cancelled.ok) throw new Error(cancelled.error.code);
    const { value } = cancelled;
    expect(value).toMatchObject({ status: 'cancelled', guestCancellation: { seenAt: null } });
    expect([isUnseenCancellation(PLACED_ORDER), isUnseenCancellation(value)]).toEqual([false, true]);
    const seen = seeCancellation(value, taker);
    if (!seen.ok) throw new Error(seen.error.code);
    expect(seen.value).toEqual({ ...value, revision: value.revision + 1, guestCancellation: { seenAt: taker.at } });
    expect(isUnseenCancellation(seen.value)).toBe(false);
    expect(seeCancellation(seen.value, taker)).toEqual(err({ code: 'stepRefused', status: 'cancelled' }));
    expect(seeCancellation(PLACED_ORDER, taker)).toEqual(err({ code: 'stepRefused', status: 'placed' }));
  });

  it('stands where the order was, until it is seen', () => {
    const unseen: Order = { ...PLACED_ORDER, status: 'cancelled', guestCancellation: { seenAt: null } };
    const { created } = PLACED_ORDER.orderTimeProgresses;
    const standing = (more: Partial<Order['orderTimeProgresses']>) =>
      boardStatus({ ...unseen, orderTimeProgresses: { created, cancelled: PROMISED, ...more } });
    expect(standing({})).toBe('placed');
    expect(standing({ accepted: created })).toBe('accepted');
    expect(standing({ accepted: created, preparing: created })).toBe('preparing');
    expect(standing({ accepted: created, preparing: created, ready: created })).toBe('ready');
    expect(boardStatus({ ...unseen, guestCancellation: { seenAt: PROMISED } })).toBe('cancelled');
    expect(boardStatus(PLACED_ORDER)).toBe('placed');
  });
});
