import { fullName } from '@ofenpost/core/contact/full-name';
import type { CourierPort } from '@ofenpost/core/courier/courier.port';
import { type TourRepository, createCourierUseCases } from '@ofenpost/core/courier/courier.use-cases';
import { handInDraft } from '@ofenpost/core/courier/hand-in';
import { isStop } from '@ofenpost/core/courier/tour';
import { ROLES_ID } from '@ofenpost/core/role/role';
import { appendAudit } from './audit.in-memory.ts';
import { createOrderRepository } from './order.in-memory.ts';
import { type Shop, type Visitor, requireSignedIn, storefrontOf } from './shop.ts';

function createTours(shop: Shop): TourRepository {
  const driven = (courierId: string) => shop.orders.all().filter(({ tour }) => tour?.courierId === courierId);
  const tours: Omit<TourRepository, 'saveHandIn'> = {
    listStops: async (courierId) => driven(courierId).filter(isStop),
    listDelivered: async (courierId, after) =>
      driven(courierId).filter(
        ({ status, orderTimeProgresses: { delivered } }) =>
          status === 'delivered' && delivered !== undefined && (after === null || delivered > after),
      ),
    findLastHandIn: async (courierId) => shop.handIns.findLast((each) => each.courierId === courierId) ?? null,
    listPeople: async () =>
      [...shop.accounts]
        .filter(([, { rolesId }]) => rolesId >= ROLES_ID.courier)
        .map(([id, account]) => ({ id, name: fullName(account) })),
  };
  return {
    ...tours,
    saveHandIn: async (courierId, id, count) => {
      const earlier = shop.handIns.find((each) => each.id === id);
      if (earlier !== undefined) return earlier;
      const { handIn, audited } = await count(tours);
      shop.handIns.push(handIn);
      appendAudit(shop, { ...audited, at: handIn.at, actorId: courierId });
      return handIn;
    },
  };
}

export function createCourierInMemory(shop: Shop, visitor: Visitor): CourierPort {
  const courierFor = createCourierUseCases({
    clock: shop.clock,
    orders: createOrderRepository(shop, () => visitor.account),
    tours: createTours(shop),
    content: { read: async () => ({ ...storefrontOf(shop), orderAlarmLimits: shop.orderAlarmLimits }) },
  });
  return {
    loadTour: async () => courierFor(requireSignedIn(visitor, 'courier.readTour')).loadTour(),
    act: async (id, tap) => courierFor(requireSignedIn(visitor, 'courier.drive')).act(id, tap),
    handIn: async (draft) => courierFor(requireSignedIn(visitor, 'courier.handIn')).handIn(handInDraft.parse(draft)),
    listCouriers: async () => courierFor(requireSignedIn(visitor, 'courier.assign', 'read')).listCouriers(),
    assign: async (id, draft) => courierFor(requireSignedIn(visitor, 'courier.assign')).assign(id, draft),
  };
}
