import { kitchenOrderOf } from '@ofenpost/core/kitchen-screen/kitchen-order';
import type { KitchenScreenPort } from '@ofenpost/core/kitchen-screen/kitchen-screen.port';
import { createKitchenScreenUseCases } from '@ofenpost/core/kitchen-screen/kitchen-screen.use-cases';
import { isOnBoard } from '@ofenpost/core/order-desk/board';
import { may } from '@ofenpost/core/role/permission';
import { businessDayOf } from '@ofenpost/core/time/business-day';
import { kitchenStorefront } from './kitchen-storefront.ts';
import { createOrderRepository } from './order.in-memory.ts';
import { type Shop, type Visitor, requireMay } from './shop.ts';

export function createKitchenScreenInMemory(shop: Shop, visitor: Visitor): KitchenScreenPort {
  const kitchenFor = createKitchenScreenUseCases({
    clock: shop.clock,
    content: { read: async () => kitchenStorefront(shop) },
    orders: createOrderRepository(shop),
  });
  const staff = () => kitchenFor(requireMay(visitor, 'kitchen.work').id);
  const seen = (id: string) => {
    const stored = shop.orders.find(id);
    return stored === undefined ? [] : [kitchenOrderOf(stored, kitchenStorefront(shop))];
  };
  const snapshot = () => {
    const today = businessDayOf(shop.clock.now());
    return shop.orders.all().flatMap((order) => (isOnBoard(order, today) ? seen(order.id) : []));
  };
  return {
    watch: (observer) =>
      shop.orders.watch(
        {
          first: async () => (may(visitor.account, 'kitchen.work') ? snapshot : null),
          changed: ({ id }) => seen(id),
        },
        observer,
      ),
    report: async (id, report) => staff().report(id, report),
    recall: async (id, key) => staff().recall(id, key),
    seeCancellation: async (id) => staff().seeCancellation(id),
  };
}
