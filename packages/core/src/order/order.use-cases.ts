import { addedAmounts } from '../cart/added-amount.ts';
import { type CartDependencies, NEW_CART, createCartUseCases, readOffer } from '../cart/cart.use-cases.ts';
import { type CartContent, type CartOwnership, amountsOf, wasAdded, whenAdded } from '../cart/stored-cart.ts';
import { isSamePhoneNumber } from '../contact/phone-number.ts';
import type { OvenCapacity, OvenLoad } from '../delivery/delivery-time.ts';
import type { NewGiftCard } from '../gift-card/gift-card.ts';
import type { AuditedChange } from '../record/audit-entry.ts';
import { type Result, err, ok } from '../result/result.ts';
import { isTeam } from '../role/role.ts';
import type { AboveLimit } from '../role/staff-limit.ts';
import type { OrderAlarmLimits } from '../settings/settings-draft.ts';
import type { ClockPort } from '../time/clock.port.ts';
import type { VatRateEntry } from '../vat/vat.ts';
import { isLinkOpen } from './device-orders.ts';
import type { KitchenMark } from './kitchen-mark.ts';
import { type OrderedAgain, orderAgain } from './order-again.ts';
import type { OrderStepRefusal } from './order-change.ts';
import type { OrderStatus } from './order-status.ts';
import {
  type OrderViewer,
  type OwnOrdersPage,
  type OwnOrdersQuery,
  canSeeOrder,
  guestViewOf,
  isOwnOrder,
  ownOrdersPageOf,
} from './order-summary.ts';
import type { GuestOrderKey, OrderSearch } from './order.port.ts';
import type { Order, OrderStepError, ProductOrder } from './order.ts';
import { type StepTaker, auditedStep, cancelByGuest, taxedAtFulfilment } from './take-step.ts';
import { type UndoableChange, undoable } from './undo-step.ts';

/** An order, the account that placed it (null: a guest, or somebody on the phone), and what staff changed last. */
export type StoredOrder = {
  readonly order: Order;
  readonly accountId: string | null;
  /** Null where the last change cannot be undone. */
  readonly undoable: UndoableChange | null;
  /** What the kitchen has reported, oldest first. */
  readonly kitchenMarks: readonly KitchenMark[];
  /** The keys of the last steps, each with where it led; missing or null: none. */
  readonly stepKeys?: readonly string[] | null;
};

/** A change of an order with its entry in the audit log, by the person and at the time of the change. */
export type OrderChange = {
  readonly kind:
    | 'step'
    | 'undone'
    | 'promiseMoved'
    | 'edited'
    | 'paymentCorrected'
    | 'refunded'
    | 'redelivered'
    | 'cancellationSeen'
    | 'kitchenReported'
    | 'assigned'
    | 'ageChecked'
    /** An attempt to pay online began or failed. */
    | 'paymentTried'
    /** What was paid online cannot be taken any more and is due at the door. */
    | 'paymentMoved';
  readonly before: Order;
  readonly order: Order;
  readonly taker: StepTaker;
  /** Whether who takes it back as its guest works here; missing or false: they do not, or it is no such change. */
  readonly byTeam?: boolean | undefined;
  /** Null: the payment has a history of its own. */
  readonly audited: AuditedChange | null;
  readonly undoable: UndoableChange | null;
  /** What the kitchen has reported since; missing: nothing new. */
  readonly kitchenMarks?: readonly KitchenMark[];
  /** The keys of the last steps; missing: no new one. */
  readonly stepKeys?: readonly string[];
  /** Every status that the order has had, also where the step was undone; missing: those that its times name. */
  readonly reached?: readonly OrderStatus[];
  /** Whether the edit keeps back alcohol that may not be handed over; missing: it does not. */
  readonly withheld?: true;
  /** The gift card that takes a refund, where the one that paid is void and the refund names the new one. */
  readonly newGiftCard?: NewGiftCard;
  /** Why, in the words of staff; '' where nobody was asked. */
  readonly note: string;
};

