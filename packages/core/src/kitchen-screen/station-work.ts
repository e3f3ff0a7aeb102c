import * as z from 'zod/mini';
import type { Station } from '../catalogue/station.ts';
import type { KitchenMark, KitchenTask } from '../order/kitchen-mark.ts';
import { orderStepError } from '../order/order.ts';
import { type Result, err, ok } from '../result/result.ts';
import { type Instant, instant } from '../time/instant.ts';
import type { KitchenLine, KitchenOrder } from './kitchen-order.ts';

/** The stations at which somebody works. */
export const WORK_STATIONS = ['oven', 'cold', 'drinks'] as const;
export type WorkStation = (typeof WORK_STATIONS)[number];

/** What bumping a ticket of a station reports. */
export const FIRST_TASK: Record<WorkStation, KitchenTask> = { oven: 'ovenIn', cold: 'cold', drinks: 'drinks' };

export const kitchenMarkError = z.discriminatedUnion('code', [
  ...orderStepError.def.options,
  /** Somebody else has reported it. */
  z.object({ code: z.literal('alreadyMarked'), at: z.nullable(instant) }),
  /** There is nothing to take back. */
  z.object({ code: z.literal('nothingToRecall') }),
  /** The order has left the kitchen. */
  z.object({ code: z.literal('recallTooLate') }),
]);
export type KitchenMarkError = z.infer<typeof kitchenMarkError>;

const linesAt = ({ lines }: KitchenOrder, at: Station): readonly KitchenLine[] =>
  lines.filter(({ station }) => station === at);

/** How many pieces of a line the reports of a task cover. */
const coveredAmount = (marks: readonly KitchenMark[], task: KitchenTask, line: string): number =>
  marks
    .filter((mark) => mark.task === task)
    .flatMap(({ covers }) => covers)
    .reduce((sum, cover) => sum + (cover.line === line ? cover.amount : 0), 0);

/**
 * The reports of an order. One that the desk set to preparation, and of which the kitchen has reported nothing, has all
 * its flatbreads in the oven since then.
 */
function marksOf(order: KitchenOrder): readonly KitchenMark[] {
  const { marks, status, preparingAt } = order;
  if (marks.length > 0 || status !== 'preparing' || preparingAt === null) return marks;
  const covers = linesAt(order, 'oven').map(({ line, amount }) => ({ line, amount }));
  return [{ key: order.id, task: 'ovenIn', at: preparingAt, covers }];
}

const withAmounts = (lines: readonly KitchenLine[], amountOf: (line: KitchenLine) => number): KitchenLine[] =>
  lines.flatMap((line) => {
    const amount = amountOf(line);
    return amount > 0 ? [{ ...line, amount }] : [];
  });

/** What a station has not begun: at the oven what is not in it yet, elsewhere what is not done. */
export function openLines(order: KitchenOrder, at: WorkStation): KitchenLine[] {
  const marks = marksOf(order);
  return withAmounts(linesAt(order, at), ({ line, amount }) => amount - coveredAmount(marks, FIRST_TASK[at], line));
}

/** What lies in the oven. */
export function linesInOven(order: KitchenOrder): KitchenLine[] {
  const marks = marksOf(order);
  return withAmounts(linesAt(order, 'oven'), ({ line, amount }) => {
    const isIn = Math.min(amount, coveredAmount(marks, 'ovenIn', line));
    return isIn - coveredAmount(marks, 'ovenOut', line);
  });
}

/** When the last flatbreads of an order went into the oven; null: none did. */
export const inOvenSince = (order: KitchenOrder): Instant | null =>
  marksOf(order).findLast(({ task, covers }) => task === 'ovenIn' && covers.length > 0)?.at ?? null;

/** Whether every station has done its part. An order without work for the kitchen is left to the desk. */
export const isDone = (order: KitchenOrder): boolean =>
  order.lines.some(({ station }) => station !== 'none') &&
  linesInOven(order).length === 0 &&
  WORK_STATIONS.every((at) => openLines(order, at).length === 0);

const linesOfTask = (order: KitchenOrder, task: KitchenTask): KitchenLine[] => {
  if (task === 'ovenOut') return linesInOven(order);
  return openLines(order, task === 'ovenIn' ? 'oven' : task);
};

/** The status after the reports: the first begins the preparation, at the oven that of the flatbreads; the last ends it. */
function statusAfter(order: KitchenOrder): KitchenOrder['status'] {
  if (isDone(order)) return 'ready';
  const isBaked = linesAt(order, 'oven').length > 0;
  const hasBegun = isBaked ? inOvenSince(order) !== null : order.marks.some(({ covers }) => covers.length > 0);
  return hasBegun ? 'preparing' : order.status;
}

export type KitchenReport = Pick<KitchenMark, 'key' | 'task'> & { readonly at: Instant };

/**
 * Adds a report to an order, and moves its status where that follows. The same report again changes nothing; somebody
 * else's is refused with the time of theirs.
 */
export function reportTask(
  order: KitchenOrder,
  { key, task, at }: KitchenReport,
): Result<KitchenOrder, KitchenMarkError> {
  if (order.marks.some((mark) => mark.key === key)) return ok(order);
  const { status } = order;
  if (status !== 'accepted' && status !== 'preparing') return err({ code: 'stepRefused', status });
  const lines = linesOfTask(order, task);
  if (lines.length === 0) {
    const earlier = marksOf(order).findLast((mark) => mark.task === task && mark.covers.length > 0);
    return err({ code: 'alreadyMarked', at: earlier?.at ?? null });
  }
  const covers = lines.map(({ line, amount }) => ({ line, amount }));
  const marked = { ...order, marks: [...marksOf(order), { key, task, at, covers }] };
  return ok({ ...marked, status: statusAfter(marked) });
}

/**
 * Takes a report back. Its key stays, so that the report does not count when it arrives once more. What came out of the
 * oven is in it no more when it never went in.
 */
export function recallReport(marks: readonly KitchenMark[], key: string): Result<KitchenMark[], KitchenMarkError> {
  const recalled = marks.find((mark) => mark.key === key);
  if (recalled === undefined || recalled.covers.length === 0) return err({ code: 'nothingToRecall' });
  const falls = (mark: KitchenMark) => mark.key === key || (recalled.task === 'ovenIn' && mark.task === 'ovenOut');
  return ok(marks.map((mark) => (falls(mark) ? { ...mark, covers: [] } : mark)));
}
