import type { Versioned } from '@ofenpost/core/editor/versioned';
import { judgeMenuRemoval, judgeMenuSaving, versionedMenu } from '@ofenpost/core/menu/keep-menu';
import type { KeptMenu } from '@ofenpost/core/menu/kept-menu';
import { type MenuDraft, menuDraft } from '@ofenpost/core/menu/menu-draft';
import { MENU_LIST, pageOfMenus } from '@ofenpost/core/menu/menu-list';
import { plannedDays } from '@ofenpost/core/menu/menu-uses';
import type { MenuDeskPort } from '@ofenpost/core/menu/menu.port';
import { may } from '@ofenpost/core/permission/permission';
import { ok } from '@ofenpost/core/result/result';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import type { Shop, Visitor } from './shop.ts';

const FIRST = { version: 1, changed: '2026-01-01T00:00:00.000Z' };

export function createMenuDeskInMemory(shop: Shop, { account }: Visitor): MenuDeskPort {
  const enter = () => {
    if (!may(account, 'menu.edit')) throw new Error('not allowed');
  };
  const kept = (): KeptMenu[] =>
    shop.menus.map((menu) => ({ ...menu, ...(shop.menuBook.menus.get(menu.id) ?? FIRST) }));
  const find = (id: string) => kept().find((menu) => menu.id === id) ?? null;
  const without = (id: string) => shop.menus.filter((menu) => menu.id !== id);
  const keep = (id: string, { version, value }: Versioned<MenuDraft>) => {
    shop.menus = [...without(id), { ...value, id }];
    shop.menuBook.menus.set(id, { version, changed: shop.clock.now() });
    shop.content.changed();
  };
  return {
    list: async (query) => {
      enter();
      return pageOfMenus(kept(), MENU_LIST.schema.parse(query), toLocalDate(shop.clock.now()));
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
      const judged = judgeMenuSaving({ current, saving, now: shop.clock.now() });
      if (judged.ok && judged.value.version !== current?.version) keep(id, judged.value);
      return judged;
    },
    remove: async (id) => {
      enter();
      const removable = judgeMenuRemoval(find(id), { days: plannedDays(shop.weekMenuEntries, id) });
      if (!removable.ok) return removable;
      shop.menus = without(id);
      shop.content.changed();
      return ok(versionedMenu(removable.value));
    },
  };
}
