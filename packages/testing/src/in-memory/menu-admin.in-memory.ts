import { type Versioned, validateSaving } from '@ofenpost/core/editor/versioned';
import type { StoredMenu } from '@ofenpost/core/menu/menu';
import { type MenuDraft, menuDraft } from '@ofenpost/core/menu/menu-draft';
import { MENU_LIST, pageOfMenus } from '@ofenpost/core/menu/menu-list';
import { monday as mondaySchema, menuPlanOf } from '@ofenpost/core/menu/menu-plan';
import type { MenuAdminPort, WeekMenuAdminPort, MenuPort } from '@ofenpost/core/menu/menu.port';
import { plannedDays, validateMenuRemoval, validateMenuSaving, versionedMenu } from '@ofenpost/core/menu/save-menu';
import { mondayOfDates, weekMenuEntriesOf, weekPlan, weekSheetOf } from '@ofenpost/core/menu/week-plan';
import { weekPlanRule } from '@ofenpost/core/menu/week-plan-draft';
import { ok } from '@ofenpost/core/result/result';
import { may } from '@ofenpost/core/role/permission';
import type { LocalDate, Instant } from '@ofenpost/core/time/instant';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import type { Shop, Visitor } from './shop.ts';

const FIRST = { version: 1, changed: '2026-01-01T00:00:00.000Z' };

export function createMenuAdminInMemory(shop: Shop, { account }: Visitor): MenuAdminPort {
  const enter = () => {
    if (!may(account, 'menu.edit')) throw new Error('not allowed');
  };
  const stored = (): StoredMenu[] =>
    shop.menus.map((menu) => ({ ...menu, ...(shop.menuBook.menus.get(menu.id) ?? FIRST) }));
  const find = (id: string) => stored().find((menu) => menu.id === id) ?? null;
  const without = (id: string) => shop.menus.filter((menu) => menu.id !== id);
  const save = (id: string, { version, value }: Versioned<MenuDraft>) => {
    shop.menus = [...without(id), { ...value, id }];
    shop.menuBook.menus.set(id, { version, changed: shop.clock.now() });
    shop.content.changed();
  };
  return {
    list: async (query) => {
      enter();
      return pageOfMenus(stored(), MENU_LIST.schema.parse(query), toLocalDate(shop.clock.now()));
    },
    find: async (id) => {
      enter();
      const menu = find(id);
      return menu && versionedMenu(menu);
    },
    loadUses: async (id) => {
      enter();
      const holds = ({ items }: Visitor) => items.some((item) => 'menuId' in item && item.menuId === id);
      return { days: plannedDays(shop.weekMenuEntries, id), carts: shop.visitors.filter(holds).length };
    },
    save: async (id, { version, value }) => {
      enter();
      const current = find(id);
      const saving = { version, value: menuDraft.parse(value) };
      const validated = validateMenuSaving({ current, saving, now: shop.clock.now() });
      if (validated.ok && validated.value.version !== current?.version) save(id, validated.value);
      return validated;
    },
    remove: async (id) => {
      enter();
      const removable = validateMenuRemoval(find(id), { days: plannedDays(shop.weekMenuEntries, id) });
      if (!removable.ok) return removable;
      shop.menus = without(id);
      shop.content.changed();
      return ok(versionedMenu(removable.value));
    },
  };
}

export function createWeekMenuAdminInMemory(shop: Shop, { account }: Visitor): WeekMenuAdminPort {
  const enter = (day: LocalDate): LocalDate => {
    if (!may(account, 'menu.edit')) throw new Error('not allowed');
    return mondaySchema.parse(day);
  };
  const sheetOf = (monday: LocalDate) => weekSheetOf(shop, { monday, version: shop.menuBook.weeks.get(monday) ?? 0 });
  return {
    load: async (day) => sheetOf(enter(day)),
    save: async (day, { version, value }) => {
      const monday = enter(day);
      const saving = { version, value: weekPlan.parse(value) };
      if (mondayOfDates(Object.keys(value)) !== monday) throw new Error('the days of another week');
      const { week: current, menus } = sheetOf(monday);
      const validated = validateSaving(weekPlanRule(menus), { current, saving, now: shop.clock.now() });
      if (!validated.ok || validated.value === current) return validated;
      const others = shop.weekMenuEntries.filter((entry) => entry.monday !== monday);
      shop.weekMenuEntries = [...others, ...weekMenuEntriesOf(validated.value.value)];
      shop.menuBook.weeks.set(monday, validated.value.version);
      shop.content.changed();
      return validated;
    },
  };
}

export const createMenuInMemory = (shop: Shop): MenuPort => ({
  load: async ({ monday }) =>
    menuPlanOf(shop, { monday: mondaySchema.parse(monday), today: toLocalDate(shop.clock.now()) }),
});

/** The versions of menus and weeks, with the time of the last change; what nobody changed has no entry. */
export type MenuBook = {
  readonly menus: Map<string, { readonly version: number; readonly changed: Instant }>;
  /** The weeks by their Monday. */
  readonly weeks: Map<LocalDate, number>;
};

export const createMenuBook = (): MenuBook => ({ menus: new Map(), weeks: new Map() });
