import type { BusyControls, Pause, Rush } from '@ofenpost/core/kitchen/busy-controls';
import type { SellOut } from '@ofenpost/core/kitchen/sell-out';
import { inArray, sql } from 'drizzle-orm';
import { options, products } from '../catalogue/catalogue.table.ts';
import type { Transaction } from '../database/database.ts';
import { pizzaIngredients, pizzaSizes } from '../pizza-creator/pizza-offer.table.ts';
import { restaurants } from '../restaurant/restaurant.table.ts';

type Saved = { readonly before: BusyControls; readonly after: BusyControls };

/** Changes what is given and answers what held and what holds. Its trigger tells every process. */
export async function saveBusyControls(db: Transaction, change: Partial<BusyControls>): Promise<Saved> {
  const [saved] = await db
    .update(restaurants)
    .set(change)
    .returning({
      pausedBefore: sql<Pause | null>`old.pause`,
      rushedBefore: sql<Rush | null>`old.rush`,
      pause: restaurants.pause,
      rush: restaurants.rush,
    });
  if (saved === undefined) throw new Error('The database has no restaurant.');
  const { pausedBefore, rushedBefore, ...after } = saved;
  return { before: { pause: pausedBefore, rush: rushedBefore }, after };
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
