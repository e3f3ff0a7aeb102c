import type { BusyControls } from '@ofenpost/core/kitchen/busy-controls';
import type { SellOut } from '@ofenpost/core/kitchen/sell-out';
import { eq } from 'drizzle-orm';
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

/** What can be sold out; an id stands in one of them. */
const OFFERS = [products, options, pizzaIngredients, pizzaSizes];

/** Whether there was anything of this id. */
export async function saveSoldOut(db: Transaction, { id, until }: SellOut): Promise<boolean> {
  for (const offers of OFFERS) {
    const { rowCount } = await db.update(offers).set({ soldOutUntil: until }).where(eq(offers.id, id));
    if (rowCount === 1) return true;
  }
  return false;
}
