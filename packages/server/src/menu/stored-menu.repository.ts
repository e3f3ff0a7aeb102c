import { type MenuPage, type MenuQuery, pageOfMenus } from '@ofenpost/core/menu/menu-list';
import type { StoredMenu } from '@ofenpost/core/menu/stored-menu';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { menus } from './menu.table.ts';

/** The matching menus. All are read, as for the storefront: a restaurant has dozens. */
export const findMenus = async (db: Transaction, query: MenuQuery, today: LocalDate): Promise<MenuPage> =>
  pageOfMenus(await db.select().from(menus), query, today);

export async function findMenu(db: Transaction, id: string): Promise<StoredMenu | null> {
  const [menu] = await db.select().from(menus).where(eq(menus.id, id));
  return menu ?? null;
}

/**
 * Locks the menu until the transaction ends. It cannot lock a new one: two with the same id collide when they are
 * saved.
 */
export async function lockMenu(tx: Transaction, id: string): Promise<StoredMenu | null> {
  const [menu] = await tx.select().from(menus).where(eq(menus.id, id)).for('update');
  return menu ?? null;
}

/** False when another new menu with its id was saved first. */
export async function saveMenu(tx: Transaction, menu: StoredMenu, isNew: boolean): Promise<boolean> {
  const saved = isNew
    ? await tx.insert(menus).values(menu).onConflictDoNothing().returning({ id: menus.id })
    : await tx.update(menus).set(menu).where(eq(menus.id, menu.id)).returning({ id: menus.id });
  return saved.length > 0;
}

export async function deleteMenu(tx: Transaction, id: string): Promise<void> {
  await tx.delete(menus).where(eq(menus.id, id));
}
