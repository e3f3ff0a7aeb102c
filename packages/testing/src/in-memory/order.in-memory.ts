import { GUEST } from '@ofenpost/core/account/guest';
import { bookedAt, bookingsOfChange } from '@ofenpost/core/accounting/books';
import { movedByChange } from '@ofenpost/core/accounting/moved-by-change';
import { fullName } from '@ofenpost/core/contact/full-name';
import { followersOf, stopsBefore } from '@ofenpost/core/courier/tour';
import { UNLIMITED_OVEN } from '@ofenpost/core/delivery/delivery-time';
import { isOnBoard } from '@ofenpost/core/order-desk/board';
import { findEarlierOrders } from '@ofenpost/core/order-desk/earlier-orders';
import { orderEditDraft } from '@ofenpost/core/order-desk/edit-order';
import { createOrderDeskUseCases } from '@ofenpost/core/order-desk/order-desk.use-cases';
import {
  auditedRedelivery,
  redelivered,
  redeliveriesAfter,
  redeliveryDraft,
} from '@ofenpost/core/order-desk/redeliver-order';
import { paymentCorrectionDraft } from '@ofenpost/core/order/correct-payment';
import type { Order } from '@ofenpost/core/order/order';
import { isUnpaid } from '@ofenpost/core/order/order-lifecycle.machine';
import { guestViewOf } from '@ofenpost/core/order/order-summary';
import type { OrderDeskPort, OrderPort } from '@ofenpost/core/order/order.port';
import { type OrderChange, type OrderRepository, createOrderUseCases } from '@ofenpost/core/order/order.use-cases';
import { paperOfChange } from '@ofenpost/core/printing/printing.use-cases';
import { supplierBefore } from '@ofenpost/core/restaurant/supplier';
import { err, ok } from '@ofenpost/core/result/result';
import { may } from '@ofenpost/core/role/permission';
import { type RoleHolder, isTeam } from '@ofenpost/core/role/role';
import { type AboveLimit, whyAboveLimit } from '@ofenpost/core/role/staff-limit';
import { businessDayOf } from '@ofenpost/core/time/business-day';
import { appendAudit, entriesAbout, shiftPeople } from './audit.in-memory.ts';
import { VISITING, cartDependencies } from './cart.repository.ts';
import { redeemAgain, refundGiftCard } from './gift-card.in-memory.ts';
import { findMovedByHand } from './moved-by-hand.in-memory.ts';
import type { StoredOrder } from './order-book.ts';
import { settleOnline } from './payment-book.ts';
import { printAccepted, printFollowing, printLabels } from './printing.in-memory.ts';
import { type Shop, type Visitor, ovenLoadOf, requireMay, storefrontOf } from './shop.ts';

/** Who sold an order, where the restaurant's data have been changed since. */
function supplierOf({ audit }: Shop, { orderTimeProgresses: { delivered } }: Order) {
  const change = audit.find(
    ({ action, subject, at }) =>
      action === 'settings.changed' &&
      subject === 'profile' &&
      delivered !== undefined &&
      Date.parse(at) >= Date.parse(delivered),
  );
  return supplierBefore(change?.before);
}

/** The order with what other records say of it: where its tour is, and who sold it. */
const withOtherRecords = (shop: Shop, order: Order): Order => {
  const before = stopsBefore(order, shop.orders.all());
  const supplier = supplierOf(shop, order);
  return { ...order, ...(before !== undefined && { stopsBefore: before }), ...(supplier !== null && { supplier }) };
};

/** Guests of the same tour see how many stops come before theirs. */
function notifyTour(shop: Shop, change: Parameters<typeof followersOf>[0]): void {
  for (const { id } of followersOf(change, shop.orders.all())) {
    const follower = shop.orders.find(id);
    if (follower !== undefined) shop.orders.store(follower);
  }
}

