import type { PushSubscriptionKeys } from '@ofenpost/core/push/push-subscription';
import { err, ok } from '@ofenpost/core/result/result';
import { expect, it } from 'vitest';
import { type OpenShop, placeOrder } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

const DEVICE: PushSubscriptionKeys = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/device',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};
const HERE = { ...DEVICE, endpoint: 'https://127.0.0.1/push' };

export function describePushPort(name: string, openShop: OpenShop): void {
  describeWithShop('push', name, openShop, (shop) => {
    it('has a public key for browsers', async () => {
      const guest = await shop().guest();
      expect(await guest.push.loadKey()).toMatch(/^[\w-]{87}$/);
      expect(await guest.push.loadKey()).toBe(await (await shop().staff()).push.loadKey());
    });

    it('lets whoever holds the capability follow the order, and leave it', async () => {
      const guest = await shop().guest();
      const { order, capability } = await placeOrder(guest);
      const key = { id: order.id, capability };
      expect(await guest.push.followsOrder(key, DEVICE.endpoint)).toEqual(ok(false));
      for (let time = 0; time < 2; time += 1) expect(await guest.push.followOrder(key, DEVICE)).toEqual(ok(undefined));
      expect(await guest.push.followsOrder(key, DEVICE.endpoint)).toEqual(ok(true));
      for (let time = 0; time < 2; time += 1)
        expect(await guest.push.leaveOrder(key, DEVICE.endpoint)).toEqual(ok(undefined));
      expect(await guest.push.followsOrder(key, DEVICE.endpoint)).toEqual(ok(false));
    });

    it('lets nobody follow the order of others, not even the team', async () => {
      const { order } = await placeOrder(await shop().guest());
      const key = { id: order.id, capability: null };
      const unknown = err({ code: 'orderUnknown' });
      for (const other of [await shop().guest(), await shop().staff()]) {
        expect(await other.push.followOrder(key, DEVICE)).toEqual(unknown);
        expect(await other.push.followsOrder(key, DEVICE.endpoint)).toEqual(unknown);
        expect(await other.push.leaveOrder(key, DEVICE.endpoint)).toEqual(unknown);
      }
    });

    it('takes addresses of push services alone', async () => {
      const guest = await shop().guest();
      const { order, capability } = await placeOrder(guest);
      const refused = err({ code: 'pushServiceUnknown' });
      expect(await guest.push.followOrder({ id: order.id, capability }, HERE)).toEqual(refused);
      expect(await (await shop().staff()).push.followDesk(HERE)).toEqual(refused);
    });

    it('keeps at most five devices of an order, the newest', async () => {
      const guest = await shop().guest();
      const { order, capability } = await placeOrder(guest);
      const key = { id: order.id, capability };
      const endpoints = ['0', '1', '2', '3', '4', '5'].map((digit) => `${DEVICE.endpoint}${digit}`);
      for (const endpoint of endpoints) await guest.push.followOrder(key, { ...DEVICE, endpoint });
      const followed = await Promise.all(endpoints.map((endpoint) => guest.push.followsOrder(key, endpoint)));
      expect(followed).toEqual([false, true, true, true, true, true].map(ok));
    });

    it('tells a device of the desk nothing more once its user has signed out', async () => {
      const staff = await shop().staff();
      await staff.push.followDesk(DEVICE);
      await staff.session.signOut();
      expect(await (await shop().staff()).push.followsDesk(DEVICE.endpoint)).toBe(false);
    });

    it('lets the team follow the desk, and nobody else', async () => {
      const staff = await shop().staff();
      expect(await staff.push.followDesk(DEVICE)).toEqual(ok(undefined));
      expect(await staff.push.followsDesk(DEVICE.endpoint)).toBe(true);
      await staff.push.leaveDesk(DEVICE.endpoint);
      expect(await staff.push.followsDesk(DEVICE.endpoint)).toBe(false);
      const guest = await shop().guest();
      await expect(guest.push.followDesk(DEVICE)).rejects.toBeInstanceOf(Error);
      await expect(guest.push.followsDesk(DEVICE.endpoint)).rejects.toBeInstanceOf(Error);
      await expect(guest.push.leaveDesk(DEVICE.endpoint)).rejects.toBeInstanceOf(Error);
    });
  });
}
