import type { MenuDraft } from '@ofenpost/core/menu/menu-draft';
import { MENU_LIST, type MenuQuery, menuPage } from '@ofenpost/core/menu/menu-list';
import { mondayOf } from '@ofenpost/core/menu/week-menu';
import { weekSheet } from '@ofenpost/core/menu/week-plan';
import type { Ports } from '@ofenpost/core/ports';
import { err, ok } from '@ofenpost/core/result/result';
import { addDays, toLocalDate } from '@ofenpost/core/time/zurich';
import { expect, it, vi } from 'vitest';
import type { OpenShop } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';
const ALL: MenuQuery = { ...MENU_LIST.start, when: 'all', size: 100 };
const todayOf = ({ clock }: Ports) => toLocalDate(clock.now());

const draftOf = (ports: Ports, change: Partial<MenuDraft> = {}): MenuDraft => ({
  name: 'Markt & Glut',
  price: 2950,
  vatClass: 'food',
  ovenBreads: 1,
  courses: ['Randensalat', 'Fladen Spinat'],
  validFrom: todayOf(ports),
  validTo: addDays(todayOf(ports), 20),
  ...change,
});

/** A new menu that staff have saved. */
async function savedMenu(staff: Ports, change: Partial<MenuDraft> = {}): Promise<string> {
  const id = crypto.randomUUID();
  await staff.menuAdmin.save(id, { version: 0, value: draftOf(staff, change) });
  return id;
}

function describeMenuAdmin(name: string, openShop: OpenShop): void {
  describeWithShop('menu desk', name, openShop, (shop) => {
    it('saves a new menu once, however often it is asked to, and shows it to guests', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const [id, value] = [crypto.randomUUID(), draftOf(staff)];
      const stored = { version: 1, value };
      const first = ok(stored);
      const save = () => staff.menuAdmin.save(id, { version: 0, value });
      expect(await Promise.all([save(), save(), save()])).toEqual([first, first, first]);
      expect(await staff.menuAdmin.find(id)).toEqual(stored);
      const monday = mondayOf(todayOf(staff));
      await vi.waitFor(async () => expect((await guest.menu.load({ monday })).menus).toContainEqual({ ...value, id }));
    });

    it('overwrites nothing that whoever saves has not seen', async () => {
      const staff = await shop().staff();
      const id = await savedMenu(staff);
      const theirs = { version: 2, value: draftOf(staff, { price: 3100 }) };
      expect(await staff.menuAdmin.save(id, { version: 1, value: theirs.value })).toEqual(ok(theirs));
      const mine = draftOf(staff, { name: 'Anders' });
      expect(await staff.menuAdmin.save(id, { version: 1, value: mine })).toEqual(err({ code: 'conflict', theirs }));
      expect(await staff.menuAdmin.find(id)).toEqual(theirs);
    });

    it('removes what no week names, once; saving it then is refused', async () => {
      const { menuAdmin, ...staff } = await shop().staff();
      const id = await savedMenu({ ...staff, menuAdmin });
      const stored = { version: 1, value: draftOf({ ...staff, menuAdmin }) };
      expect(await menuAdmin.remove(id)).toEqual(ok(stored));
      expect(await menuAdmin.remove(id)).toEqual(err({ code: 'menuUnknown' }));
      expect(await menuAdmin.find(id)).toBeNull();
      expect(await menuAdmin.save(id, stored)).toMatchObject({ ok: false, error: { code: 'refused' } });
    });

    it('lists what is asked for', async () => {
      const staff = await shop().staff();
      const today = todayOf(staff);
      await savedMenu(staff, { name: 'Zürcher Menü', courses: ['Gschnätzlets'] });
      await savedMenu(staff, { name: 'Ärzte-Menü', validFrom: addDays(today, -9), validTo: addDays(today, -1) });
      await savedMenu(staff, { name: 'Menü später', validFrom: addDays(today, 5) });
      const names = async (query: Partial<MenuQuery>) =>
        menuPage.parse(await staff.menuAdmin.list({ ...ALL, q: 'menü', ...query })).rows.map((row) => row.name);
      expect(await names({})).toEqual(['Ärzte-Menü', 'Menü später', 'Zürcher Menü']);
      expect(await names({ when: 'kept' })).toEqual(['Menü später', 'Zürcher Menü']);
      expect(await names({ when: 'now' })).toEqual(['Zürcher Menü']);
      expect(await names({ when: 'later' })).toEqual(['Menü später']);
      expect(await names({ when: 'archived' })).toEqual(['Ärzte-Menü']);
      expect(await names({ q: 'gschnaetz' })).toEqual(['Zürcher Menü']);
      expect((await names({ sort: 'validTo' }))[0]).toBe('Ärzte-Menü');
    });

    it('takes nothing that the form would refuse', async () => {
      const { menuAdmin, ...ports } = await shop().staff();
      const staff = { ...ports, menuAdmin };
      for (const change of [{ name: '' }, { courses: [] }, { validTo: addDays(todayOf(staff), -1) }])
        await expect(menuAdmin.save(UNKNOWN_ID, { version: 0, value: draftOf(staff, change) })).rejects.toBeInstanceOf(
          Error,
        );
      expect(await menuAdmin.find(UNKNOWN_ID)).toBeNull();
    });

    it('is for staff only', async () => {
      const guest = await shop().guest();
      const { menuAdmin, weekMenuAdmin } = guest;
      const monday = mondayOf(todayOf(guest));
      const calls = [
        () => menuAdmin.list(ALL),
        () => menuAdmin.find(UNKNOWN_ID),
        () => menuAdmin.loadUses(UNKNOWN_ID),
        () => menuAdmin.save(UNKNOWN_ID, { version: 0, value: draftOf(guest) }),
        () => menuAdmin.remove(UNKNOWN_ID),
        () => weekMenuAdmin.load(monday),
      ];
      for (const call of calls) await expect(call()).rejects.toBeInstanceOf(Error);
    });
  });
}

