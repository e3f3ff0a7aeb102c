import { ACCOUNT_LIST } from '@ofenpost/core/account/account-list';
import { GUEST } from '@ofenpost/core/account/guest';
import type { MadeDevice } from '@ofenpost/core/device/device';
import { err } from '@ofenpost/core/result/result';
import { expect, it } from 'vitest';
import { type OpenShop, plainBread, requestFor } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

const OVEN = { name: 'Ofen links', duty: 'kitchen', station: 'oven' } as const;
const INVALID = err({ code: 'codeInvalid' });

const idOf = ({ devices }: MadeDevice): string => devices[0]?.id ?? '';

export function describeDevicePort(name: string, openShop: OpenShop): void {
  describeWithShop('device', name, openShop, (shop) => {
    /** A tablet that was started with the code of a new device. */
    async function startedDevice() {
      const [management, tablet] = [await shop().manager(), await shop().guest()];
      const made = await management.device.make(OVEN);
      return { management, tablet, id: idOf(made), code: made.code, started: await tablet.device.start(made.code) };
    }

    it('waits for its code, and then stands in the list as seen', async () => {
      const [management, tablet] = [await shop().manager(), await shop().guest()];
      const made = await management.device.make(OVEN);
      expect(made.address).toMatch(new RegExp(`/geraet#${made.code}$`));
      expect(made.devices[0]).toMatchObject({ ...OVEN, lastSeenAt: null, codeEndsAt: made.codeEndsAt });
      const typed = ` ${made.code.toLowerCase().replace('-', ' ')}`;
      expect(await tablet.device.start(typed)).toMatchObject({ ok: true, value: { firstname: 'Ofen links' } });
      expect(await tablet.session.loadMe()).toMatchObject({ email: null, device: { station: 'oven' } });
      const [listed] = await management.device.list();
      expect(listed).toMatchObject({ ...OVEN, codeEndsAt: null });
      expect(listed?.lastSeenAt).not.toBeNull();
    });

    it('starts once, and with no other code', async () => {
      const { code } = await startedDevice();
      const other = await shop().guest();
      expect(await other.device.start(code)).toEqual(INVALID);
      expect(await other.device.start('2222-2222')).toEqual(INVALID);
      expect(await other.device.start('nichts')).toEqual(INVALID);
      expect(await other.session.loadMe()).toEqual(GUEST);
    });

    it('signs out whoever was signed in on the tablet', async () => {
      const [management, tablet] = [await shop().manager(), await shop().staff()];
      const { code } = await management.device.make(OVEN);
      const started = await tablet.device.start(code);
      expect(await tablet.session.loadMe()).toEqual(started.ok && started.value);
      await expect(tablet.orderDesk.findEarlier('Keller')).rejects.toBeInstanceOf(Error);
    });

    it('works in the kitchen under its own name, and can do nothing else', async () => {
      const { tablet } = await startedDevice();
      const [guest, staff] = [await shop().guest(), await shop().staff()];
      const { id: productId } = await plainBread(guest);
      await guest.cart.add({ productId, optionIds: [], amount: 5 });
      const placed = await guest.checkout.place(await requestFor(guest));
      if (!placed.ok) throw new Error(placed.error.code);
      const { order } = placed.value;
      await staff.orderDesk.step(order.id, { from: 'placed', to: 'accepted', minutes: 40 });
      const report = { key: crypto.randomUUID(), task: 'ovenIn' } as const;
      expect((await tablet.kitchenScreen.report(order.id, report)).ok).toBe(true);
      const timeline = await staff.orderDesk.loadTimeline(order.id);
      expect(JSON.stringify(timeline)).toContain('Ofen links');
      for (const refused of [
        () => tablet.device.list(),
        () => tablet.device.make(OVEN),
        () => tablet.device.start('2222-2222'),
        () => tablet.orderDesk.findEarlier('Keller'),
        () => tablet.orderDesk.step(order.id, { from: 'preparing', to: 'ready' }),
        () => tablet.settings.load('profile'),
        () => tablet.kitchen.load(),
      ])
        await expect(refused()).rejects.toBeInstanceOf(Error);
    });

    it('is signed out at once, and then unknown', async () => {
      const { management, tablet, id } = await startedDevice();
      const left = await management.device.revoke(id);
      expect(left.ok && left.value.some((each) => each.id === id)).toBe(false);
      expect(await tablet.session.loadMe()).toEqual(GUEST);
      expect(await management.device.revoke(id)).toEqual(err({ code: 'deviceUnknown' }));
    });

    it('cannot be started any more once it was removed', async () => {
      const [management, tablet] = [await shop().manager(), await shop().guest()];
      const made = await management.device.make(OVEN);
      await management.device.revoke(idOf(made));
      expect(await tablet.device.start(made.code)).toEqual(INVALID);
    });

    it('is none of the accounts', async () => {
      const { management } = await startedDevice();
      const query = { ...ACCOUNT_LIST.start, q: OVEN.name };
      expect((await management.accountAdmin.list(query)).rows).toEqual([]);
    });

    it('is a matter of the management', async () => {
      const staff = await shop().staff();
      await expect(staff.device.list()).rejects.toBeInstanceOf(Error);
      await expect(staff.device.make(OVEN)).rejects.toBeInstanceOf(Error);
    });
  });
}
