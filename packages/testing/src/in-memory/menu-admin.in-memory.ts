import type { StoredMenu } from '@ofenpost/core/menu/menu';
import type { MenuAdminError, MenuDraft } from '@ofenpost/core/menu/menu-draft';
import { MENU_LIST, pageOfMenus } from '@ofenpost/core/menu/menu-list';
import { monday as mondaySchema, menuPlanOf } from '@ofenpost/core/menu/menu-plan';
import type { MenuAdminPort, WeekMenuAdminPort, MenuPort } from '@ofenpost/core/menu/menu.port';
import { MENU_RECORD, plannedDays, validateMenuRemoval, versionedMenu } from '@ofenpost/core/menu/save-menu';
import { type WeekPlan, mondayOfDates, weekMenuEntriesOf, weekSheetOf } from '@ofenpost/core/menu/week-plan';
import { WEEK_MENU_RECORD, weekPlanRule } from '@ofenpost/core/menu/week-plan-draft';
import type { RecordRepository, RemovableRepository } from '@ofenpost/core/record/record.use-cases';
import type { LocalDate, Instant } from '@ofenpost/core/time/instant';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { createRecordInMemory, createRemovableInMemory } from './record.in-memory.ts';
import { type Shop, type Visitor, requireMay } from './shop.ts';

const FIRST = { version: 1, changed: '2026-01-01T00:00:00.000Z' };

const storedMenus = ({ menus, menuBook }: Shop): StoredMenu[] =>
  menus.map((menu) => ({ ...menu, ...(menuBook.menus.get(menu.id) ?? FIRST) }));
const without = ({ menus }: Shop, id: string) => menus.filter((menu) => menu.id !== id);

const menuRepository: RemovableRepository<Shop, MenuDraft, MenuAdminError> = {
  definition: MENU_RECORD,
  load: async (shop, id) => {
    const found = storedMenus(shop).find((menu) => menu.id === id);
    return found === undefined ? null : versionedMenu(found);
  },
  save: async (shop, saved, at) => {
    for (const { id, version, value } of saved) {
      shop.menus = [...without(shop, id), { ...value, id }];
      shop.menuBook.menus.set(id, { version, changed: at });
    }
    return saved;
  },
  validateRemoval: async ({ weekMenuEntries }, id, { current }) =>
    validateMenuRemoval(current, { days: plannedDays(weekMenuEntries, id) }),
  remove: async (shop, id) => {
    shop.menus = without(shop, id);
  },
};

export function createMenuAdminInMemory(shop: Shop, visitor: Visitor): MenuAdminPort {
  return {
    ...createRemovableInMemory(shop, visitor, menuRepository),
    list: async (query) => {
      requireMay(visitor, 'menu.edit');
      return pageOfMenus(storedMenus(shop), MENU_LIST.schema.parse(query), toLocalDate(shop.clock.now()));
    },
    loadUses: async (id) => {
      requireMay(visitor, 'menu.edit');
      const holds = ({ items }: Visitor) => items.some((item) => 'menuId' in item && item.menuId === id);
      return { days: plannedDays(shop.weekMenuEntries, id), carts: shop.visitors.filter(holds).length };
    },
  };
}

const sheetOf = (shop: Shop, monday: LocalDate) =>
  weekSheetOf(shop, { monday, version: shop.menuBook.weeks.get(monday) ?? 0 });

const weekMenuRepository: RecordRepository<Shop, WeekPlan> = {
  definition: WEEK_MENU_RECORD,
  load: async (shop, monday) => sheetOf(shop, monday).week,
  rule: async ({ menus }) => weekPlanRule(menus),
  save: async (shop, saved) => {
    for (const { id: monday, version, value } of saved) {
      const others = shop.weekMenuEntries.filter((entry) => entry.monday !== monday);
      shop.weekMenuEntries = [...others, ...weekMenuEntriesOf(value)];
      shop.menuBook.weeks.set(monday, version);
    }
    return saved;
  },
};

export function createWeekMenuAdminInMemory(shop: Shop, visitor: Visitor): WeekMenuAdminPort {
  const record = createRecordInMemory(shop, visitor, weekMenuRepository);
  return {
    load: async (day) => {
      requireMay(visitor, 'menu.edit');
      return sheetOf(shop, mondaySchema.parse(day));
    },
    save: async (day, saving) => {
      const monday = mondaySchema.parse(day);
      if (mondayOfDates(Object.keys(saving.value)) !== monday) throw new Error('the days of another week');
      return record.save(monday, saving);
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
