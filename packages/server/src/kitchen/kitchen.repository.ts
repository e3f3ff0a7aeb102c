import type { BusyControls, Pause, Rush } from '@ofenpost/core/kitchen/busy-controls';
import type { SellOut } from '@ofenpost/core/kitchen/sell-out';
import type { Instant } from '@ofenpost/core/time/instant';
import { inArray, sql } from 'drizzle-orm';
import { options, products } from '../catalogue/catalogue.table.ts';
import type { Transaction } from '../database/database.ts';
import { pizzaIngredients, pizzaSizes } from '../pizza-creator/pizza-offer.table.ts';
import { restaurants } from '../restaurant/restaurant.table.ts';

type Saved = { readonly before: BusyControls; readonly after: BusyControls };

/** Saves a pause or a rush, and returns the values before and after. The table's trigger notifies every process. */
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

/** The tables of what can be sold out; an id is in at most one of them. */
const OFFERS = [products, options, pizzaIngredients, pizzaSizes];

/** The instant until which it was sold out before; null: it was not. */
type SoldOutBefore = { readonly id: string; readonly soldOutUntil: Instant | null };

/** Changes all of these ids and returns the values before; changes nothing and returns null if one is unknown. */
export async function saveSoldOut(db: Transaction, { ids, until }: SellOut): Promise<SoldOutBefore[] | null> {
  const before: SoldOutBefore[] = [];
  for (const offers of OFFERS)
    before.push(
      ...(await db
        .select({ id: offers.id, soldOutUntil: offers.soldOutUntil })
        .from(offers)
        .where(inArray(offers.id, ids))
        .orderBy(offers.id)
        .for('update')),
    );
  if (before.length !== ids.length) return null;
  for (const offers of OFFERS) await db.update(offers).set({ soldOutUntil: until }).where(inArray(offers.id, ids));
  return before;
}
