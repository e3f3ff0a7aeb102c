import { type CartDependencies, NEW_CART, createCartUseCases, readOffer } from '../cart/cart.use-cases.ts';
import { type CartContent, type CartOwnership, wasAdded, whenAdded } from '../cart/stored-cart.ts';
import type { AuditedChange } from '../record/audit-entry.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { ClockPort } from '../time/clock.port.ts';
import type { VatRateEntry } from '../vat/vat.ts';
import { isLinkOpen } from './device-orders.ts';
import { type OrderedAgain, orderAgain } from './order-again.ts';
import {
  type OrderViewer,
  type OwnOrdersPage,
  type OwnOrdersQuery,
  canSeeOrder,
  isOwnOrder,
  ownOrdersPageOf,
} from './order-summary.ts';
import type { Order, OrderStepError, ProductOrder } from './order.ts';
import { type StepTaker, auditedStep, cancelByCustomer, taxedAtFulfilment } from './take-step.ts';

/** An order and the account that placed it; null: a guest, or somebody on the phone. */
export type StoredOrder = { readonly order: Order; readonly accountId: string | null };

/** A step of an order with its entry in the audit log, by the person and at the time of the step. */
export type OrderChange = { readonly order: Order; readonly taker: StepTaker; readonly audited: AuditedChange };

/** The orders by their id. */
export type OrderRepository<Stored extends StoredOrder = StoredOrder> = {
  load(id: string): Promise<Stored | null>;
  /** The orders of an account for `ownOrdersPageOf`; there may be more than on that page. */
  listOwn(accountId: string, query: OwnOrdersQuery): Promise<readonly Order[]>;
  /**
   * Writes the step that `change` makes of an order, unless it refuses, with what other contexts do after it; one step
   * after the other. Returns the order as it is now; null when there is none.
   */
  update(
    id: string,
    change: (order: Order) => Result<OrderChange, OrderStepError>,
  ): Promise<Result<Stored, OrderStepError> | null>;
};

export type StepDependencies<Stored extends StoredOrder> = {
  readonly orders: Pick<OrderRepository<Stored>, 'update'>;
  readonly clock: ClockPort;
  readonly content: { read(): Promise<{ readonly vatRates: readonly VatRateEntry[] }> };
};

/** Changes an order by a rule, on behalf of the account `by`; null is a guest. */
export async function moveOrder<Stored extends StoredOrder>(
  { orders, clock, content }: StepDependencies<Stored>,
  { id, by }: { readonly id: string; readonly by: string | null },
  rule: (order: Order, taker: StepTaker) => Result<Order, OrderStepError>,
): Promise<Result<Stored, OrderStepError>> {
  const { vatRates } = await content.read();
  const moved = await orders.update(id, (before) => {
    const taker = { by, at: clock.now() };
    const stepped = rule(before, taker);
    if (!stepped.ok) return stepped;
    const order = taxedAtFulfilment(stepped.value, vatRates);
    return ok({ order, taker, audited: auditedStep(before, order) });
  });
  return moved ?? err({ code: 'orderUnknown' });
}

type OrderAccess = {
  readonly orders: Pick<OrderRepository, 'load'>;
  readonly clock: ClockPort;
  /** Whether this is the capability of the order with this id. */
  readonly isCapability: (id: string, capability: string) => boolean;
};

type VisibleOrderRequest = { readonly id: string; readonly capability?: string | null | undefined };

/** The order, if the caller has its capability while links are open, or the account may see it. */
export async function findVisibleOrder(
  { orders, clock, isCapability }: OrderAccess,
  account: () => Promise<OrderViewer>,
  { id, capability }: VisibleOrderRequest,
  allows: typeof canSeeOrder,
): Promise<Order | null> {
  const stored = await orders.load(id);
  if (stored === null) return null;
  const hasLink = typeof capability === 'string' && isCapability(id, capability);
  if (hasLink && isLinkOpen(stored.order, clock.now())) return stored.order;
  return allows(await account(), stored) ? stored.order : null;
}

/**
 * Adds the lines of an order that are still available to the cart, once for a key. A guest becomes the owner of a cart
 * only if there are any.
 */
async function refillCart(
  dependencies: CartDependencies,
  ownership: CartOwnership,
  lines: readonly ProductOrder[],
  idempotencyKey?: string,
): Promise<OrderedAgain> {
  const { carts, newId: newItemId } = dependencies;
  const offer = await readOffer(dependencies);
  const assortment = offer.assortmentOf(lines);
  const refilled = ({ items: cart }: CartContent) => orderAgain(lines, { cart, assortment, at: offer.at, newItemId });
  const { cart: found, missing } = refilled(NEW_CART);
  if (found.length === 0) return { cart: await createCartUseCases(dependencies)(ownership).load(), missing };
  const changed = await carts.update(await ownership.becomeCartOwner(), (cart) => {
    const before = cart ?? NEW_CART;
    if (wasAdded(before, idempotencyKey)) return ok({ ...before, missing });
    const more = refilled(before);
    return ok({ ...whenAdded(before, idempotencyKey, more.cart), missing: more.missing });
  });
  if (!changed.ok) return changed.error;
  return { cart: offer.price(changed.value), missing: changed.value.missing };
}

export type OrderDependencies = CartDependencies &
  OrderAccess &
  StepDependencies<StoredOrder> & { readonly orders: OrderRepository };

type Caller = CartOwnership & { readonly account: () => Promise<OrderViewer> };

/** What people do with orders, by account or by capability. The host has checked permission and input. */
export const createOrderUseCases = (dependencies: OrderDependencies) => (caller: Caller) => {
  const find = async (
    key: VisibleOrderRequest,
    allows: typeof canSeeOrder,
  ): Promise<Result<Order, { readonly code: 'orderUnknown' }>> => {
    const order = await findVisibleOrder(dependencies, caller.account, key, allows);
    return order === null ? err({ code: 'orderUnknown' }) : ok(order);
  };
  return {
    load: (key: VisibleOrderRequest) => find(key, canSeeOrder),
    listMine: async (query: OwnOrdersQuery): Promise<OwnOrdersPage> => {
      const { id } = await caller.account();
      return ownOrdersPageOf(id === null ? [] : await dependencies.orders.listOwn(id, query), query);
    },
    cancel: async (key: VisibleOrderRequest): Promise<Result<Order, OrderStepError>> => {
      const own = await find(key, isOwnOrder);
      if (!own.ok) return own;
      const { id: by } = await caller.account();
      const cancelled = await moveOrder(dependencies, { id: key.id, by }, cancelByCustomer);
      return cancelled.ok ? ok(cancelled.value.order) : cancelled;
    },
    orderAgain: async (key: VisibleOrderRequest, idempotencyKey?: string) => {
      const own = await find(key, isOwnOrder);
      return own.ok ? ok(await refillCart(dependencies, caller, own.value.productOrders, idempotencyKey)) : own;
    },
  };
};
