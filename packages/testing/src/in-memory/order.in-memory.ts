import { bookingOfOrder } from '@ofenpost/core/accounting/books';
import { isOnBoard } from '@ofenpost/core/order-desk/board';
import { findEarlierOrders } from '@ofenpost/core/order-desk/earlier-orders';
import { ownOrdersPageOf, canSeeOrder, isOwnOrder } from '@ofenpost/core/order/order-summary';
import type { OrderDeskPort, OrderKey, OrderPort } from '@ofenpost/core/order/order.port';
import { refillCart } from '@ofenpost/core/order/order.use-cases';
import { auditedStep, taxedAtFulfilment, cancelByCustomer, takeStep } from '@ofenpost/core/order/take-step';
import { err, ok } from '@ofenpost/core/result/result';
import { may } from '@ofenpost/core/role/permission';
import { businessDayOf } from '@ofenpost/core/time/business-day';
import { recordAudit } from './audit.in-memory.ts';
import { VISITING, cartDependencies } from './cart.repository.ts';
import { refundGiftCard } from './gift-card.in-memory.ts';
import type { StoredOrder } from './order-book.ts';
import { printAccepted } from './printing.in-memory.ts';
import type { Shop, Visitor } from './shop.ts';

type Allows = typeof canSeeOrder;

/** The order, if this visitor has its capability or the account may see it. */
function findFor(shop: Shop, { account }: Visitor, key: OrderKey, allows: Allows): StoredOrder | undefined {
  const stored = shop.orders.find(key.id);
  if (stored === undefined) return undefined;
  return stored.capability === key.capability || allows(account, stored) ? stored : undefined;
}

/** Stores an order after a step. If it will not arrive, what a gift card paid is refunded to it; its end is booked. */
function saveMoved(shop: Shop, visitor: Visitor, moved: StoredOrder): void {
  refundGiftCard(shop, visitor, moved.order);
  shop.orders.store(moved);
  if (moved.order.status === 'accepted') printAccepted(shop, moved.order);
  const booking = bookingOfOrder(moved.order, { by: visitor.account.id, at: shop.clock.now() });
  if (booking !== null) shop.accounting.book(booking);
}

export const createOrderInMemory = (shop: Shop, visitor: Visitor): OrderPort => ({
  load: async (key) => {
    const stored = findFor(shop, visitor, key, canSeeOrder);
    return stored === undefined ? err({ code: 'orderUnknown' }) : ok(stored.order);
  },
  watch: (key, observer) => {
    const stored = findFor(shop, visitor, key, canSeeOrder);
    if (stored === undefined) {
      queueMicrotask(() => observer.lost(new Error('order unknown')));
      return () => {};
    }
    const current = () => shop.orders.find(key.id)?.order ?? stored.order;
    return shop.orders.watch(current, (order) => (order.id === key.id ? order : null), observer);
  },
  listMine: async (query) => {
    if (!may(visitor.account, 'order.listOwn')) throw new Error('not allowed');
    return ownOrdersPageOf(shop.orders.of(visitor.account), query);
  },
  cancel: async (key) => {
    const stored = findFor(shop, visitor, key, isOwnOrder);
    if (stored === undefined) return err({ code: 'orderUnknown' });
    const cancelled = cancelByCustomer(stored.order, { by: visitor.account.id, at: shop.clock.now() });
    if (cancelled.ok) recordAudit(shop, visitor, auditedStep(stored.order, cancelled.value));
    if (cancelled.ok) saveMoved(shop, visitor, { ...stored, order: cancelled.value });
    return cancelled;
  },
  orderAgain: async (key) => {
    const stored = findFor(shop, visitor, key, isOwnOrder);
    if (stored === undefined) return err({ code: 'orderUnknown' });
    return ok(await refillCart(cartDependencies(shop, visitor), VISITING, stored.order.productOrders));
  },
});

export function createOrderDeskInMemory(shop: Shop, visitor: Visitor): OrderDeskPort {
  const snapshot = () => {
    const today = businessDayOf(shop.clock.now());
    return shop.orders.all().filter((order) => isOnBoard(order, today));
  };
  return {
    watch: (observer) => {
      if (may(visitor.account, 'order.readAll')) return shop.orders.watch(snapshot, (order) => [order], observer);
      queueMicrotask(() => observer.lost(new Error('not allowed')));
      return () => {};
    },
    findEarlier: async (query) => {
      if (!may(visitor.account, 'order.readAll')) throw new Error('not allowed');
      return findEarlierOrders(shop.orders.all(), query, businessDayOf(shop.clock.now()));
    },
    step: async (id, step) => {
      if (!may(visitor.account, 'order.step')) throw new Error('not allowed');
      const stored = shop.orders.find(id);
      if (stored === undefined) return err({ code: 'orderUnknown' });
      const stepped = takeStep(stored.order, step, { by: visitor.account.id, at: shop.clock.now() });
      if (!stepped.ok) return stepped;
      const order = taxedAtFulfilment(stepped.value, shop.vatRates);
      recordAudit(shop, visitor, auditedStep(stored.order, order));
      saveMoved(shop, visitor, { ...stored, order });
      return ok(order);
    },
  };
}
