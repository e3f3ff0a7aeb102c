import type { LiveObserver, StopWatching } from '@ofenpost/core/live/live';
import { afterAll, beforeAll, describe } from 'vitest';
import type { OpenShop, ShopUnderTest } from './shop-under-test.ts';

/** Runs the tests of a port against one shop that is opened before and closed after them. */
export function describeWithShop(
  port: string,
  implementation: string,
  openShop: OpenShop,
  tests: (shop: () => ShopUnderTest) => void,
): void {
  describe(`the ${port} port, ${implementation}`, () => {
    let shop: ShopUnderTest | undefined;
    beforeAll(async () => {
      shop = await openShop();
    });
    afterAll(() => shop?.close());
    tests(() => {
      if (shop === undefined) throw new Error('the shop is not open yet');
      return shop;
    });
  });
}

/** An observer that records every value it receives. */
export function record<T>(watch: (observer: LiveObserver<T>) => StopWatching) {
  const values: T[] = [];
  const losses: unknown[] = [];
  let signsOfLife = 0;
  const stop = watch({
    changed: (value) => values.push(value),
    lost: (error) => losses.push(error),
    alive: () => {
      signsOfLife += 1;
    },
  });
  return { values, losses, signsOfLife: () => signsOfLife, stop };
}
