import { catalogueOf } from '@ofenpost/core/catalogue/catalogue';
import type { KitchenPort } from '@ofenpost/core/kitchen/kitchen.port';
import { type KitchenRepository, createKitchenUseCases } from '@ofenpost/core/kitchen/kitchen.use-cases';
import type { CallKind } from '@ofenpost/core/sitting/sitting';
import { appendAudit } from './audit.in-memory.ts';
import { bakeMinutesIn, storedGroups } from './catalogue-repository.ts';
import { pizzaOfferIn } from './pizza-parts.ts';
import { type Shop, type Visitor, requireMay } from './shop.ts';

const createKitchenRepository = (shop: Shop): KitchenRepository => ({
  saveBusyControls: async (controls) => {
    const before = shop.delivery.busyControls;
    const after = { ...before, ...controls };
    shop.delivery = { ...shop.delivery, busyControls: after };
    shop.content.changed();
    return { before, after };
  },
  saveSoldOut: async ({ ids, until }) => {
    const { soldOut } = shop.items;
    if (!ids.every((id) => soldOut.has(id))) return null;
    const before = ids.map((id) => ({ id, soldOutUntil: soldOut.get(id) ?? null }));
    for (const id of ids) soldOut.set(id, until);
    shop.content.changed();
    return before;
  },
  recordAudit: async (...entries) => {
    for (const entry of entries) appendAudit(shop, entry);
  },
});

export function createKitchenInMemory(shop: Shop, visitor: Visitor): KitchenPort {
  const kitchenFor = createKitchenUseCases({
    clock: shop.clock,
    loadStorefront: async () => ({
      catalogue: catalogueOf(storedGroups(shop.items)),
      pizzaOffer: pizzaOfferIn(shop),
      bakeMinutes: bakeMinutesIn(shop),
      delivery: shop.delivery,
    }),
    loadLastClosedAt: async () => shop.accounting.closes.at(-1)?.at ?? null,
    transaction: (work) => shop.transaction(() => work(createKitchenRepository(shop))),
  });
  const staff = (kind?: CallKind) => kitchenFor(requireMay(visitor, 'kitchen.throttle', kind));
  return {
    load: async () => staff('read').load(),
    pause: async (until) => staff().pause(until),
    endPause: async () => staff().endPause(),
    rush: async (requested) => staff().rush(requested),
    endRush: async () => staff().endRush(),
    sellOut: async (soldOut) => staff().sellOut(soldOut),
  };
}
