import type { Order } from '@ofenpost/core/order/order';
import { receiptOf } from '@ofenpost/core/order/receipt';
import type { Ports } from '@ofenpost/core/ports';
import { err, ok } from '@ofenpost/core/result/result';
import {
  SETTINGS_SECTIONS,
  SETTINGS_SECTION_NAMES,
  type SettingsSection,
} from '@ofenpost/core/settings/settings-section';
import { expect, it, vi } from 'vitest';
import { order, valueOf } from './accounting.suite.ts';
import { type OpenShop, fillCart, requestFor } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

const sectionsOf = (action: string) =>
  SETTINGS_SECTION_NAMES.filter((section) => SETTINGS_SECTIONS[section].action === action);

async function saveAsItIs({ settings }: Ports, section: SettingsSection): Promise<void> {
  await settings.save(section, await settings.load(section));
}

export function describeSettingsPort(name: string, openShop: OpenShop): void {
  describeWithShop('settings', name, openShop, (shop) => {
    it.each(SETTINGS_SECTION_NAMES)(
      'gives the section %s as its form takes it, and takes it back as no change',
      async (section) => {
        const { settings } = await shop().manager();
        const loaded = await settings.load(section);
        expect(SETTINGS_SECTIONS[section].draft.parse(loaded.value)).toEqual(loaded.value);
        const changes = await settings.listChanges(section);
        expect(await settings.save(section, loaded)).toEqual(ok(loaded));
        expect(await settings.load(section)).toEqual(loaded);
        expect(await settings.listChanges(section)).toEqual(changes);
      },
    );

    it('saves, counts the version up and tells guests at once', async () => {
      const [{ settings }, guest] = [await shop().staff(), await shop().guest()];
      const { version, value } = await settings.load('kitchen');
      const changed = { ...value, preparationMinutes: value.preparationMinutes + 5 };
      const saved = await settings.save('kitchen', { version, value: changed });
      expect(saved).toEqual(ok({ version: version + 1, value: changed }));
      expect(await settings.load('kitchen')).toEqual({ version: version + 1, value: changed });
      await vi.waitFor(async () =>
        expect((await guest.delivery.load()).settings).toEqual({ preparationMinutes: changed.preparationMinutes }),
      );
    });

    it('saves every field of the kitchen, also no limit of the oven', async () => {
      const [{ settings }, guest] = [await shop().staff(), await shop().guest()];
      const { version } = await settings.load('kitchen');
      const value = {
        preparationMinutes: 17,
        ovenCapacity: null,
        pizzaName: 'Nach deinem Kopf',
        pizzaVatClass: 'standard',
        pizzaAvailable: false,
        pizzaBasePrice: 1250,
        halfPriceRule: 'full',
      } as const;
      expect(await settings.save('kitchen', { version, value })).toMatchObject(ok({ value }));
      await vi.waitFor(async () => {
        expect((await guest.delivery.loadOvenLoad()).capacity).toBeNull();
        expect(await guest.pizzaCreator.load()).toMatchObject({
          halfPriceRule: 'full',
          baseProduct: { name: 'Nach deinem Kopf', vatClass: 'standard', available: false, price: 1250 },
        });
      });
    });

    it('lets only the management change who sells, and names on a receipt who sold', async () => {
      const [staff, manager, guest] = [await shop().staff(), await shop().manager(), await shop().guest()];
      const sold = await order(guest, staff, 'delivered');
      const { version, value } = await staff.settings.load('profile');
      for (const change of [
        { name: 'Andere AG' },
        { street: 'Anderswo 1' },
        { postcode: '8000' },
        { town: 'Anderswo' },
        { phoneNumber: '052 000 00 00' },
        { email: 'anderswo@example.ch' },
        { vatNumber: 'CHE-100.000.006 MWST' },
      ])
        expect(await staff.settings.save('profile', { version, value: { ...value, ...change } })).toEqual(
          err({ code: 'refused', message: 'Name, Adresse, Kontakt und MwSt.-Nummer ändert nur die Geschäftsleitung.' }),
        );
      const story = { ...value, story: ['Nur die Geschichte.'] };
      expect(await staff.settings.save('profile', { version, value: story })).toMatchObject({ ok: true });

      const renamed = { ...story, name: 'Andere AG', vatNumber: 'CHE-100.000.006 MWST' };
      const saved = valueOf(await manager.settings.save('profile', { version: version + 1, value: renamed }));
      const supplierOf = async ({ id }: Order) =>
        receiptOf(valueOf(await staff.order.load({ id, capability: null })), saved.value).supplier;
      expect(await supplierOf(sold)).toMatchObject({ name: value.name, vatNumber: value.vatNumber });
      await fillCart(guest);
      const placed = valueOf(await guest.checkout.place(await requestFor(guest)));
      expect(await supplierOf(placed.order)).toMatchObject({ name: 'Andere AG' });
      const [change] = await manager.settings.listChanges('profile');
      expect(change).toMatchObject({ before: { name: value.name }, after: { name: 'Andere AG' } });
    });

    it('saves the profile, tidied', async () => {
      const [{ settings }, guest] = [await shop().manager(), await shop().guest()];
      const { version, value } = await settings.load('profile');
      const changed = { ...value, name: 'Zum Ofen «Ñ» 🫓', story: ['Eins.', 'Zwei.'] };
      const saved = await settings.save('profile', { version, value: { ...changed, name: ` ${changed.name} ` } });
      expect(saved).toMatchObject(ok({ value: changed }));
      await vi.waitFor(async () => expect(await guest.restaurant.load()).toEqual(changed));
    });

    it('tells whoever was slower what stands there, and overwrites nothing', async () => {
      const [staff, manager] = [await shop().staff(), await shop().manager()];
      const loaded = await staff.settings.load('orderAlarm');
      const faster = { ...loaded, value: { alarmMinutes: 4, tellCustomerMinutes: 12, guestCancelMinutes: 45 } };
      const slower = { ...loaded, value: { alarmMinutes: 5, tellCustomerMinutes: 20, guestCancelMinutes: 0 } };
      const theirs = { version: loaded.version + 1, value: faster.value };
      expect(await manager.settings.save('orderAlarm', faster)).toEqual(ok(theirs));
      expect(await staff.settings.save('orderAlarm', slower)).toEqual({
        ok: false,
        error: { code: 'conflict', theirs },
      });
      expect(await staff.settings.load('orderAlarm')).toEqual(theirs);
      // The answer was lost, so the client sends the request again.
      expect(await manager.settings.save('orderAlarm', faster)).toEqual(ok(theirs));
      const after = await staff.settings.save('orderAlarm', { ...slower, version: theirs.version });
      expect(after).toEqual(ok({ version: theirs.version + 1, value: slower.value }));
    });

    it('lets one of several at once win', async () => {
      const { settings } = await shop().staff();
      const { version } = await settings.load('orderAlarm');
      const answers = await Promise.all(
        [31, 32, 33, 34].map((tellCustomerMinutes) =>
          settings.save('orderAlarm', {
            version,
            value: { alarmMinutes: 9, tellCustomerMinutes, guestCancelMinutes: 30 },
          }),
        ),
      );
      const [won, ...others] = answers.filter((answer) => answer.ok);
      expect(others).toEqual([]);
      expect(won).toEqual(ok(await settings.load('orderAlarm')));
    });

    it('keeps who changed what, newest first', async () => {
      const { settings, session } = await shop().manager();
      const { firstname, lastname } = await session.loadMe();
      const { version, value: before } = await settings.load('orderAlarm');
      const after = { alarmMinutes: 6, tellCustomerMinutes: 44, guestCancelMinutes: null };
      await settings.save('orderAlarm', { version, value: after });
      const [newest, older] = await settings.listChanges('orderAlarm');
      expect(newest).toMatchObject({ by: `${firstname} ${lastname}`, before, after });
      expect(newest?.number).toBeGreaterThan(older?.number ?? 0);
    });

    it('takes nothing that the form would refuse', async () => {
      const { settings } = await shop().staff();
      const loaded = await settings.load('kitchen');
      for (const change of [{ preparationMinutes: 0 }, { ovenCapacity: 0 }, { preparationMinutes: 7.5 }])
        await expect(
          settings.save('kitchen', { ...loaded, value: { ...loaded.value, ...change } }),
        ).rejects.toBeInstanceOf(Error);
      expect(await settings.load('kitchen')).toEqual(loaded);
    });

    it('is closed to whoever may not change it', async () => {
      const guest = await shop().guest();
      for (const section of SETTINGS_SECTION_NAMES) {
        await expect(guest.settings.load(section)).rejects.toBeInstanceOf(Error);
        await expect(guest.settings.listChanges(section)).rejects.toBeInstanceOf(Error);
        await expect(saveAsItIs(guest, section)).rejects.toBeInstanceOf(Error);
      }
      const { settings } = await shop().staff();
      for (const section of [...sectionsOf('deliveryArea.edit'), ...sectionsOf('vatRate.edit')])
        await expect(settings.load(section)).rejects.toBeInstanceOf(Error);
    });
  });
}
