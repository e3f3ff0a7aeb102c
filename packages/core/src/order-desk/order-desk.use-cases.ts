import type { RecordedNames } from '../audit/recorded-differences.ts';
import { assortmentOf } from '../cart/cart.use-cases.ts';
import type { OrderStorefront } from '../checkout/checkout.use-cases.ts';
import type { OrderDraft } from '../checkout/compose-order.ts';
import type { OvenCapacity, OvenLoad } from '../delivery/delivery-time.ts';
import { type OrderMailEvent, staffViewOf } from '../notification/order-mail.ts';
import { correctPayment } from '../order/correct-payment.ts';
import { movePromise, promiseReasonText } from '../order/move-promise.ts';
import type { OrderChangeError } from '../order/order-change.ts';
import type { OrderDeskPort } from '../order/order.port.ts';
import type { Order, Redelivery } from '../order/order.ts';
import {
  type OrderChange,
  type OrderRepository,
  type StepDependencies,
  type StepStorefront,
  type StoredOrder,
  moveOrder,
} from '../order/order.use-cases.ts';
import { type StepTaker, auditedAge, auditedOrderChange, seeCancellation, takeStep } from '../order/take-step.ts';
import { undoable, undoLastChange } from '../order/undo-step.ts';
import type { AuditedAction } from '../record/audit-entry.ts';
import { type Result, err, ok } from '../result/result.ts';
import { businessDayOf } from '../time/business-day.ts';
import type { LocalDate } from '../time/instant.ts';
import { isOnBoard, newestFirst } from './board.ts';
import { type EarlierOrdersSearch, earlierOrdersSearch } from './earlier-orders.ts';
import { type EditContext, editOrder } from './edit-order.ts';
import { redeliver } from './redeliver-order.ts';
import { type ShiftPerson, shiftOf } from './shift.ts';
import { type SignedEntry, couriersIn, orderTimeline } from './timeline.ts';
import { WITHHELD_REASON, withholdAlcohol } from './withhold-alcohol.ts';

/** An order, and the event of the last e-mail about it if that was given up; null: it was sent, or none has ended. */
export type BoardOrder = StoredOrder & { readonly failedMail: OrderMailEvent | null };

export type OrderDeskRepository = Pick<OrderRepository<BoardOrder>, 'load' | 'update'> & {
  /** The newest orders that match and were finished before this day of the books, in any order. */
  listEarlier(search: EarlierOrdersSearch, today: LocalDate): Promise<readonly BoardOrder[]>;
  /** All open orders and those that ended on this day of the books. */
  listBoard(today: LocalDate): Promise<readonly BoardOrder[]>;
  /** Everybody of the team who changed something on this day of the books, in any order. */
  listPeople(today: LocalDate): Promise<readonly ShiftPerson[]>;
  /**
   * Writes the order that `compose` makes of another one, with the change of that one, prints and mails it; null when
   * there is none. If this account has used the key, it returns the order of that time.
   */
  redeliver(
    id: string,
    keys: RedeliveryKeys,
    compose: (
      stored: BoardOrder,
    ) => Result<
      { readonly draft: OrderDraft; readonly lines: Redelivery['lines']; readonly taker: StepTaker },
      OrderChangeError
    >,
  ): Promise<Result<{ readonly order: Order; readonly requestHash: string }, OrderChangeError> | null>;
  /** The entries of the audit log about the order with this number, by `TIMELINE_ACTIONS`. */
  listEntries(number: number): Promise<readonly SignedEntry[]>;
  /** The names of the accounts with these ids. */
  loadNames(ids: readonly string[]): Promise<RecordedNames>;
};

/** How a repeated request is recognised. */
export type RedeliveryKeys = { readonly by: string; readonly idempotencyKey: string; readonly requestHash: string };

type Dependencies = Pick<StepDependencies<BoardOrder>, 'clock'> & {
  readonly orders: OrderDeskRepository;
  readonly content: { read(): Promise<StepStorefront & OrderStorefront> };
  /** A text that is the same for the same request only. */
  readonly hashOf: (request: object) => string;
};

const AUDITED: Record<
  Exclude<
    OrderChange['kind'],
    | 'step'
    | 'refunded'
    | 'redelivered'
    | 'kitchenReported'
    | 'assigned'
    | 'ageChecked'
    | 'paymentTried'
    | 'paymentMoved'
  >,
  AuditedAction
> = {
  undone: 'order.undone',
  promiseMoved: 'order.promiseMoved',
  edited: 'order.edited',
  paymentCorrected: 'order.paymentCorrected',
  cancellationSeen: 'order.cancellationSeen',
};

type OtherChange = Pick<OrderChange, 'note' | 'withheld'> & {
  readonly kind: keyof typeof AUDITED;
  readonly rule: (stored: BoardOrder, taker: StepTaker, ovenLoad: OvenLoad) => Result<Order, OrderChangeError>;
  /** Of the oven that the change reserves; undefined where it reserves none. */
  readonly ovenCapacity?: OvenCapacity;
};

/** The shop in which an order with these lines is edited. */
const editContextOf = (
  storefront: StepStorefront & OrderStorefront,
  lines: Parameters<typeof assortmentOf>[1],
): EditContext => ({
  ...assortmentOf(storefront, lines),
  vatRates: storefront.vatRates,
  orderLocations: storefront.delivery.orderLocations,
});

