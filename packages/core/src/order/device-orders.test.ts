import { describe, expect, it } from 'vitest';
import type { KeyValuePort } from '../storage/key-value.port.ts';
import { DEVICE_ORDERS_KEY } from './device-orders-key.ts';
import { DEVICE_ORDERS_MAX, deviceOrders, storeDeviceOrder } from './device-orders.ts';
import { PLACED_ORDER } from './order.fixtures.ts';

const createDevice = (): KeyValuePort => {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
};
const placed = (number: number, created = '2026-11-20T18:00:00.000Z') => ({
  order: { ...PLACED_ORDER, id: `order-${number}`, number, orderTimeProgresses: { created } },
  capability: `secret-${number}`,
});
const numbersOn = (device: KeyValuePort, now = '2026-11-20T19:00:00.000Z') =>
  deviceOrders(device, now).map(({ number }) => number);

describe('the orders of a device', () => {
  it('are those that a guest placed, newest first, each once, with what opens it', () => {
    const device = createDevice();
    for (const number of [1001, 1002, 1001]) storeDeviceOrder(device, placed(number));
    expect(deviceOrders(device, '2026-11-20T19:00:00.000Z')).toEqual(
      [1001, 1002].map((number) => ({
        id: `order-${number}`,
        capability: `secret-${number}`,
        number,
        totalPrice: PLACED_ORDER.totalPrice,
        placedAt: '2026-11-20T18:00:00.000Z',
      })),
    );
  });

  it('are as many as somebody looks for', () => {
    const device = createDevice();
    for (let number = 1; number <= DEVICE_ORDERS_MAX + 3; number += 1) storeDeviceOrder(device, placed(number));
    expect(numbersOn(device)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
  });

  it('end with their links', () => {
    const device = createDevice();
    storeDeviceOrder(device, placed(1, '2026-08-22T19:00:00.000Z'));
    expect(numbersOn(device, '2026-11-20T18:59:59.999Z')).toEqual([1]);
    expect(numbersOn(device)).toEqual([]);
    storeDeviceOrder(device, placed(2, '2026-11-20T19:00:00.000Z'));
    expect(device.read(DEVICE_ORDERS_KEY)).not.toContain('secret-1"');
  });

  it('are none where nothing of ours is stored', () => {
    const device = createDevice();
    expect(numbersOn(device)).toEqual([]);
    device.write(DEVICE_ORDERS_KEY, '{"version":1,"value":[{"id":7}]}');
    expect(numbersOn(device)).toEqual([]);
  });
});
