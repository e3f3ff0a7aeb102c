import { assortmentOf } from '../cart/cart.use-cases.ts';
import type { OrderStorefront } from '../checkout/checkout.use-cases.ts';
import { isSame } from '../editor/compare.ts';
import { staffViewOf } from '../notification/order-mail.ts';
import type { BoardOrder } from '../order-desk/order-desk.use-cases.ts';
import { WITHHELD_REASON } from '../order-desk/withhold-alcohol.ts';
import type { OrderChangeError } from '../order/order-change.ts';
import type { Order } from '../order/order.ts';
import type { OrderChange, OrderRepository, StepStorefront } from '../order/order.use-cases.ts';
import { type StepTaker, auditedOrderChange, ageToProve, auditedStep, taxedAtFulfilment } from '../order/take-step.ts';
import { undoable } from '../order/undo-step.ts';
import type { AuditedChange } from '../record/audit-entry.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { ClockPort } from '../time/clock.port.ts';
import type { Instant } from '../time/instant.ts';
import { type CourierAction, type CourierError, isDone, takeAction } from './courier-action.ts';
import type { CourierPerson, CourierTour } from './courier-tour.ts';
import type { CourierPort } from './courier.port.ts';
import { type HandIn, type HandInDraft, courierCashOf, handInAmounts } from './hand-in.ts';
import { assignTour, inTourOrder, isStop, stopOf } from './tour.ts';

export type StoredHandIn = Omit<HandIn, 'name'> & Pick<HandInDraft, 'pieces'>;

/** What a courier drives, and the counts. */
export type TourRepository = {
  /** The open and the cancelled orders of a tour, in any order. */
  listStops(courierId: string): Promise<readonly Order[]>;
  /** What was delivered in the tours of a courier after this time; null: ever. */
  listDelivered(courierId: string, after: Instant | null): Promise<readonly Pick<Order, 'payment' | 'tour'>[]>;
  findLastHandIn(courierId: string): Promise<Pick<HandIn, 'at' | 'float'> | null>;
  /** Every account that can drive. */
  listPeople(): Promise<readonly Omit<CourierPerson, 'stops'>[]>;
  /**
   * Stores the count that `count` makes, unless there is one with this id; one of a courier after the other. Returns the
   * one with this id.
   */
  saveHandIn(
    courierId: string,
    id: string,
    count: (tours: Pick<TourRepository, 'listDelivered' | 'findLastHandIn'>) => Promise<{
      readonly handIn: StoredHandIn;
      readonly audited: AuditedChange;
    }>,
  ): Promise<Pick<StoredHandIn, 'courierId' | 'float' | 'pieces'>>;
};

type Dependencies = {
  readonly clock: ClockPort;
  readonly orders: Pick<OrderRepository<BoardOrder>, 'load' | 'update'>;
  readonly tours: TourRepository;
  readonly content: { read(): Promise<StepStorefront & OrderStorefront> };
};

const isStepped = (before: Order, after: Order) => before.status !== after.status;

/** The change by a courier, with its entry in the audit log. */
function changeOf(before: Order, order: Order, taker: StepTaker, action: CourierAction): OrderChange {
  const changed = { before, order, taker, note: '' };
  switch (action.kind) {
    case 'handOver':
    case 'undeliverable': {
      const note = action.kind === 'handOver' && action.isLeft ? 'Vor der Tür abgestellt' : '';
      const audited =
        note === ''
          ? auditedStep(before, order)
          : auditedOrderChange('order.stepped', before, order, { always: ['status'], note });
      return { ...changed, kind: 'step', audited, undoable: undoable(before, taker.at) };
    }
    case 'withhold': {
      const audited = auditedOrderChange('order.edited', before, order, { note: WITHHELD_REASON });
      return { ...changed, kind: 'edited', withheld: true, note: WITHHELD_REASON, audited, undoable: null };
    }
    case 'oldEnough':
      return {
        ...changed,
        kind: 'ageChecked',
        audited: auditedOrderChange('order.ageChecked', before, order, { also: { ageChecked: ageToProve(before) } }),
        undoable: null,
      };
    case 'seen':
      return {
        ...changed,
        kind: 'cancellationSeen',
        audited: auditedOrderChange('order.cancellationSeen', before, order, {}),
        undoable: null,
      };
  }
}

