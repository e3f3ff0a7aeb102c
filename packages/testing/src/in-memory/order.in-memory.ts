import { bookingOfOrder } from '@ofenpost/core/accounting/books';
import { isOnBoard } from '@ofenpost/core/order-desk/board';
import { findEarlierOrders } from '@ofenpost/core/order-desk/earlier-orders';
import { createOrderDeskUseCases } from '@ofenpost/core/order-desk/order-desk.use-cases';
import type { OrderDeskPort, OrderPort } from '@ofenpost/core/order/order.port';
import { type OrderRepository, createOrderUseCases } from '@ofenpost/core/order/order.use-cases';
import { ok } from '@ofenpost/core/result/result';
import { may } from '@ofenpost/core/role/permission';
import { businessDayOf } from '@ofenpost/core/time/business-day';
import { appendAudit } from './audit.in-memory.ts';
import { VISITING, cartDependencies } from './cart.repository.ts';
import { refundGiftCard } from './gift-card.in-memory.ts';
import type { StoredOrder } from './order-book.ts';
import { printAccepted } from './printing.in-memory.ts';
import { type Shop, type Visitor, requireMay, storefrontOf } from './shop.ts';

/** The orders of a shop. If one will not arrive, what a gift card paid is refunded to it; its end is booked. */
const createOrderRepository = (shop: Shop): OrderRepository<StoredOrder> => ({
  load: async (id) => shop.orders.find(id) ?? null,
  listOwn: async (accountId) => shop.orders.of({ id: accountId }),
  update: async (id, change) => {
    const stored = shop.orders.find(id);
    if (stored === undefined) return null;
    const changed = change(stored.order);
    if (!changed.ok) return changed;
    const { order, taker, audited } = changed.value;
    appendAudit(shop, { ...audited, at: taker.at, actorId: taker.by });
    refundGiftCard(shop, order, taker);
    shop.orders.store({ ...stored, order });
    if (order.status === 'accepted') printAccepted(shop, order);
    const booking = bookingOfOrder(order, taker);
    if (booking !== null) shop.accounting.book(booking);
    return ok({ ...stored, order });
  },
});

export function createOrderInMemory(shop: Shop, visitor: Visitor): OrderPort {
  const orders = createOrderUseCases({
    ...cartDependencies(shop, visitor),
    content: { read: async () => storefrontOf(shop) },
    orders: createOrderRepository(shop),
    isCapability: (id, capability) => shop.orders.find(id)?.capability === capability,
  })({ ...VISITING, account: async () => visitor.account });
  return {
    ...orders,
    watch: (key, observer) =>
      shop.orders.watch(
        {
          first: async () => {
            const found = await orders.load(key);
            return found.ok ? () => shop.orders.find(key.id)?.order ?? found.value : null;
          },
          changed: (order) => (order.id === key.id ? order : null),
        },
        observer,
      ),
    listMine: async (query) => {
      requireMay(visitor, 'order.listOwn');
      return orders.listMine(query);
    },
  };
}

export function createOrderDeskInMemory(shop: Shop, visitor: Visitor): OrderDeskPort {
  const orderDesk = createOrderDeskUseCases({
    clock: shop.clock,
    content: { read: async () => shop },
    orders: {
      ...createOrderRepository(shop),
      listEarlier: async (search, today) => findEarlierOrders(shop.orders.stored(), search, today),
    },
  });
  const snapshot = () => {
    const today = businessDayOf(shop.clock.now());
    return shop.orders.all().filter((order) => isOnBoard(order, today));
  };
  return {
    watch: (observer) =>
      shop.orders.watch(
        {
          first: async () => (may(visitor.account, 'order.readAll') ? snapshot : null),
          changed: (order) => [order],
        },
        observer,
      ),
    findEarlier: async (query) => orderDesk(requireMay(visitor, 'order.readAll').id).findEarlier(query),
    step: async (id, step) => orderDesk(requireMay(visitor, 'order.step').id).step(id, step),
  };
}
