import type { BakeMinutes } from '../catalogue/bake-minutes.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { dishAllergensOf } from '../kitchen-screen/dish-allergens.ts';
import type { PizzaOffer } from '../pizza/pizza-offer.ts';
import type { AuditEntry, AuditedChange } from '../record/audit-entry.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { ClockPort } from '../time/clock.port.ts';
import type { Instant } from '../time/instant.ts';
import { type BusyControls, busyAt, busyChanges, startPause, startRush } from './busy-controls.ts';
import { kitchenOffers } from './kitchen-offers.ts';
import type { KitchenPort } from './kitchen.port.ts';
import { type SellOut, type SellOutError, type SoldOut, checkSoldOutUntil, soldOutChanges } from './sell-out.ts';

/** What the kitchen has restricted, in one transaction. */
export type KitchenRepository = {
  /** Replaces the given controls; returns all of them before and after. */
  saveBusyControls(
    controls: Partial<BusyControls>,
  ): Promise<{ readonly before: BusyControls; readonly after: BusyControls }>;
  /** Changes all of these ids and returns the values before; changes nothing and returns null if one is unknown. */
  saveSoldOut(soldOut: SellOut): Promise<readonly SoldOut[] | null>;
  recordAudit(...entries: readonly Omit<AuditEntry, 'number'>[]): Promise<void>;
};

type Dependencies = {
  readonly clock: ClockPort;
  readonly loadStorefront: () => Promise<{
    readonly catalogue: Catalogue;
    readonly pizzaOffer: PizzaOffer | null;
    readonly bakeMinutes: BakeMinutes;
    readonly delivery: { readonly busyControls: BusyControls };
  }>;
  readonly loadLastClosedAt: () => Promise<Instant | null>;
  readonly transaction: <T>(work: (kitchen: KitchenRepository) => Promise<T>) => Promise<T>;
};

/** How staff slow the shop down. The caller has checked permission and input. */
export const createKitchenUseCases =
  ({ clock, loadStorefront, loadLastClosedAt, transaction }: Dependencies) =>
  ({ id: actorId }: { readonly id: string | null }): KitchenPort => {
    const record = async ({ recordAudit }: KitchenRepository, at: Instant, changes: readonly AuditedChange[]) => {
      if (changes.length > 0) await recordAudit(...changes.map((done) => ({ ...done, at, actorId })));
    };
    const save = (at: Instant, controls: Partial<BusyControls>): Promise<BusyControls> =>
      transaction(async (kitchen) => {
        const { before, after } = await kitchen.saveBusyControls(controls);
        await record(kitchen, at, busyChanges(before, after, at));
        return busyAt(after, at);
      });
    return {
      load: async () => {
        const [{ catalogue, pizzaOffer, bakeMinutes, delivery }, lastClosedAt] = await Promise.all([
          loadStorefront(),
          loadLastClosedAt(),
        ]);
        return {
          busyControls: busyAt(delivery.busyControls, clock.now()),
          offers: kitchenOffers(catalogue, pizzaOffer),
          bakeMinutes,
          dishAllergens: dishAllergensOf(
            catalogue.productGroups.flatMap(({ products }) => products),
            pizzaOffer,
          ),
          lastClosedAt,
        };
      },
      pause: async (until) => {
        const at = clock.now();
        const pause = startPause(until, at);
        return pause.ok ? ok(await save(at, { pause: pause.value })) : pause;
      },
      endPause: () => save(clock.now(), { pause: null }),
      rush: async (requested) => {
        const at = clock.now();
        const rush = startRush(requested, at);
        return rush.ok ? ok(await save(at, { rush: rush.value })) : rush;
      },
      endRush: () => save(clock.now(), { rush: null }),
      sellOut: async (soldOut) => {
        const at = clock.now();
        const end = checkSoldOutUntil(soldOut.until, at);
        if (!end.ok) return end;
        return transaction(async (kitchen): Promise<Result<SellOut, SellOutError>> => {
          const before = await kitchen.saveSoldOut(soldOut);
          if (before === null) return err({ code: 'offerUnknown' });
          await record(kitchen, at, soldOutChanges(before, soldOut.until, at));
          return ok(soldOut);
        });
      },
    };
  };
