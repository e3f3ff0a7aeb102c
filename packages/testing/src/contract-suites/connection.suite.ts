import { expect, it } from 'vitest';
import type { OpenShop } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

export function describeConnectionPort(name: string, openShop: OpenShop): void {
  describeWithShop('connection', name, openShop, (shop) => {
    it('reaches a shop that is there, as guest and as staff', async () => {
      expect(await (await shop().guest()).connection.reach()).toBeUndefined();
      expect(await (await shop().staff()).connection.reach()).toBeUndefined();
    });
  });
}
