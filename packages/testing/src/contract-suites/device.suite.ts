import { placeOrderRequest } from '@ofenpost/core/checkout/place-order';
import { instant } from '@ofenpost/core/time/instant';
import { expect, it } from 'vitest';
import type { OpenShop } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

export function describeClockPort(name: string, openShop: OpenShop): void {
  describeWithShop('clock', name, openShop, (shop) => {
    it('tells an instant and never goes back', async () => {
      const { clock } = await shop().guest();
      const first = clock.now();
      expect(instant.safeParse(first).success).toBe(true);
      expect(clock.now() >= first).toBe(true);
    });
  });
}

export function describeKeyValuePort(name: string, openShop: OpenShop): void {
  describeWithShop('key-value', name, openShop, (shop) => {
    it('keeps the last value of each key', async () => {
      const { keyValue } = await shop().guest();
      expect(keyValue.read('size')).toBeNull();
      keyValue.write('size', 'klein');
      keyValue.write('size', 'gross');
      keyValue.write('colour', 'grün');
      expect([keyValue.read('size'), keyValue.read('colour')]).toEqual(['gross', 'grün']);
      keyValue.remove('size');
      keyValue.remove('weight');
      expect([keyValue.read('size'), keyValue.read('colour')]).toEqual([null, 'grün']);
    });
  });
}

export function describeIdempotencyKeyPort(name: string, openShop: OpenShop): void {
  describeWithShop('idempotency key', name, openShop, (shop) => {
    it('makes a UUID unlike any other', async () => {
      const { idempotencyKey } = await shop().guest();
      const keys = Array.from({ length: 1_000 }, () => idempotencyKey.create());
      expect(new Set(keys).size).toBe(1_000);
      expect(keys.every((key) => placeOrderRequest.shape.idempotencyKey.safeParse(key).success)).toBe(true);
    });
  });
}
