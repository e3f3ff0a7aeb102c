import { bookingOfOrder } from '@ofenpost/core/accounting/book-order';
import { businessDayOf } from '@ofenpost/core/accounting/business-day';
import { auditedStep } from '@ofenpost/core/order/audited-step';
import { isOnDesk } from '@ofenpost/core/order/desk-orders';
import { findEarlierOrders } from '@ofenpost/core/order/earlier-orders';
import { orderAgain } from '@ofenpost/core/order/order-again';
import { ownOrdersPageOf } from '@ofenpost/core/order/order-summary';
import { canSeeOrder, isOwnOrder } from '@ofenpost/core/order/order-visibility';
import type { OrderDeskPort, OrderKey, OrderPort } from '@ofenpost/core/order/order.port';
import { cancelByCustomer, takeStep } from '@ofenpost/core/order/take-step';
import { taxedAtHandover } from '@ofenpost/core/order/tax-at-handover';
import { may } from '@ofenpost/core/permission/permission';
import { err, ok } from '@ofenpost/core/result/result';
import { recordAudit } from './audit.in-memory.ts';
import { refundGiftCard } from './gift-card.in-memory.ts';
import type { KeptOrder } from './order-book.ts';
import { printAccepted } from './printing.in-memory.ts';
import { type Shop, type Visitor, assortmentOf, cartOf, earliestServingIn } from './shop.ts';

type Allows = typeof canSeeOrder;

/** The order, if this visitor holds its capability or if the account is allowed. */
function findFor(shop: Shop, { account }: Visitor, key: OrderKey, allows: Allows): KeptOrder | undefined {
  const kept = shop.orders.find(key.id);
  if (kept === undefined) return undefined;
  return kept.capability === key.capability || allows(account, kept) ? kept : undefined;
}

/** Keeps an order that was moved; what a gift card paid goes back to it when the order will not arrive, and its end is booked. */
function keepMoved(shop: Shop, visitor: Visitor, moved: KeptOrder): void {
  refundGiftCard(shop, visitor, moved.order);
  shop.orders.keep(moved);
  if (moved.order.status === 'accepted') printAccepted(shop, moved.order);
  const booking = bookingOfOrder(moved.order, { by: visitor.account.id, at: shop.clock.now() });
  if (booking !== null) shop.accounting.book(booking);
}

export const createOrderInMemory = (shop: Shop, visitor: Visitor): OrderPort => ({
  load: async (key) => {
    const kept = findFor(shop, visitor, key, canSeeOrder);
    return kept === undefined ? err({ code: 'orderUnknown' }) : ok(kept.order);
  },
  watch: (key, observer) => {
    const kept = findFor(shop, visitor, key, canSeeOrder);
    if (kept === undefined) {
      queueMicrotask(() => observer.lost(new Error('order unknown')));
      return () => {};
    }
    const current = () => shop.orders.find(key.id)?.order ?? kept.order;
    return shop.orders.watch(current, (order) => (order.id === key.id ? order : null), observer);
  },
  listMine: async (query) => {
    if (!may(visitor.account, 'order.listOwn')) throw new Error('not allowed');
    return ownOrdersPageOf(shop.orders.of(visitor.account), query);
  },
  cancel: async (key) => {
    const kept = findFor(shop, visitor, key, isOwnOrder);
    if (kept === undefined) return err({ code: 'orderUnknown' });
    const cancelled = cancelByCustomer(kept.order, { by: visitor.account.id, at: shop.clock.now() });
    if (cancelled.ok) recordAudit(shop, visitor, auditedStep(kept.order, cancelled.value));
    if (cancelled.ok) keepMoved(shop, visitor, { ...kept, order: cancelled.value });
    return cancelled;
  },
  orderAgain: async (key) => {
    const kept = findFor(shop, visitor, key, isOwnOrder);
    if (kept === undefined) return err({ code: 'orderUnknown' });
    const { cart, missing } = orderAgain(kept.order.productOrders, {
      cart: visitor.items,
      assortment: assortmentOf(shop),
      at: earliestServingIn(shop),
      newItemId: () => crypto.randomUUID(),
    });
    visitor.items = cart;
    return ok({ cart: cartOf(shop, visitor), missing });
  },
});

export function createOrderDeskInMemory(shop: Shop, visitor: Visitor): OrderDeskPort {
  const snapshot = () => {
    const today = businessDayOf(shop.clock.now());
    return shop.orders.all().filter((order) => isOnDesk(order, today));
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
      const kept = shop.orders.find(id);
      if (kept === undefined) return err({ code: 'orderUnknown' });
      const stepped = takeStep(kept.order, step, { by: visitor.account.id, at: shop.clock.now() });
      if (!stepped.ok) return stepped;
      const order = taxedAtHandover(stepped.value, shop.vatRates);
      recordAudit(shop, visitor, auditedStep(kept.order, order));
      keepMoved(shop, visitor, { ...kept, order });
      return ok(order);
    },
  };
}