/** What the account `by` does at the order desk. The host has checked permission and input. */
export const createOrderDeskUseCases =
  (dependencies: Dependencies) =>
  (by: string | null): Omit<OrderDeskPort, 'watch' | 'loadAcceptance'> => {
    const { orders, clock, content } = dependencies;

    /** Changes an order otherwise than by a step. An undo itself cannot be undone. */
    async function change(
      id: string,
      { kind, note, rule, ovenCapacity, withheld }: OtherChange,
    ): Promise<Result<Order, OrderChangeError>> {
      const changeOf = (stored: BoardOrder, ovenLoad: OvenLoad): Result<OrderChange, OrderChangeError> => {
        const taker = { by, at: clock.now() };
        const { order: before } = stored;
        const result = rule(stored, taker, ovenLoad);
        if (!result.ok) return result;
        const order = result.value;
        // Names and addresses stay out of the audit log, which outlives an account.
        const also = kind === 'edited' ? { editedFields: order.edits.at(-1)?.fields } : {};
        return ok({
          kind,
          before,
          order,
          taker,
          note,
          audited: auditedOrderChange(AUDITED[kind], before, order, { note, also }),
          undoable: kind === 'promiseMoved' ? undoable(before, taker.at) : null,
          ...(withheld && { withheld }),
        });
      };
      const changed = await orders.update(id, changeOf, ovenCapacity);
      if (changed === null) return err({ code: 'orderUnknown' });
      return changed.ok ? ok(staffViewOf(changed.value)) : changed;
    }

    return {
      loadShift: async () => {
        const now = clock.now();
        const today = businessDayOf(now);
        const [board, people, { orderAlarmLimits: limits }] = await Promise.all([
          orders.listBoard(today),
          orders.listPeople(today),
          dependencies.content.read(),
        ]);
        const onBoard = board.map(({ order }) => order).filter((order) => isOnBoard(order, today));
        return shiftOf({ orders: onBoard, people, limits }, now);
      },
      findEarlier: async (query) => {
        const search = earlierOrdersSearch(query);
        if (search === null) return [];
        const found = await dependencies.orders.listEarlier(search, businessDayOf(dependencies.clock.now()));
        return found.map(staffViewOf).toSorted(newestFirst);
      },
      loadTimeline: async (id) => {
        const stored = await orders.load(id);
        if (stored === null) return err({ code: 'orderUnknown' });
        const entries = await orders.listEntries(stored.order.number);
        return ok(orderTimeline(stored, entries, await orders.loadNames(couriersIn(entries))));
      },
      step: async (id, step, key) => {
        const stepKey = key === undefined ? undefined : { key, to: step.to };
        const taken = { id, by, canUndo: true, key: stepKey, also: (before: Order) => auditedAge(before, step) };
        const moved = await moveOrder(dependencies, taken, (order, taker) => takeStep(order, step, taker));
        return moved.ok ? ok(staffViewOf(moved.value)) : moved;
      },
      undo: (id, seenRevision) =>
        change(id, {
          kind: 'undone',
          note: '',
          rule: ({ order, undoable: last }, { at }) => undoLastChange(order, last, { seenRevision, at }),
        }),
      movePromise: (id, draft) =>
        change(id, {
          kind: 'promiseMoved',
          note: promiseReasonText(draft.reason),
          rule: ({ order }, taker) => movePromise(order, draft, taker),
        }),
      edit: async (id, draft) => {
        const storefront = await content.read();
        const stored = await orders.load(id);
        if (stored === null) return err({ code: 'orderUnknown' });
        const context = editContextOf(storefront, [...stored.order.productOrders, ...draft.added]);
        return change(id, {
          kind: 'edited',
          note: draft.reason,
          ovenCapacity: storefront.ovenCapacity,
          rule: ({ order }, taker, ovenLoad) => editOrder(order, draft, { ...context, ovenLoad }, taker),
        });
      },
      withholdAlcohol: async (id) => {
        const stored = await orders.load(id);
        if (stored === null) return err({ code: 'orderUnknown' });
        const context = editContextOf(await content.read(), stored.order.productOrders);
        return change(id, {
          kind: 'edited',
          note: WITHHELD_REASON,
          withheld: true,
          rule: ({ order }, taker) => withholdAlcohol(order, context, taker),
        });
      },
      redeliver: async (id, draft) => {
        if (by === null) throw new Error('Nobody is signed in.');
        const [storefront, stored] = await Promise.all([dependencies.content.read(), orders.load(id)]);
        if (stored === null) return err({ code: 'orderUnknown' });
        const assortment = assortmentOf(storefront, stored.order.productOrders);
        const keys = { by, idempotencyKey: draft.idempotencyKey, requestHash: dependencies.hashOf({ id, ...draft }) };
        const again = await orders.redeliver(id, keys, ({ order }) => {
          const taker = { by, at: clock.now() };
          const composed = redeliver(order, draft, assortment, taker);
          return composed.ok ? ok({ draft: composed.value, lines: draft.lines, taker }) : composed;
        });
        if (again === null) return err({ code: 'orderUnknown' });
        if (!again.ok) return again;
        return again.value.requestHash === keys.requestHash
          ? ok(again.value.order)
          : err({ code: 'idempotencyKeyReused' });
      },
      seeCancellation: (id) =>
        change(id, {
          kind: 'cancellationSeen',
          note: '',
          rule: ({ order }, taker) => seeCancellation(order, taker),
        }),
      correctPayment: (id, draft) =>
        change(id, {
          kind: 'paymentCorrected',
          note: draft.reason,
          rule: ({ order }, taker) => correctPayment(order, draft, taker),
        }),
    };
  };
