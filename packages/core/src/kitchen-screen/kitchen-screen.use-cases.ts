import { isUnseenCancellation } from '../order/guest-cancel.ts';
import type { KitchenMark, KitchenTask } from '../order/kitchen-mark.ts';
import type { Order } from '../order/order.ts';
import type { OrderChange, OrderRepository, StoredOrder } from '../order/order.use-cases.ts';
import { type StepTaker, auditedOrderChange, auditedStep, seeCancellation, takeStep } from '../order/take-step.ts';
import { undoLastChange, undoable } from '../order/undo-step.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { ClockPort } from '../time/clock.port.ts';
import { type KitchenOrder, type KitchenStorefront, kitchenOrderOf } from './kitchen-order.ts';
import type { KitchenScreenPort } from './kitchen-screen.port.ts';
import { type KitchenMarkError, recallReport, reportTask } from './station-work.ts';

const TASK_LABELS: Record<KitchenTask, string> = {
  ovenIn: 'Im Ofen',
  ovenOut: 'Aus dem Ofen',
  cold: 'Kalt fertig',
  drinks: 'Getränke fertig',
};

type Dependencies = {
  readonly orders: Pick<OrderRepository, 'load' | 'update'>;
  readonly clock: ClockPort;
  readonly content: { read(): Promise<KitchenStorefront> };
};

/** The steps from where an order stands to where the kitchen's reports bring it, as one change. */
function stepTo(order: Order, to: KitchenOrder['status'], taker: StepTaker): Result<Order, KitchenMarkError> {
  let moved = order;
  for (const next of ['preparing', 'ready'] as const) {
    if (moved.status === to) break;
    if (moved.status === next) continue;
    const taken = takeStep(moved, { from: moved.status, to: next }, taker);
    if (!taken.ok) return taken;
    moved = taken.value;
  }
  return ok({ ...moved, revision: order.revision + 1 });
}

/** The entry that a report leaves where no step does. */
function reported(before: Order, note: string, taker: StepTaker): Omit<OrderChange, 'kitchenMarks'> {
  const order = { ...before, revision: before.revision + 1 };
  const audited = auditedOrderChange('order.kitchenReported', before, order, { note });
  return { kind: 'kitchenReported', before, order, taker, note: '', audited, undoable: null };
}

function changeOfReport(
  stored: StoredOrder,
  { key, task }: Pick<KitchenMark, 'key' | 'task'>,
  storefront: KitchenStorefront,
  taker: StepTaker,
): Result<OrderChange, KitchenMarkError | Repeated> {
  const { order: before } = stored;
  const kitchen = kitchenOrderOf(stored, storefront);
  const result = reportTask(kitchen, { key, task, at: taker.at });
  if (!result.ok) return result;
  if (result.value === kitchen) return err({ code: 'repeated' });
  const { marks: kitchenMarks, status } = result.value;
  if (status === before.status) return ok({ ...reported(before, TASK_LABELS[task], taker), kitchenMarks });
  const stepped = stepTo(before, status, taker);
  if (!stepped.ok) return stepped;
  const order = stepped.value;
  const audited = auditedStep(before, order);
  return ok({
    kind: 'step',
    before,
    order,
    taker,
    audited,
    note: '',
    undoable: undoable(before, taker.at),
    kitchenMarks,
  });
}

/** A step that the last report caused is undone with it for a few seconds; later the dishes alone come back. */
function changeOfRecall(
  stored: StoredOrder,
  key: string,
  taker: StepTaker,
): Result<OrderChange, KitchenMarkError | Repeated> {
  const { order: before, undoable: last, kitchenMarks } = stored;
  if (kitchenMarks.some((mark) => mark.key === key && mark.covers.length === 0)) return err({ code: 'repeated' });
  const left = recallReport(kitchenMarks, key);
  if (!left.ok) return left;
  const isLast = kitchenMarks.at(-1)?.key === key && last !== null && last.before.status !== before.status;
  const undone = isLast ? undoLastChange(before, last, { seenRevision: before.revision, at: taker.at }) : null;
  if (undone?.ok === true) {
    const order = undone.value;
    const audited = auditedOrderChange('order.undone', before, order, {});
    return ok({ kind: 'undone', before, order, taker, note: '', audited, undoable: null, kitchenMarks: left.value });
  }
  if (before.status !== 'accepted' && before.status !== 'preparing') return err({ code: 'recallTooLate' });
  const task = kitchenMarks.find((mark) => mark.key === key)?.task;
  const note = `Zurückgeholt: ${task === undefined ? '' : TASK_LABELS[task]}`;
  return ok({ ...reported(before, note, taker), kitchenMarks: left.value });
}

/** The same has arrived before. */
type Repeated = { readonly code: 'repeated' };

/** What the account `by` does at the screen of the kitchen. The host has checked permission and input. */
export const createKitchenScreenUseCases =
  ({ orders, clock, content }: Dependencies) =>
  (by: string | null): Omit<KitchenScreenPort, 'watch'> => {
    async function change(
      id: string,
      rule: (
        stored: StoredOrder,
        storefront: KitchenStorefront,
        taker: StepTaker,
      ) => Result<OrderChange, KitchenMarkError | Repeated>,
    ): Promise<Result<KitchenOrder, KitchenMarkError>> {
      const storefront = await content.read();
      const changed = await orders.update(id, (stored) => rule(stored, storefront, { by, at: clock.now() }));
      if (changed === null) return err({ code: 'orderUnknown' });
      if (changed.ok) return ok(kitchenOrderOf(changed.value, storefront));
      const { error } = changed;
      if (error.code === 'giftCardSpent' || error.code === 'aboveLimit') throw new Error('A report moved money.');
      if (error.code !== 'repeated') return err(error);
      const stored = await orders.load(id);
      return stored === null ? err({ code: 'orderUnknown' }) : ok(kitchenOrderOf(stored, storefront));
    }
    return {
      report: (id, report) =>
        change(id, (stored, storefront, taker) => changeOfReport(stored, report, storefront, taker)),
      recall: (id, key) => change(id, (stored, _, taker) => changeOfRecall(stored, key, taker)),
      seeCancellation: (id) =>
        change(id, ({ order: before }, _, taker) => {
          if (before.guestCancellation !== null && !isUnseenCancellation(before)) return err({ code: 'repeated' });
          const seen = seeCancellation(before, taker);
          if (!seen.ok) return seen;
          const order = seen.value;
          const audited = auditedOrderChange('order.cancellationSeen', before, order, {});
          return ok({ kind: 'cancellationSeen', before, order, taker, note: '', audited, undoable: null });
        }),
    };
  };