/** So many taps of a door are known again. */
const TAPS_MAX = 10;

const hasTapped = ({ tour }: Order, key: string): boolean => tour?.taps?.includes(key) ?? false;

const withTap = (order: Order, key: string): Order =>
  order.tour === undefined
    ? order
    : { ...order, tour: { ...order.tour, taps: [...(order.tour.taps ?? []), key].slice(-TAPS_MAX) } };

const ALREADY = { code: 'alreadyDone' } as const;

/** What the account `by` drives, and whom it lets drive. The host has checked permission and input. */
export const createCourierUseCases =
  ({ clock, orders, tours, content }: Dependencies) =>
  (by: string): CourierPort => {
    const loadTour = async (): Promise<CourierTour> => {
      const last = await tours.findLastHandIn(by);
      const [stops, delivered] = await Promise.all([tours.listStops(by), tours.listDelivered(by, last?.at ?? null)]);
      return {
        stops: stops.filter(isStop).toSorted(inTourOrder).map(stopOf),
        cash: courierCashOf(delivered, last),
      };
    };

    async function act(
      id: string,
      { key, action }: Parameters<CourierPort['act']>[1],
    ): Promise<Result<CourierTour, CourierError>> {
      const [storefront, stored] = await Promise.all([content.read(), orders.load(id)]);
      if (stored === null) return err({ code: 'orderUnknown' });
      const context = {
        ...assortmentOf(storefront, stored.order.productOrders),
        vatRates: storefront.vatRates,
        orderLocations: [],
      };
      const changed = await orders.update(
        id,
        ({ order: before }): Result<OrderChange, CourierError | OrderChangeError | typeof ALREADY> => {
          const taker = { by, at: clock.now() };
          if (before.tour?.courierId === by && (hasTapped(before, key) || isDone(before, action))) return err(ALREADY);
          const taken = takeAction(before, action, context, taker);
          if (!taken.ok) return taken;
          const tapped = withTap(taken.value, key);
          const order = isStepped(before, tapped) ? taxedAtFulfilment(tapped, storefront.vatRates) : tapped;
          return ok(changeOf(before, order, taker, action));
        },
      );
      if (changed === null) return err({ code: 'orderUnknown' });
      if (!changed.ok && changed.error.code !== ALREADY.code) return err(changed.error);
      return ok(await loadTour());
    }

    return {
      loadTour,
      act,
      handIn: async ({ id, float, pieces }) => {
        const stored = await tours.saveHandIn(by, id, async (counted) => {
          const at = clock.now();
          const last = await counted.findLastHandIn(by);
          const cash = courierCashOf(await counted.listDelivered(by, last?.at ?? null), last);
          const amounts = handInAmounts({ float, pieces }, cash);
          const audited = { action: 'courier.handedIn', subject: by, before: null, after: amounts } as const;
          return { handIn: { id, at, courierId: by, pieces, ...amounts }, audited };
        });
        const isRepeated = stored.courierId === by && stored.float === float && isSame(stored.pieces, pieces);
        return isRepeated ? ok(await loadTour()) : err({ code: 'idempotencyKeyReused' });
      },
      listCouriers: async () => {
        const people = await tours.listPeople();
        return Promise.all(
          people.map(async (person) => ({
            ...person,
            stops: (await tours.listStops(person.id)).filter(isStop).length,
          })),
        );
      },
      assign: async (id, draft) => {
        const { courierId } = draft;
        if (courierId !== null && !(await tours.listPeople()).some((person) => person.id === courierId))
          return err({ code: 'courierUnknown' });
        const others = courierId === null ? [] : await tours.listStops(courierId);
        const changed = await orders.update(id, ({ order: before }): Result<OrderChange, OrderChangeError> => {
          const taker = { by, at: clock.now() };
          const assigned = assignTour(before, draft, others.filter(isStop));
          if (!assigned.ok) return assigned;
          const order = assigned.value;
          const audited = {
            action: 'order.assigned',
            subject: String(order.number),
            before: { courierId: before.tour?.courierId ?? null },
            after: { courierId },
          } as const;
          return ok({ kind: 'assigned', before, order, taker, audited, note: '', undoable: null });
        });
        if (changed === null) return err({ code: 'orderUnknown' });
        return changed.ok ? ok(staffViewOf(changed.value)) : changed;
      },
    };
  };