/** The orders by their id. */
export type OrderRepository<Stored extends StoredOrder = StoredOrder> = {
  load(id: string): Promise<Stored | null>;
  loadByNumber(number: number): Promise<Stored | null>;
  /** The orders of an account for `ownOrdersPageOf`; there may be more than on that page. */
  listOwn(accountId: string, query: OwnOrdersQuery): Promise<readonly Order[]>;
  /**
   * Writes the change that `change` makes of an order, unless it refuses, with what other contexts do after it; one
   * change after the other. Returns the order as it is now; null when there is none. With a capacity, nobody else can
   * reserve the oven meanwhile, and `ovenLoad` is what is reserved; without one the oven is unlimited.
   */
  update<Refusal>(
    id: string,
    change: (stored: Stored, ovenLoad: OvenLoad) => Result<OrderChange, Refusal>,
    ovenCapacity?: OvenCapacity,
  ): Promise<Result<Stored, Refusal | ChangeRefusal> | null>;
};

/**
 * An undo is refused where the gift card has no longer what the order gave back to it, and any change by which staff
 * move more money by hand than they may.
 */
export type ChangeRefusal = { readonly code: 'giftCardSpent' } | AboveLimit;

/** What steps read of the shop. */
export type StepStorefront = {
  readonly vatRates: readonly VatRateEntry[];
  readonly orderAlarmLimits: OrderAlarmLimits;
};

export type StepDependencies<Stored extends StoredOrder> = {
  readonly orders: Pick<OrderRepository<Stored>, 'update'>;
  readonly clock: ClockPort;
  readonly content: { read(): Promise<StepStorefront> };
};

type StepOf = {
  readonly id: string;
  readonly by: string | null;
  readonly byTeam?: boolean;
  readonly canUndo: boolean;
  /** What the audit log says of the step beside what it changed. */
  readonly also?: (before: Order) => Parameters<typeof auditedStep>[2];
  /** Makes a repeated step count once; another step under the same key is refused. */
  readonly key?: { readonly key: string; readonly to: OrderStatus } | undefined;
};

type Repeated<Stored> = { readonly code: 'repeated'; readonly stored: Stored };

/**
 * The entry of `stepKeys` for a step. Its other fields do not count: a step that waited at the desk is sent with fewer
 * minutes. Older entries are a key alone.
 */
const stepKeyOf = ({ key, to }: NonNullable<StepOf['key']>): string => `${key} ${to}`;

/** What a known key says about a step; null where the key is new. */
function knownStep<Stored extends StoredOrder>(
  stored: Stored,
  key: StepOf['key'],
): Repeated<Stored> | { readonly code: 'idempotencyKeyReused' } | null {
  if (key === undefined) return null;
  const known = stored.stepKeys?.find((each) => each.split(' ')[0] === key.key);
  if (known === undefined) return null;
  return known === key.key || known === stepKeyOf(key)
    ? { code: 'repeated', stored }
    : { code: 'idempotencyKeyReused' };
}

/** So many steps of an order are known again: more than it can take. */
const STEP_KEYS_MAX = 20;

/**
 * Moves an order by a rule, on behalf of the account `by`; null is a guest. A step whose key the order knows changes
 * nothing any more: the order is returned as it is now.
 */
export async function moveOrder<Stored extends StoredOrder, Refusal extends OrderStepRefusal>(
  { orders, clock, content }: StepDependencies<Stored>,
  { id, by, byTeam, canUndo, also, key }: StepOf,
  rule: (order: Order, taker: StepTaker, limits: OrderAlarmLimits) => Result<Order, Refusal>,
): Promise<Result<Stored, Refusal | OrderStepRefusal>> {
  const { vatRates, orderAlarmLimits } = await content.read();
  const moved = await orders.update(
    id,
    (stored): Result<OrderChange, Refusal | OrderStepRefusal | Repeated<Stored>> => {
      const { order: before, stepKeys } = stored;
      const known = knownStep(stored, key);
      if (known !== null) return err(known);
      const taker = { by, at: clock.now() };
      const stepped = rule(before, taker, orderAlarmLimits);
      if (!stepped.ok) return stepped;
      const order = taxedAtFulfilment(stepped.value, vatRates);
      const audited = auditedStep(before, order, also?.(before));
      const change = { kind: 'step', before, order, taker, byTeam, audited, note: '' } as const;
      return ok({
        ...change,
        undoable: canUndo ? undoable(before, taker.at) : null,
        ...(key !== undefined && { stepKeys: [...(stepKeys ?? []), stepKeyOf(key)].slice(-STEP_KEYS_MAX) }),
      });
    },
  );
  if (moved === null) return err({ code: 'orderUnknown' });
  if (moved.ok) return moved;
  const { error } = moved;
  if (error.code === 'giftCardSpent') throw new Error('A step took something from a gift card.');
  if (error.code === 'repeated') return ok(error.stored);
  return err(error);
}

