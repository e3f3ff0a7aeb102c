import type { BusyControls } from '@ofenpost/core/kitchen/busy-controls';
import type { SellOut } from '@ofenpost/core/kitchen/sell-out';
import { inArray } from 'drizzle-orm';
import { options, products } from '../catalogue/catalogue.table.ts';
import type { Transaction } from '../database/database.ts';
import { pizzaIngredients, pizzaSizes } from '../pizza-creator/pizza-offer.table.ts';
import { restaurants } from '../restaurant/restaurant.table.ts';

/** Changes what is given and answers what holds. Its trigger tells every process. */
export async function saveBusyControls(db: Transaction, change: Partial<BusyControls>): Promise<BusyControls> {
  const [saved] = await db
    .update(restaurants)
    .set(change)
    .returning({ pause: restaurants.pause, rush: restaurants.rush });
  if (saved === undefined) throw new Error('The database has no restaurant.');
  return saved;
}

/** What can be sold out; an id stands in one of them at most. */
const OFFERS = [products, options, pizzaIngredients, pizzaSizes];

/** Changes all of these ids; false, and nothing is changed, where there is nothing of one of them. */
export async function saveSoldOut(db: Transaction, { ids, until }: SellOut): Promise<boolean> {
  let found = 0;
  for (const offers of OFFERS) found += await db.$count(offers, inArray(offers.id, ids));
  if (found !== ids.length) return false;
  for (const offers of OFFERS) await db.update(offers).set({ soldOutUntil: until }).where(inArray(offers.id, ids));
  return true;
}
