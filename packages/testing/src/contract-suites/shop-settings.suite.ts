import { BLANK_ADDRESS } from '@ofenpost/core/address/address';
import type { Schedule } from '@ofenpost/core/opening-hours/opening-hours';
import type { Ports } from '@ofenpost/core/ports';
import { err, ok } from '@ofenpost/core/result/result';
import type { SettingsDrafts, SettingsSection } from '@ofenpost/core/settings/settings-section';
import { addDays, dayOfWeek, toLocalDate } from '@ofenpost/core/time/zurich';
import { expect, it, vi } from 'vitest';
import type { OpenShop } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

const AREA = {
  minimumOrder: 2500,
  feeTiers: [{ from: 0, fee: 500 }],
  freeFrom: null,
  minutes: 30,
  active: true,
};
const EVENING = [{ open: '18:00', close: '02:00' }];

/** Saves a section as `change` returns it. */
async function change<S extends SettingsSection>(
  { settings }: Ports,
  section: S,
  edit: (value: SettingsDrafts[S]) => SettingsDrafts[S],
) {
  const { version, value } = await settings.load(section);
  return settings.save(section, { version, value: edit(value) });
}

/** Hours, areas and rates as staff set them, and as guests see them then. */
export function describeShopSettings(name: string, openShop: OpenShop): void {
  describeWithShop('settings of hours, areas and rates,', name, openShop, (shop) => {
    it('opens and closes by the week that staff save, and leaves the extraordinary days', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const before = await guest.openingHours.load();
      const saved = await change(staff, 'openingHours', (week) => ({
        ...week,
        'delivery-3': EVENING,
        'restaurant-0': [],
      }));
      expect(saved).toMatchObject({ ok: true, value: { value: { 'delivery-3': EVENING, 'restaurant-0': [] } } });
      await vi.waitFor(async () => {
        const { restaurant, delivery } = await guest.openingHours.load();
        expect(delivery.openingDays).toContainEqual({ dayOfWeek: 3, openingHour: EVENING });
        expect(restaurant.openingDays.filter((day) => day.dayOfWeek === 0)).toEqual([]);
        expect(delivery.extraordinaryOpeningHour).toEqual(before.delivery.extraordinaryOpeningHour);
      });
    });

    it('tells guests of the extraordinary days that staff save, and leaves the week', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const before = await guest.openingHours.load();
      const closed = { openingHour: [], shortMessage: 'Ferien', message: 'Bis bald.' };
      const late = { openingHour: EVENING, shortMessage: 'Heiligabend', message: '' };
      const days = {
        '2026-12-24': { restaurant: null, delivery: late },
        '2026-12-25': { restaurant: closed, delivery: closed },
      };
      expect(await change(staff, 'extraordinaryDays', () => days)).toMatchObject(ok({ value: days }));
      await vi.waitFor(async () => {
        const { restaurant, delivery } = await guest.openingHours.load();
        expect(restaurant).toEqual({
          ...before.restaurant,
          extraordinaryOpeningHour: [{ date: '2026-12-25', ...closed }],
        });
        expect(delivery.extraordinaryOpeningHour).toEqual([
          { date: '2026-12-24', ...late },
          { date: '2026-12-25', ...closed },
        ]);
      });
      expect(await change(staff, 'extraordinaryDays', () => ({}))).toMatchObject(ok({ value: {} }));
      await vi.waitFor(async () =>
        expect((await guest.openingHours.load()).delivery).toEqual({
          ...before.delivery,
          extraordinaryOpeningHour: [],
        }),
      );
    });

    it('gives a special day within a week also with its weekday', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const soon = addDays(toLocalDate(guest.clock.now()), 6);
      const closed = { openingHour: [], shortMessage: 'Ferien', message: 'Bis bald.' };
      await change(staff, 'extraordinaryDays', () => ({ [soon]: { restaurant: closed, delivery: null } }));
      const soonIn = ({ openingDays }: Schedule) => openingDays.find((day) => day.dayOfWeek === dayOfWeek(soon));
      await vi.waitFor(async () => {
        const { restaurant, delivery } = await guest.openingHours.load();
        expect(soonIn(restaurant)?.extraordinaryOpeningHour).toEqual({ date: soon, ...closed });
        expect(soonIn(delivery) ?? {}).not.toHaveProperty('extraordinaryOpeningHour');
      });
      await change(staff, 'extraordinaryDays', () => ({}));
    });

    it('refuses a special day that overlaps the night before', async () => {
      const staff = await shop().staff();
      await change(staff, 'openingHours', (week) => ({ ...week, 'restaurant-3': EVENING, 'restaurant-4': [] }));
      const recorded = { openingHour: [{ open: '01:00', close: '03:00' }], shortMessage: 'Fasnacht', message: '' };
      const saved = await change(staff, 'extraordinaryDays', (days) => ({
        ...days,
        '2027-02-04': { restaurant: recorded, delivery: null },
      }));
      expect(saved).toEqual(
        err({
          code: 'refused',
          message: 'Donnerstag, 04.02.2027: Überschneidet sich mit Mittwoch, 03.02.2027, 18:00–02:00.',
        }),
      );
    });

    it('delivers to the areas that the management saves, no longer to those that are switched off', async () => {
      const [manager, guest] = [await shop().manager(), await shop().guest()];
      const [one, other] = ['5d0f3e5c-0a59-4e46-9f0a-2a1c6a3c7b10', '5d0f3e5c-0a59-4e46-9f0a-2a1c6a3c7b11'];
      const before = (await guest.delivery.load()).orderLocations;
      const [altdorf, neudorf] = [
        { ...AREA, postcode: '9998', town: 'Altdorf' },
        { ...AREA, postcode: '9999', town: 'Neudorf' },
      ];
      await change(manager, 'deliveryAreas', (areas) => ({ ...areas, [one]: altdorf, [other]: neudorf }));
      await vi.waitFor(async () =>
        expect((await guest.delivery.load()).orderLocations).toEqual([
          ...before,
          { id: one, ...altdorf },
          { id: other, ...neudorf },
        ]),
      );
      const exchanged = { [one]: neudorf, [other]: { ...altdorf, active: false } };
      expect(await change(manager, 'deliveryAreas', (areas) => ({ ...areas, ...exchanged }))).toMatchObject({
        ok: true,
      });
      await vi.waitFor(async () =>
        expect((await guest.delivery.load()).orderLocations).toEqual([...before, { id: one, ...neudorf }]),
      );
    });

    it('lists the towns of a postcode by their letters, whatever their case and accents', async () => {
      const [manager, guest] = [await shop().manager(), await shop().guest()];
      const inOrder = ['Äsch', 'Oberwil', 'von Roll', 'Zell'];
      const added = inOrder
        .toReversed()
        .map((town) => [crypto.randomUUID(), { ...AREA, postcode: '9997', town }] as const);
      await change(manager, 'deliveryAreas', (areas) => ({ ...areas, ...Object.fromEntries(added) }));
      const towns = (areas: readonly { postcode: string; town: string }[]) =>
        areas.filter(({ postcode }) => postcode === '9997').map(({ town }) => town);
      await vi.waitFor(async () => expect(towns((await guest.delivery.load()).orderLocations)).toEqual(inOrder));
      const settings = await manager.settings.load('deliveryAreas');
      expect(towns(Object.values(settings.value))).toEqual(inOrder);
    });

    it('removes an area that a saved address lies in, and gives the address to the one that is entered again', async () => {
      const [manager, { address }] = [await shop().manager(), await shop().staff()];
      const [area, again] = ['5d0f3e5c-0a59-4e46-9f0a-2a1c6a3c7b20', '5d0f3e5c-0a59-4e46-9f0a-2a1c6a3c7b21'];
      const seuzach = { ...AREA, postcode: '9997', town: 'Seuzach' };
      await change(manager, 'deliveryAreas', (areas) => ({ ...areas, [area]: seuzach }));
      const draft = {
        ...BLANK_ADDRESS,
        contactName: 'Lea',
        phoneNumber: '078 999 99 99',
        street: 'Weg',
        houseNumber: '1',
      };
      await vi.waitFor(async () =>
        expect(await address.add({ ...draft, orderLocationId: area })).toMatchObject({ ok: true }),
      );
      const saved = async () => {
        const { addresses, orderLocations } = await address.load();
        const last = addresses.at(-1);
        return orderLocations.find(({ id }) => id === last?.orderLocationId);
      };
      const removed = await change(manager, 'deliveryAreas', ({ [area]: _deleted, ...others }) => others);
      expect(removed).toMatchObject({ ok: true });
      expect(Object.keys((await manager.settings.load('deliveryAreas')).value)).not.toContain(area);
      await vi.waitFor(async () => expect(await saved()).toEqual({ id: area, ...seuzach, active: false }));

      await change(manager, 'deliveryAreas', (areas) => ({ ...areas, [again]: seuzach }));
      await vi.waitFor(async () => expect(await saved()).toEqual({ id: again, ...seuzach }));
    });

    it('reckons with the rates that the management saves, and never without one for today', async () => {
      const [manager, guest] = [await shop().manager(), await shop().guest()];
      const rates = { food: 280, alcohol: 880, standard: 880, voucher: 0 };
      const next = { validFrom: '2028-01-01', rates: { delivered: rates, collected: rates } };
      const saved = await change(manager, 'vatRates', (all) => ({ ...all, [next.validFrom]: next.rates }));
      expect(saved).toMatchObject({ ok: true });
      await vi.waitFor(async () => expect((await guest.restaurant.loadVatRates()).at(-1)).toEqual(next));
      expect(await change(manager, 'vatRates', () => ({ [next.validFrom]: next.rates }))).toEqual(
        err({
          code: 'refused',
          message: 'Für heute fehlt ein Satz. Mindestens ein Eintrag muss schon begonnen haben.',
        }),
      );
    });
  });
}
