import { storefrontVersion } from '@ofenpost/core/storefront/storefront-version';
import { addMinutes } from '@ofenpost/core/time/zurich';
import { expect, it, vi } from 'vitest';
import { type OpenShop, plainProduct } from './shop-under-test.ts';
import { describeWithShop, record } from './suite.ts';

export function describeContentPort(name: string, openShop: OpenShop): void {
  describeWithShop('content', name, openShop, (shop) => {
    it('tells the version now, and another one when staff sell something out or pause', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const { values, losses, stop } = record(guest.content.watch);
      await vi.waitFor(() => expect(values).toHaveLength(1));
      expect(values[0]).toEqual(await guest.content.loadVersion());
      expect(storefrontVersion.parse(values[0])).toEqual(values[0]);
      const until = addMinutes(staff.clock.now(), 60);
      await staff.kitchen.sellOut({ ids: [(await plainProduct(staff)).id], until });
      await vi.waitFor(() => expect(values).toHaveLength(2));
      await staff.kitchen.pause(until);
      await vi.waitFor(() => expect(values).toHaveLength(3));
      expect(new Set(values.map(({ version }) => version)).size).toBe(3);
      expect(values[2]).toEqual(await guest.content.loadVersion());
      stop();
      expect(losses).toEqual([]);
    });

    it('gives whoever asks the version what belongs to it, or newer', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const { values, stop } = record(guest.content.watch);
      await vi.waitFor(() => expect(values).toHaveLength(1));
      const before = await guest.content.loadVersion();
      await staff.kitchen.rush({ extraMinutes: 15, until: addMinutes(staff.clock.now(), 60) });
      await vi.waitFor(async () => expect(await guest.content.loadVersion()).not.toEqual(before));
      expect((await guest.delivery.load()).busyControls.rush).toMatchObject({ extraMinutes: 15 });
      // The next observer must not receive this change.
      await vi.waitFor(() => expect(values).toHaveLength(2));
      stop();
    });

    it('tells nothing after it was stopped', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const stopped = record(guest.content.watch);
      const watching = record(guest.content.watch);
      await vi.waitFor(() => expect([stopped.values.length, watching.values.length]).toEqual([1, 1]));
      stopped.stop();
      await staff.kitchen.rush({ extraMinutes: 25, until: addMinutes(staff.clock.now(), 60) });
      await vi.waitFor(() => expect(watching.values).toHaveLength(2));
      watching.stop();
      expect([stopped.values.length, stopped.losses.length]).toEqual([1, 0]);
    });
  });
}
