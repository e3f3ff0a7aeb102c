import type { Versioned } from '@ofenpost/core/editor/versioned';
import { type MenuDraft, menuDraft } from '@ofenpost/core/menu/menu-draft';
import { MENU_LIST, pageOfMenus } from '@ofenpost/core/menu/menu-list';
import { plannedDays } from '@ofenpost/core/menu/menu-uses';
import type { MenuAdminPort } from '@ofenpost/core/menu/menu.port';
import { validateMenuRemoval, validateMenuSaving, versionedMenu } from '@ofenpost/core/menu/save-menu';
import type { StoredMenu } from '@ofenpost/core/menu/stored-menu';
import { may } from '@ofenpost/core/permission/permission';
import { ok } from '@ofenpost/core/result/result';
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