/** Stores in the order that this one delivers again where this one stands. */
function storeRedeliveries(shop: Shop, order: Order): void {
  const first = order.redelivers === null ? undefined : shop.orders.find(order.redelivers.id);
  const redeliveries = first === undefined ? null : redeliveriesAfter(first.order, order);
  if (first !== undefined && redeliveries !== null)
    shop.orders.store({ ...first, order: { ...first.order, revision: first.order.revision + 1, redeliveries } });
}

/** Stores a change of an order, with what it does elsewhere. */
export function storeChange(shop: Shop, stored: StoredOrder, changed: OrderChange): StoredOrder {
  const reached = [...(stored.reached ?? []), changed.order.status];
  const change = { ...changed, reached };
  const { order, taker, audited, undoable, kitchenMarks = stored.kitchenMarks, stepKeys } = change;
  if (audited !== null) appendAudit(shop, { ...audited, at: taker.at, actorId: taker.by });
  const next = {
    ...stored,
    order,
    undoable,
    kitchenMarks,
    ...(stepKeys && { stepKeys }),
    changedAt: taker.at,
    reached,
  };
  shop.orders.store(next);
  refundGiftCard(shop, change);
  settleOnline(shop.online, change);
  storeRedeliveries(shop, order);
  notifyTour(shop, change);
  const paper = paperOfChange(change);
  if (paper === 'order') printAccepted(shop, order);
  if (paper === 'labels') printLabels(shop, order);
  if (paper === 'withdrawal' || paper === 'change') printFollowing(shop, order, paper);
  for (const booking of bookingsOfChange(change)) shop.accounting.book(booking, bookedAt(change));
  return next;
}

/** Why this account may not move what a change gives away or takes back. */
function limitOn(shop: Shop, account: RoleHolder, change: OrderChange): AboveLimit | null {
  const { by: actorId, at } = change.taker;
  const moved = {
    amount: movedByChange(change),
    before: findMovedByHand(shop, { actorId, at, orderNumber: change.order.number }),
  };
  return isTeam(account) ? whyAboveLimit(account, moved, shop.staffLimit) : null;
}

/** The orders of a shop. If one will not arrive, what a gift card paid is refunded to it; its end is booked. */
export const createOrderRepository = (
  shop: Shop,
  account: () => RoleHolder = () => GUEST,
): OrderRepository<StoredOrder> => ({
  load: async (id) => {
    const stored = shop.orders.find(id);
    return stored === undefined ? null : { ...stored, order: withOtherRecords(shop, stored.order) };
  },
  loadByNumber: async (number) => shop.orders.stored().find(({ order }) => order.number === number) ?? null,
  listOwn: async (accountId) => shop.orders.of({ id: accountId }),
  update: async (id, change, ovenCapacity = null) => {
    const stored = shop.orders.find(id);
    if (stored === undefined) return null;
    const changed = change(stored, ovenCapacity === null ? UNLIMITED_OVEN : ovenLoadOf(shop));
    if (!changed.ok) return changed;
    const { kind } = changed.value;
    const { reached = [] } = stored;
    const limited = limitOn(shop, account(), { ...changed.value, reached });
    if (limited !== null) return err(limited);
    if (kind === 'undone' && !redeemAgain(shop, changed.value)) return err({ code: 'giftCardSpent' });
    return ok(storeChange(shop, stored, changed.value));
  },
});

