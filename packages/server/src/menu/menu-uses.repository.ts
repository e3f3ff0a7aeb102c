import { type MenuUses, plannedDays } from '@ofenpost/core/menu/menu-uses';
import type { WeekMenuEntry } from '@ofenpost/core/menu/week-menu';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { eq, sql } from 'drizzle-orm';
import { carts } from '../cart/cart.table.ts';
import type { Transaction } from '../database/database.ts';
import { weekMenuEntries } from './menu.table.ts';

/** The days of all week menus that contain it, ascending. */
export async function loadPlannedDays(db: Transaction, menuId: string): Promise<LocalDate[]> {
  const entries: WeekMenuEntry[] = await db.select().from(weekMenuEntries).where(eq(weekMenuEntries.menuId, menuId));
  return plannedDays(entries, menuId);
}

/** Queried for one menu before staff archive or delete it: that is too rare for an index. */
const countCarts = (db: Transaction, menuId: string): Promise<number> =>
  db.$count(carts, sql`${carts.items} @> ${JSON.stringify([{ menuId }])}::jsonb`);

export const loadMenuUses = async (db: Transaction, menuId: string): Promise<MenuUses> => ({
  days: await loadPlannedDays(db, menuId),
  carts: await countCarts(db, menuId),
});
