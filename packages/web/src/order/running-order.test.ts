import { DEVICE_ORDERS_KEY, RUNNING_ORDER_KEY } from '@ofenpost/core/order/device-orders-key';
import { PLACED_ORDER } from '@ofenpost/core/order/order.fixtures';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runningOrderScript } from './running-order-script.ts';
import { rememberRunningOrder } from './running-order.ts';

const HOUR_MS = 3_600_000;
let stored: Map<string, string>;
const dataset: Record<string, string> = {};

beforeEach(() => {
  stored = new Map();
  delete dataset['order'];
  delete dataset['last'];
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
  vi.stubGlobal('document', { documentElement: { dataset } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const keyValue = {
  read: (key: string) => stored.get(key) ?? null,
  write: (key: string, value: string) => void stored.set(key, value),
  remove: (key: string) => void stored.delete(key),
};
/** The clock of the shop, which goes apart from the device's. */
const clock = { now: () => PLACED_ORDER.orderTimeProgresses.created };

async function hasRoom(): Promise<boolean> {
  await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(`${runningOrderScript}//${Math.random()}`)}`
  );
  return 'order' in dataset;
}

it('makes room on top of home for an order under way, until two hours after its time', async () => {
  rememberRunningOrder({ keyValue, clock }, PLACED_ORDER);
  const left = Date.parse(PLACED_ORDER.deliveryTime.requestedAt) - Date.parse(clock.now());
  vi.advanceTimersByTime(left + 2 * HOUR_MS - 1);
  expect(await hasRoom()).toBe(true);
  delete dataset['order'];
  vi.advanceTimersByTime(1);
  expect(await hasRoom()).toBe(false);
});

it('makes none for others, nor for an order that has ended', async () => {
  expect(await hasRoom()).toBe(false);
  rememberRunningOrder({ keyValue, clock }, PLACED_ORDER);
  rememberRunningOrder({ keyValue, clock }, { ...PLACED_ORDER, status: 'cancelled' });
  expect([stored.has(RUNNING_ORDER_KEY), await hasRoom()]).toEqual([false, false]);
});

it('makes room for the last order of a device that remembers one, but not beside one under way', async () => {
  stored.set(DEVICE_ORDERS_KEY, '{"version":1,"value":[]}');
  await hasRoom();
  expect(dataset).toEqual({});
  stored.set(DEVICE_ORDERS_KEY, '{"version":1,"value":[{"id":"one"}]}');
  await hasRoom();
  expect(dataset).toEqual({ last: '' });
  delete dataset['last'];
  rememberRunningOrder({ keyValue, clock }, PLACED_ORDER);
  await hasRoom();
  expect(dataset).toEqual({ order: '' });
});

it.each(['', 'never', '{}', '-1'])('makes none for what anything else has stored: %j', async (text) => {
  stored.set(RUNNING_ORDER_KEY, text);
  expect(await hasRoom()).toBe(false);
});

it('changes nothing where the storage is blocked', async () => {
  vi.stubGlobal('localStorage', undefined);
  expect(await hasRoom()).toBe(false);
});