export type OrderAccess = {
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
  if (found.length === 0) return { cart: await createCartUseCases(dependencies)(ownership).load(), missing, added: [] };
  const changed = await carts.update(await ownership.becomeCartOwner(), (cart) => {
    const before = cart ?? NEW_CART;
    if (wasAdded(before, idempotencyKey)) return ok({ ...before, missing, added: amountsOf(before.items, found) });
    const more = refilled(before);
    return ok({
      ...whenAdded(before, idempotencyKey, more.cart),
      missing: more.missing,
      added: addedAmounts(before.items, more.cart),
    });
  });
  if (!changed.ok) return changed.error;
  const { missing: left, added } = changed.value;
  return { cart: offer.price(changed.value), missing: left, added };
}

export type OrderDependencies = CartDependencies &
  OrderAccess &
  StepDependencies<StoredOrder> & {
    readonly orders: OrderRepository;
    readonly capabilityOf: (id: string) => string;
  };

type Caller = CartOwnership & { readonly account: () => Promise<OrderViewer> };

/** What people do with orders, by account or by capability. The host has checked permission and input. */
export const createOrderUseCases = (dependencies: OrderDependencies) => (caller: Caller) => {
  const find = async (
    key: VisibleOrderRequest,
    allows: typeof canSeeOrder,
  ): Promise<Result<Order, { readonly code: 'orderUnknown' }>> => {
    const order = await findVisibleOrder(dependencies, caller.account, key, allows);
    return order === null ? err({ code: 'orderUnknown' }) : ok(guestViewOf(order));
  };
  return {
    load: (key: VisibleOrderRequest) => find(key, canSeeOrder),
    find: async ({
      number,
      phoneNumber,
    }: OrderSearch): Promise<Result<GuestOrderKey, { readonly code: 'orderUnknown' }>> => {
      const stored = await dependencies.orders.loadByNumber(number);
      const isFound =
        stored !== null &&
        // Who has an account signs in to see its orders.
        stored.accountId === null &&
        isSamePhoneNumber(stored.order.address.phoneNumber, phoneNumber) &&
        isLinkOpen(stored.order, dependencies.clock.now());
      if (!isFound) return err({ code: 'orderUnknown' });
      const { id } = stored.order;
      return ok({ id, capability: dependencies.capabilityOf(id) });
    },
    listMine: async (query: OwnOrdersQuery): Promise<OwnOrdersPage> => {
      const { id } = await caller.account();
      return ownOrdersPageOf(id === null ? [] : await dependencies.orders.listOwn(id, query), query);
    },
    cancel: async (key: VisibleOrderRequest): Promise<Result<Order, OrderStepError>> => {
      const own = await find(key, isOwnOrder);
      if (!own.ok) return own;
      const account = await caller.account();
      const taken = { id: key.id, by: account.id, byTeam: isTeam(account), canUndo: false };
      const cancelled = await moveOrder(dependencies, taken, cancelByGuest);
      if (cancelled.ok) return ok(guestViewOf(cancelled.value.order));
      const { error } = cancelled;
      // Who works here has the limit of staff. The page of a guest knows none: it cannot be cancelled there.
      if (error.code === 'aboveLimit') return err({ code: 'stepRefused', status: own.value.status });
      if (error.code !== 'orderUnknown' && error.code !== 'stepRefused')
        throw new Error('A guest cancels without a key.');
      return err(error);
    },
    orderAgain: async (key: VisibleOrderRequest, idempotencyKey?: string) => {
      const own = await find(key, isOwnOrder);
      return own.ok ? ok(await refillCart(dependencies, caller, own.value.productOrders, idempotencyKey)) : own;
    },
  };
};
