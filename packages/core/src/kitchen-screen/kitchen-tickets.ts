import { groupBy } from '../list/group-by.ts';
import type { Instant } from '../time/instant.ts';
import { addMinutes } from '../time/zurich.ts';
import { type Contradiction, contradictionOf } from './allergy.ts';
import { type KitchenLine, type KitchenOrder, isInKitchen } from './kitchen-order.ts';
import { WORK_STATIONS, type WorkStation, inOvenSince, linesInOven, openLines } from './station-work.ts';

/** What the screen shows: one station, or all of them. */
export type StationFilter = WorkStation | 'all';

const stationsOf = (filter: StationFilter): readonly WorkStation[] => (filter === 'all' ? WORK_STATIONS : [filter]);

/** The lines that a filter shows of an order, before they are begun. */
export const shownLines = (order: KitchenOrder, filter: StationFilter): KitchenLine[] =>
  stationsOf(filter).flatMap((at) => openLines(order, at));

/** The station whose work the ticket reports next: flatbreads take longest. */
export const nextStation = (order: KitchenOrder, filter: StationFilter): WorkStation | null =>
  stationsOf(filter).find((at) => openLines(order, at).length > 0) ?? null;

/** Minutes beside baking between the oven and the courier: to put in, and to pack. */
const HANDLING_MINUTES = 2;

/** How long the slowest of these dishes bakes. */
const slowestOf = (lines: readonly KitchenLine[]): number =>
  Math.max(0, ...lines.map(({ bakeMinutes }) => bakeMinutes));

/** When the dishes that are not in the oven yet have to go in so that the order is on time. */
export function startBy(order: KitchenOrder): Instant {
  const { dueAt, driveMinutes } = order;
  return addMinutes(dueAt, -(driveMinutes + slowestOf(openLines(order, 'oven')) + HANDLING_MINUTES));
}

/** When the order has to leave the kitchen. */
export const leaveBy = ({ dueAt, driveMinutes }: KitchenOrder): Instant => addMinutes(dueAt, -driveMinutes);

/** The instant that the ticket counts down to. */
export const countsTo = (order: KitchenOrder, station: WorkStation | null): Instant =>
  station === 'oven' ? startBy(order) : leaveBy(order);

const byStart = (a: KitchenOrder, b: KitchenOrder): number =>
  Date.parse(startBy(a)) - Date.parse(startBy(b)) || a.number - b.number;

/** The orders with work for the filter, or cancelled and not seen, the most urgent first. */
export const ticketsOf = (orders: readonly KitchenOrder[], filter: StationFilter): KitchenOrder[] =>
  orders
    .filter((order) => isInKitchen(order) && (order.isCancelled || shownLines(order, filter).length > 0))
    .toSorted(byStart);

/** A dish of the bake list: what of it is to be made, for which orders. */
export type BakeRow = {
  readonly key: string;
  readonly name: string;
  readonly dough: string | null;
  readonly halves: KitchenLine['halves'];
  readonly amount: number;
  /** The pieces of each size, smallest name first; '' where there is no size. */
  readonly sizes: readonly { readonly size: string; readonly amount: number }[];
  readonly numbers: readonly number[];
};

export type BakeGroup = { readonly dough: string | null; readonly rows: readonly BakeRow[] };

/** The row of the bake list to which a line belongs. */
export const bakeRowKey = ({ name, dough, halves, extras }: KitchenLine): string =>
  JSON.stringify([name, dough, halves, halves === null ? null : extras]);

/** The pieces of each size, smallest name first. */
const bySize = (amounts: ReadonlyMap<string, number>): { readonly size: string; readonly amount: number }[] =>
  [...amounts].map(([size, amount]) => ({ size, amount })).toSorted((a, b) => (a.size < b.size ? -1 : 1));

function rowOf(key: string, entries: readonly { readonly line: KitchenLine; readonly number: number }[]): BakeRow[] {
  const [first] = entries;
  if (first === undefined) return [];
  const { name, dough, halves } = first.line;
  const sizes = new Map<string, number>();
  for (const { line } of entries) sizes.set(line.size ?? '', (sizes.get(line.size ?? '') ?? 0) + line.amount);
  return [
    {
      key,
      name,
      dough,
      halves,
      amount: entries.reduce((sum, { line }) => sum + line.amount, 0),
      sizes: bySize(sizes),
      numbers: [...new Set(entries.map(({ number }) => number))],
    },
  ];
}

/** What to make now, by dough and dish, each dish at the place of its most urgent order. */
export function bakeList(orders: readonly KitchenOrder[], filter: StationFilter): BakeGroup[] {
  const entries = ticketsOf(orders, filter)
    .filter(({ isCancelled }) => !isCancelled)
    .flatMap((order) => shownLines(order, filter).map((line) => ({ line, number: order.number })));
  const rows = [...groupBy(entries, ({ line }) => bakeRowKey(line))].flatMap(([key, of]) => rowOf(key, of));
  return [...groupBy(rows, ({ dough }) => dough)].map(([dough, of]) => ({ dough, rows: of }));
}

/** The pieces of dough that the bake list needs, by size. */
export function doughTotals(orders: readonly KitchenOrder[]): { readonly size: string; readonly amount: number }[] {
  const totals = new Map<string, number>();
  for (const { rows } of bakeList(orders, 'oven'))
    for (const { sizes } of rows)
      for (const { size, amount } of sizes) totals.set(size, (totals.get(size) ?? 0) + amount);
  return bySize(totals);
}

/** A dish in the oven, and when it comes out. */
export type BakingLine = KitchenLine & { readonly outAt: Instant };

/** What of an order is in the oven, since when, and when the last of it comes out. */
export type OvenLoadEntry = {
  readonly order: KitchenOrder;
  readonly lines: readonly BakingLine[];
  readonly since: Instant;
  readonly outAt: Instant;
};

/** What is in the oven, the first to come out first. */
export const ovenContent = (orders: readonly KitchenOrder[]): OvenLoadEntry[] =>
  orders
    .flatMap((order) => {
      const [lines, since] = [linesInOven(order), inOvenSince(order)];
      if (order.status !== 'preparing' || lines.length === 0 || since === null) return [];
      const outAfter = (minutes: number) => addMinutes(since, minutes);
      const baking = lines.map((line) => ({ ...line, outAt: outAfter(line.bakeMinutes) }));
      return [{ order, lines: baking, since, outAt: outAfter(slowestOf(lines)) }];
    })
    .toSorted((a, b) => Date.parse(a.outAt) - Date.parse(b.outAt) || a.order.number - b.order.number);

/** Where the remark contradicts what is still to be made. */
export const ticketContradiction = (order: KitchenOrder, filter: StationFilter): Contradiction | null =>
  contradictionOf(order.remark, shownLines(order, filter));
