import { catalogueOf } from '@ofenpost/core/catalogue/catalogue';
import { busyChanges, type BusyControls, busyAt, startPause, startRush } from '@ofenpost/core/kitchen/busy-controls';
import { kitchenOffers } from '@ofenpost/core/kitchen/kitchen-offers';
import type { KitchenPort } from '@ofenpost/core/kitchen/kitchen.port';
import { type SellOut, checkSoldOutUntil, soldOutChanges } from '@ofenpost/core/kitchen/sell-out';
import { err, ok } from '@ofenpost/core/result/result';
import { may } from '@ofenpost/core/role/permission';
import { recordAudit } from './audit.in-memory.ts';
import { storedGroups } from './catalogue-repository.ts';
import { pizzaOfferIn } from './pizza-parts.ts';
import type { Shop, Visitor } from './shop.ts';

/** Marks all of these ids; marks nothing and returns false if one of them is unknown. */
function markSoldOut(shop: Shop, visitor: Visitor, { ids, until }: SellOut): boolean {
  const { items, content, clock } = shop;
  const { soldOut } = items;
  if (!ids.every((id) => soldOut.has(id))) return false;
  const before = ids.map((id) => ({ id, soldOutUntil: soldOut.get(id) ?? null }));
  for (const done of soldOutChanges(before, until, clock.now())) recordAudit(shop, visitor, done);
  for (const id of ids) soldOut.set(id, until);
  content.changed();
  return true;
}

export function createKitchenInMemory(shop: Shop, visitor: Visitor): KitchenPort {
  const requireStaff = () => {
    if (!may(visitor.account, 'kitchen.throttle')) throw new Error('not allowed');
  };
  const save = (change: Partial<BusyControls>): BusyControls => {
    const before = shop.delivery.busyControls;
    const busyControls = { ...before, ...change };
    for (const done of busyChanges(before, busyControls, shop.clock.now())) recordAudit(shop, visitor, done);
    shop.delivery = { ...shop.delivery, busyControls };
    shop.content.changed();
    return busyAt(busyControls, shop.clock.now());
  };
  return {
    load: async () => {
      requireStaff();
      return {
        busyControls: busyAt(shop.delivery.busyControls, shop.clock.now()),
        offers: kitchenOffers(catalogueOf(storedGroups(shop.items)), pizzaOfferIn(shop)),
      };
    },
    pause: async (until) => {
      requireStaff();
      const pause = startPause(until, shop.clock.now());
      return pause.ok ? ok(save({ pause: pause.value })) : pause;
    },
    endPause: async () => {
      requireStaff();
      return save({ pause: null });
    },
    rush: async (requested) => {
      requireStaff();
      const rush = startRush(requested, shop.clock.now());
      return rush.ok ? ok(save({ rush: rush.value })) : rush;
    },
    endRush: async () => {
      requireStaff();
      return save({ rush: null });
    },
    sellOut: async (soldOut) => {
      requireStaff();
      const end = checkSoldOutUntil(soldOut.until, shop.clock.now());
      if (!end.ok) return end;
      return markSoldOut(shop, visitor, soldOut) ? ok(soldOut) : err({ code: 'offerUnknown' });
    },
  };
}
