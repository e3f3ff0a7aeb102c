import { expect, it } from 'vitest';
import { orderStatus } from '../order/order-status.ts';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import type { Order } from '../order/order.ts';
import { cancelByGuest } from '../order/take-step.ts';
import {
  guestPushEventOf,
  isNoticeCurrent,
  noticeOf,
  pushEvent,
  pushTopic,
  pushTtl,
  staffPushEvent,
} from './push-notice.ts';

const NOW = '2026-11-20T17:05:00.000Z';
const PATH = '/order/1';
const SECRETS = {
  remark: 'Erdnussallergie',
  note: 'Hund im Garten',
  contactName: 'Zora Geheim',
  street: 'Verschwiegengasse',
};
const ORDER: Order = {
  ...PLACED_ORDER,
  remark: SECRETS.remark,
  address: { ...PLACED_ORDER.address, ...SECRETS },
  status: 'accepted',
  promisedAt: '2026-11-20T17:55:00.000Z',
};
const bodyOf = (order: Order, event: (typeof pushEvent.options)[number], now = NOW) =>
  noticeOf(order, event, { now, path: PATH }).body;

it.each(pushEvent.options)('tells of %s by number and status, and of no person, place, dish or remark', (event) => {
  for (const fulfilment of ['delivered', 'collected'] as const) {
    const notice = noticeOf({ ...ORDER, fulfilment }, event, { now: NOW, path: PATH });
    expect(notice.body).toMatch(/^[A-ZÄÖÜ][\p{L}\d: ]{4,45}\.$/u);
    expect(notice).toEqual({
      title: `Bestellung ${ORDER.number}`,
      body: notice.body,
      path: PATH,
      tag: `order-${ORDER.number}`,
      onlyWhenHidden: staffPushEvent.safeParse(event).success,
    });
    const told = JSON.stringify(notice);
    for (const secret of [...Object.values(SECRETS), ORDER.address.town, ORDER.address.phoneNumber])
      expect(told).not.toContain(secret);
    for (const { name } of ORDER.productOrders) expect(told).not.toContain(name);
  }
});

it('says the time as long as it is still to come', () => {
  expect(bodyOf(ORDER, 'accepted')).toBe('Angenommen: um 18:55 bei dir.');
  expect(bodyOf({ ...ORDER, fulfilment: 'collected' }, 'promiseMoved')).toBe('Neu um 18:55 bereit.');
  expect(bodyOf(ORDER, 'accepted', '2026-11-20T18:00:00.000Z')).toBe('Angenommen.');
});

it('is overtaken by the next one', () => {
  const current = (event: (typeof pushEvent.options)[number]) =>
    orderStatus.options.filter((status) => isNoticeCurrent({ ...ORDER, status }, event));
  expect(current('accepted')).toEqual(['accepted', 'preparing', 'ready']);
  expect(current('onTheWay')).toEqual(['onTheWay']);
  expect(current('alarm')).toEqual(['placed']);
  expect(current('guestCancelled')).toEqual([]);
});

it('tells the desk of a cancellation until somebody has seen it, and its guest not at all', () => {
  const cancelled = cancelByGuest(PLACED_ORDER, { by: null, at: NOW }, { guestCancelMinutes: 30 });
  if (!cancelled.ok) throw new Error(cancelled.error.code);
  const order = { ...cancelled.value, guestCancellation: { at: NOW, seenAt: null } } as Order;
  expect(isNoticeCurrent(order, 'guestCancelled')).toBe(true);
  expect(guestPushEventOf(order)).toBeNull();
  expect(guestPushEventOf({ ...order, guestCancellation: null })).toBe('cancelled');
});

it('tells whoever collects that it is ready, and nobody of preparing', () => {
  expect(guestPushEventOf({ ...ORDER, status: 'ready' })).toBeNull();
  expect(guestPushEventOf({ ...ORDER, status: 'ready', fulfilment: 'collected' })).toBe('ready');
  expect(guestPushEventOf({ ...ORDER, status: 'preparing' })).toBeNull();
});

it('waits minutes, not weeks, and has a topic that push services take', () => {
  for (const event of pushEvent.options) expect(pushTtl(event)).toBeLessThanOrEqual(30 * 60);
  expect(pushTopic(ORDER.id)).toMatch(/^[\w-]{1,32}$/);
});
