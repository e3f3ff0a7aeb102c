import { sql } from 'drizzle-orm';
import { accounts } from '../account/account.table.ts';
import { products, productGroups, optionGroups, options } from '../catalogue/catalogue.table.ts';
import { pizzaSizes, pizzaIngredients } from '../catalogue/pizza-offer.table.ts';
import type { Transaction } from '../database/database.ts';
import { restaurantEvents } from '../event/restaurant-event.table.ts';
import { menus } from '../menu/menu.table.ts';
import { promotions } from '../promotion/promotion.table.ts';

const NAMED = [
  products,
  productGroups,
  optionGroups,
  options,
  menus,
  pizzaSizes,
  pizzaIngredients,
  promotions,
] as const;

/** The current names of these ids; deleted records are left out. */
export async function loadRecordedNames(db: Transaction, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const wanted = sql.param([...new Set(ids)]);
  const parts = [
    ...NAMED.map((table) => sql`select id, name from ${table}`),
    sql`select id, title as name from ${restaurantEvents}`,
    sql`select id, trim(firstname || ' ' || lastname) as name from ${accounts}`,
  ].map((part) => sql`${part} where id = any(${wanted}::uuid[])`);
  const { rows } = await db.execute<{ id: string; name: string }>(sql.join(parts, sql` union all `));
  return new Map(rows.flatMap(({ id, name }) => (name === '' ? [] : [[id, name] as const])));
}