export function createOrderInMemory(shop: Shop, visitor: Visitor): OrderPort {
  const orders = createOrderUseCases({
    ...cartDependencies(shop, visitor),
    content: { read: async () => ({ ...storefrontOf(shop), orderAlarmLimits: shop.orderAlarmLimits }) },
    orders: createOrderRepository(shop, () => visitor.account),
    isCapability: (id, capability) => shop.orders.find(id)?.capability === capability,
    capabilityOf: (id) => shop.orders.find(id)?.capability ?? '',
  })({ ...VISITING, account: async () => visitor.account });
  return {
    ...orders,
    watch: (key, observer) =>
      shop.orders.watch(
        {
          first: async () => {
            const found = await orders.load(key);
            return found.ok
              ? () => guestViewOf(withOtherRecords(shop, shop.orders.find(key.id)?.order ?? found.value))
              : null;
          },
          changed: (order) => (order.id === key.id ? guestViewOf(withOtherRecords(shop, order)) : null),
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
    hashOf: (request) => JSON.stringify(request),
    content: { read: async () => ({ ...storefrontOf(shop), orderAlarmLimits: shop.orderAlarmLimits }) },
    orders: {
      ...createOrderRepository(shop, () => visitor.account),
      listBoard: async () => shop.orders.stored(),
      listPeople: async (today) => shiftPeople(shop, today),
      listEarlier: async (search, today) => findEarlierOrders(shop.orders.stored(), search, today),
      listEntries: async (number) => entriesAbout(shop, number),
      loadNames: async () => new Map([...shop.accounts].map(([id, account]) => [id, fullName(account)])),
      redeliver: async (id, { by, idempotencyKey, requestHash }, compose) => {
        const stored = shop.orders.find(id);
        if (stored === undefined) return null;
        const earlier = shop.answers.get(idempotencyKey);
        const known = shop.orders.find(earlier?.id ?? '');
        if (earlier !== undefined && known !== undefined) return ok({ ...earlier, order: known.order });
        const composed = compose(stored);
        if (!composed.ok) return composed;
        const { draft, lines, taker } = composed.value;
        const order = { id: crypto.randomUUID(), number: shop.orders.nextNumber(), ...draft };
        const { accountId } = stored;
        const change = redelivered(stored.order, order, { lines, taker });
        const limited = limitOn(shop, visitor.account, change);
        if (limited !== null) return err(limited);
        shop.orders.store({
          order,
          capability: crypto.randomUUID(),
          accountId,
          failedMail: null,
          undoable: null,
          kitchenMarks: [],
        });
        shop.answers.set(idempotencyKey, { id: order.id, requestHash });
        for (const audited of [change.audited, auditedRedelivery(order)])
          if (audited !== null) appendAudit(shop, { ...audited, at: taker.at, actorId: by });
        shop.orders.store({ ...stored, order: change.order, undoable: null });
        for (const booking of bookingsOfChange(change)) shop.accounting.book(booking, bookedAt(change));
        printAccepted(shop, order);
        return ok({ order, requestHash });
      },
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
          changed: (order) => (isUnpaid(order) ? null : [order]),
        },
        observer,
      ),
    loadAcceptance: async () => {
      requireMay(visitor, 'order.readAll', 'read');
      return shop.orderAcceptance;
    },
    loadShift: async () => orderDesk(requireMay(visitor, 'order.readAll', 'read').id).loadShift(),
    findEarlier: async (query) => orderDesk(requireMay(visitor, 'order.readAll').id).findEarlier(query),
    loadTimeline: async (id) => orderDesk(requireMay(visitor, 'order.readAll', 'read').id).loadTimeline(id),
    step: async (id, step, key) => orderDesk(requireMay(visitor, 'order.step').id).step(id, step, key),
    withholdAlcohol: async (id) => orderDesk(requireMay(visitor, 'order.step').id).withholdAlcohol(id),
    undo: async (id, revision) => orderDesk(requireMay(visitor, 'order.step').id).undo(id, revision),
    movePromise: async (id, draft) => orderDesk(requireMay(visitor, 'order.step').id).movePromise(id, draft),
    edit: async (id, draft) => orderDesk(requireMay(visitor, 'order.edit').id).edit(id, orderEditDraft.parse(draft)),
    redeliver: async (id, draft) =>
      orderDesk(requireMay(visitor, 'order.edit').id).redeliver(id, redeliveryDraft.parse(draft)),
    seeCancellation: async (id) => orderDesk(requireMay(visitor, 'order.step').id).seeCancellation(id),
    correctPayment: async (id, draft) =>
      orderDesk(requireMay(visitor, 'order.correctPayment').id).correctPayment(id, paymentCorrectionDraft.parse(draft)),
  };
}
