import { expect, it } from 'vitest';
import type { OpenShop } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

export function describeConnectionPort(name: string, openShop: OpenShop): void {
  describeWithShop('connection', name, openShop, (shop) => {
    it('reaches a shop that is there, as guest and as staff, and tells its time', async () => {
      for (const { connection, clock } of [await shop().guest(), await shop().staff()]) {
        const now = await connection.reach();
        expect(Math.abs(Date.parse(now) - Date.parse(clock.now()))).toBeLessThan(60_000);
      }
    });
  });
}