function describeWeekMenuAdmin(name: string, openShop: OpenShop): void {
  describeWithShop('week menu desk', name, openShop, (shop) => {
    it('publishes a week at once, in the order of each day', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const [one, two] = [await savedMenu(staff, { name: 'Eins' }), await savedMenu(staff, { name: 'Zwei' })];
      const monday = addDays(mondayOf(todayOf(staff)), 14);
      const { week, menus } = weekSheet.parse(await staff.weekMenuAdmin.load(monday));
      expect(menus.map(({ id }) => id)).toEqual(expect.arrayContaining([one, two]));
      const value = { ...week.value, [monday]: [two, one], [addDays(monday, 6)]: [one] };
      const answer = ok({ version: week.version + 1, value });
      expect(await staff.weekMenuAdmin.save(monday, { ...week, value })).toEqual(answer);
      // The answer was lost, so the client sends the request again.
      expect(await staff.weekMenuAdmin.save(monday, { ...week, value })).toEqual(answer);
      await vi.waitFor(async () => {
        const { weekMenu } = await guest.menu.load({ monday });
        expect(weekMenu.map(({ menus: of }) => of.map((menu) => menu.name))).toEqual([
          ['Zwei', 'Eins'],
          [],
          [],
          [],
          [],
          [],
          ['Eins'],
        ]);
      });
      expect((await staff.weekMenuAdmin.load(addDays(monday, 7))).lastWeek).toEqual(value);
      expect(await staff.menuAdmin.loadUses(one)).toEqual({ days: [monday, addDays(monday, 6)], carts: 0 });
      expect(await staff.menuAdmin.remove(one)).toEqual(
        err({ code: 'menuPlanned', days: [monday, addDays(monday, 6)] }),
      );
    });

    it('lets whoever was slower see what the other one planned', async () => {
      const { weekMenuAdmin, ...ports } = await shop().staff();
      const staff = { ...ports, weekMenuAdmin };
      const id = await savedMenu(staff);
      const monday = addDays(mondayOf(todayOf(staff)), 7);
      const { week } = await weekMenuAdmin.load(monday);
      const theirs = { version: week.version + 1, value: { ...week.value, [monday]: [id] } };
      expect(await weekMenuAdmin.save(monday, { ...week, value: theirs.value })).toEqual(ok(theirs));
      const mine = { ...week.value, [addDays(monday, 1)]: [id] };
      expect(await weekMenuAdmin.save(monday, { ...week, value: mine })).toEqual(err({ code: 'conflict', theirs }));
    });

    it('refuses a menu on a day on which it is not valid, and one that there is not', async () => {
      const { weekMenuAdmin, ...ports } = await shop().staff();
      const staff = { ...ports, weekMenuAdmin };
      const monday = addDays(mondayOf(todayOf(staff)), 7);
      const id = await savedMenu(staff, { name: 'Kurz', validTo: monday });
      const { week } = await weekMenuAdmin.load(monday);
      const onTuesday = (menuId: string) => ({ ...week, value: { ...week.value, [addDays(monday, 1)]: [menuId] } });
      for (const [menuId, words] of [
        [id, /Kurz gilt nur bis/],
        [UNKNOWN_ID, /gibt es nicht mehr/],
      ] as const)
        expect(await weekMenuAdmin.save(monday, onTuesday(menuId))).toMatchObject(
          err({ code: 'refused', message: expect.stringMatching(words) as unknown }),
        );
    });

    it('tells how many carts hold a menu', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const today = todayOf(staff);
      const { weekMenu } = await guest.menu.load({ monday: mondayOf(today) });
      const [menu] = weekMenu.find(({ date }) => date === today)?.menus ?? [];
      if (menu === undefined) throw new Error('the shop under test has no menu today');
      const before = await staff.menuAdmin.loadUses(menu.id);
      await guest.cart.add({ menuId: menu.id, amount: 2 });
      expect((await staff.menuAdmin.loadUses(menu.id)).carts).toBe(before.carts + 1);
    });

    it('rejects days of another week, and a week that begins on a Tuesday', async () => {
      const { weekMenuAdmin, ...ports } = await shop().staff();
      const monday = mondayOf(todayOf({ ...ports, weekMenuAdmin }));
      const { week } = await weekMenuAdmin.load(monday);
      await expect(weekMenuAdmin.save(addDays(monday, 7), week)).rejects.toBeInstanceOf(Error);
      await expect(weekMenuAdmin.load(addDays(monday, 1))).rejects.toBeInstanceOf(Error);
    });
  });
}

/** Everything that staff do with menus and week menus. */
export function describeMenuAdminPorts(name: string, openShop: OpenShop): void {
  describeMenuAdmin(name, openShop);
  describeWeekMenuAdmin(name, openShop);
}
