import {
  type BusyControls,
  type Pause,
  type Rush,
  busyChanges,
  type BusyError,
  busyAt,
  startPause,
  startRush,
} from '@ofenpost/core/kitchen/busy-controls';
import { type SellOut, type SellOutError, checkSoldOutUntil, soldOutChanges } from '@ofenpost/core/kitchen/sell-out';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import { WITHOUT_PIZZA_OFFER, type KitchenSettingsDraft } from '@ofenpost/core/settings/settings-draft';
import type { Instant } from '@ofenpost/core/time/instant';
import { inArray, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit-log.repository.ts';
import { options, products } from '../catalogue/catalogue.table.ts';
import { pizzaIngredients, pizzaSizes, pizzaOffers } from '../catalogue/pizza-offer.table.ts';
import type { Transaction } from '../database/database.ts';
import type { SectionStore } from '../record/record-store.ts';
import { loadRestaurantSettings } from '../restaurant/restaurant.repository.ts';
import { restaurants } from '../restaurant/restaurant.table.ts';
import type { Services } from '../services.ts';

type Saved = { readonly before: BusyControls; readonly after: BusyControls };

/** Saves a pause or a rush, and returns the values before and after. The table's trigger notifies every process. */
async function saveBusyControls(db: Transaction, change: Partial<BusyControls>): Promise<Saved> {
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
async function saveSoldOut(db: Transaction, { ids, until }: SellOut): Promise<SoldOutBefore[] | null> {
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

/** The account that throttles the kitchen. */
type By = { readonly actorId: string | null };

/** Saves a pause or a rush, and records who did it. */
const change = (
  { database, clock }: Services,
  { actorId }: By,
  controls: Partial<BusyControls>,
): Promise<BusyControls> =>
  database.transaction(async (tx) => {
    const at = clock.now();
    const { before, after } = await saveBusyControls(tx, controls);
    const changes = busyChanges(before, after, at).map((done) => ({ ...done, at, actorId }));
    if (changes.length > 0) await recordAudit(tx, ...changes);
    return busyAt(after, at);
  });

export async function pauseDelivery(
  services: Services,
  by: By,
  until: Instant,
): Promise<Result<BusyControls, BusyError>> {
  const pause = startPause(until, services.clock.now());
  return pause.ok ? ok(await change(services, by, { pause: pause.value })) : pause;
}

export const endPause = (services: Services, by: By): Promise<BusyControls> => change(services, by, { pause: null });

export async function rushKitchen(
  services: Services,
  by: By,
  requested: Rush,
): Promise<Result<BusyControls, BusyError>> {
  const rush = startRush(requested, services.clock.now());
  return rush.ok ? ok(await change(services, by, { rush: rush.value })) : rush;
}

export const endRush = (services: Services, by: By): Promise<BusyControls> => change(services, by, { rush: null });

/** Marks kitchen offers as sold out or available, and records who did it. */
export async function sellOutOffer(
  { database, clock }: Services,
  { actorId }: By,
  soldOut: SellOut,
): Promise<Result<SellOut, SellOutError>> {
  const at = clock.now();
  const end = checkSoldOutUntil(soldOut.until, at);
  if (!end.ok) return end;
  return database.transaction<Result<SellOut, SellOutError>>(async (tx) => {
    const before = await saveSoldOut(tx, soldOut);
    if (before === null) return err({ code: 'offerUnknown' });
    const changes = soldOutChanges(before, soldOut.until, at).map((done) => ({ ...done, at, actorId }));
    if (changes.length > 0) await recordAudit(tx, ...changes);
    return ok(soldOut);
  });
}

/** The settings of own pizzas in a shop without an offer: the start values of a new one. */
const NO_OFFER = {
  pizzaName: 'Eigene Kreation',
  pizzaVatClass: 'food',
  pizzaAvailable: false,
  pizzaBasePrice: 0,
  halfPriceRule: 'half_each',
} as const;
const OFFER = {
  pizzaName: pizzaOffers.name,
  pizzaVatClass: pizzaOffers.vatClass,
  pizzaAvailable: pizzaOffers.available,
  pizzaBasePrice: pizzaOffers.price,
  halfPriceRule: pizzaOffers.halfPriceRule,
};

async function loadKitchenSettings(tx: Transaction): Promise<KitchenSettingsDraft> {
  const { deliverySettings, ovenCapacity } = await loadRestaurantSettings(tx);
  const [offer = NO_OFFER] = await tx.select(OFFER).from(pizzaOffers);
  return { ...deliverySettings, ovenCapacity, ...offer };
}

export const kitchenSettings: SectionStore<KitchenSettingsDraft> = {
  load: loadKitchenSettings,
  rule: async (tx) => ((await tx.$count(pizzaOffers)) === 0 ? WITHOUT_PIZZA_OFFER : {}),
  save: async (tx, { preparationMinutes, ovenCapacity, halfPriceRule, ...pizza }) => {
    await tx.update(restaurants).set({ preparationMinutes, ovenCapacity });
    await tx.update(pizzaOffers).set({
      name: pizza.pizzaName,
      vatClass: pizza.pizzaVatClass,
      available: pizza.pizzaAvailable,
      price: pizza.pizzaBasePrice,
      halfPriceRule,
    });
  },
};
