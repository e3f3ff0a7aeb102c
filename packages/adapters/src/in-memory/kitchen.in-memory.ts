import { catalogueOf } from '@ofenpost/core/catalogue/stored-catalogue';
import { type BusyControls, busyAt, startPause, startRush } from '@ofenpost/core/kitchen/busy-controls';
import { kitchenOffers } from '@ofenpost/core/kitchen/kitchen-offers';
import type { KitchenPort } from '@ofenpost/core/kitchen/kitchen.port';
import { type SellOut, checkSoldOutUntil } from '@ofenpost/core/kitchen/sell-out';
import { may } from '@ofenpost/core/permission/permission';
import type { PizzaOffer } from '@ofenpost/core/pizza-creator/pizza-offer';
import { err, ok } from '@ofenpost/core/result/result';
import { storedGroups } from './goods-book.ts';
import type { Shop, Visitor } from './shop.ts';

type Sold = { readonly id: string; readonly soldOutUntil: string | null };
/** Marks what is sold out in a list, and leaves the rest as it is. */
type Mark = <T extends Sold>(list: readonly T[]) => T[];

const pizzaOfferWith = (offer: PizzaOffer, mark: Mark): PizzaOffer => ({
  ...offer,
  sizes: mark(offer.sizes),
  doughs: mark(offer.doughs),
  sauces: mark(offer.sauces),
  cheeses: mark(offer.cheeses),
  toppings: mark(offer.toppings),
});

/** Marks all of these ids; false, and nothing is marked, where there is nothing of one of them. */
function markSoldOut(shop: Shop, { ids, until }: SellOut): boolean {
  const { soldOut } = shop.goods;
  const found = new Set(ids.filter((id) => soldOut.has(id)));
  const mark: Mark = (list) =>
    list.map((each) => {
      if (!ids.includes(each.id)) return each;
      found.add(each.id);
      return { ...each, soldOutUntil: until };
    });
  const pizzaOffer = pizzaOfferWith(shop.pizzaOffer, mark);
  if (found.size !== ids.length) return false;
  shop.pizzaOffer = pizzaOffer;
  for (const id of ids) if (soldOut.has(id)) soldOut.set(id, until);
  shop.content.changed();
  return true;
}

export function createKitchenInMemory(shop: Shop, visitor: Visitor): KitchenPort {
  const requireStaff = () => {
    if (!may(visitor.account, 'kitchen.throttle')) throw new Error('not allowed');
  };
  const keep = (change: Partial<BusyControls>): BusyControls => {
    const busyControls = { ...shop.delivery.busyControls, ...change };
    shop.delivery = { ...shop.delivery, busyControls };
    shop.content.changed();
    return busyAt(busyControls, shop.clock.now());
  };
  return {
    load: async () => {
      requireStaff();
      return {
        busyControls: busyAt(shop.delivery.busyControls, shop.clock.now()),
        offers: kitchenOffers(catalogueOf(storedGroups(shop.goods)), shop.pizzaOffer),
      };
    },
    pause: async (until) => {
      requireStaff();
      const pause = startPause(until, shop.clock.now());
      return pause.ok ? ok(keep({ pause: pause.value })) : pause;
    },
    endPause: async () => {
      requireStaff();
      return keep({ pause: null });
    },
    rush: async (asked) => {
      requireStaff();
      const rush = startRush(asked, shop.clock.now());
      return rush.ok ? ok(keep({ rush: rush.value })) : rush;
    },
    endRush: async () => {
      requireStaff();
      return keep({ rush: null });
    },
    sellOut: async (soldOut) => {
      requireStaff();
      const end = checkSoldOutUntil(soldOut.until, shop.clock.now());
      if (!end.ok) return end;
      return markSoldOut(shop, soldOut) ? ok(soldOut) : err({ code: 'offerUnknown' });
    },
  };
}
