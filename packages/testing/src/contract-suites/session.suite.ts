import { GUEST } from '@ofenpost/core/account/guest';
import { isAdmin } from '@ofenpost/core/role/role';
import { signInProvider } from '@ofenpost/core/session/sign-in';
import { expect, it } from 'vitest';
import type { OpenShop } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

export function describeSessionPort(name: string, openShop: OpenShop): void {
  describeWithShop('session', name, openShop, (shop) => {
    it('knows nobody at first', async () => {
      expect(await (await shop().guest()).session.loadMe()).toEqual(GUEST);
    });

    it('knows who is signed in, until signing out', async () => {
      const { session } = await shop().staff();
      expect(isAdmin(await session.loadMe())).toBe(true);
      await session.signOut();
      expect(await session.loadMe()).toEqual(GUEST);
    });

    it('lets a guest sign out without harm', async () => {
      const { session } = await shop().guest();
      await session.signOut();
      expect(await session.loadMe()).toEqual(GUEST);
    });

    it('ends the others of the same person, and nobody else', async () => {
      const [here, there, other] = await Promise.all([shop().staff(), shop().staff(), shop().manager()]);
      expect((await here.session.signOutElsewhere()).ended).toBeGreaterThan(0);
      expect(await there.session.loadMe()).toEqual(GUEST);
      expect(isAdmin(await here.session.loadMe())).toBe(true);
      expect(isAdmin(await other.session.loadMe())).toBe(true);
      expect(await here.session.signOutElsewhere()).toEqual({ ended: 0 });
    });

    it('ends none for a guest', async () => {
      await expect((await shop().guest()).session.signOutElsewhere()).rejects.toBeInstanceOf(Error);
    });

    it('offers each way to sign in once', async () => {
      const providers = await (await shop().guest()).session.signInProviders();
      expect(providers.every((provider) => signInProvider.safeParse(provider).success)).toBe(true);
      expect(new Set(providers.map(({ id }) => id)).size).toBe(providers.length);
    });
  });
}
