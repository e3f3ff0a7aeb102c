import * as z from 'zod/mini';
import { rappen } from '../money/money.ts';
import type { Order } from '../order/order.ts';
import { type LocalDate, localDate } from '../time/instant.ts';
import { addDays, daysBetween, toLocalTime } from '../time/zurich.ts';
import type { Booked } from './booking-list.ts';
import { isTurnover } from './booking.ts';
import { dateRange, type DateRange } from './date-range.ts';
import { figures as figuresSchema, type Figures } from './figures.ts';
import { problems } from './problems.ts';

const count = z.int().check(z.nonnegative());

/** How many products are named; the others form one row. */
const PRODUCTS_MAX = 20;
/** The name of the row that sums the rest of a list. */
export const OTHERS = 'Übrige';

/** `id` distinguishes products of one name; null is the row of the others. */
export const productRevenue = z.object({ id: z.nullable(z.uuid()), name: z.string(), pieces: count, gross: rappen });
type ProductRevenue = z.infer<typeof productRevenue>;

/** The first rows of a list, and one row for the rest, so that the sums stay the same. */
export const withOthers = <Row>(rows: readonly Row[], max: number, othersOf: (others: readonly Row[]) => Row): Row[] =>
  rows.length <= max ? [...rows] : [...rows.slice(0, max), othersOf(rows.slice(max))];

const compareText = (a: string, b: string): number => Number(a > b) - Number(a < b);
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** The products with the most turnover, and one row for all others. */
export const bestProducts = (products: readonly ProductRevenue[]): ProductRevenue[] =>
  withOthers(
    products.toSorted(
      (a, b) => b.gross - a.gross || compareText(a.name, b.name) || compareText(a.id ?? '', b.id ?? ''),
    ),
    PRODUCTS_MAX,
    (others) => ({
      id: null,
      name: OTHERS,
      pieces: sum(others.map(({ pieces }) => pieces)),
      gross: sum(others.map(({ gross }) => gross)),
    }),
  );

/** Turnover of a range and its sources. Amounts in Rappen. */
export const revenue = z.object({
  range: dateRange,
  figures: figuresSchema,
  /** Days with turnover, ascending; a refund counts on the day of its booking. */
  byDay: z.array(z.object({ day: localDate, gross: rappen, orders: count })),
  /** Sales by the hour of delivery in Zurich, 0 to 23, ascending. */
  byHour: z.array(z.object({ hour: z.int().check(z.gte(0), z.lte(23)), gross: rappen, orders: count })),
  /** Sold products at their price, the best first, without delivery fee, rounding and discounts. */
  byProduct: z.array(productRevenue),
  /** Sales by delivery area, the best first; '' means collected. */
  byArea: z.array(z.object({ area: z.string(), gross: rappen, orders: count })),
  /** What went wrong, by cause. Older servers do not say it. */
  problems: z.exactOptional(problems),
});
export type Revenue = z.infer<typeof revenue>;

/** A bar of a chart over time. */
export type Period = {
  readonly from: LocalDate;
  readonly by: 'day' | 'month';
  readonly gross: number;
  readonly orders: number;
};

/** A chart over this many days or more shows months. */
const MONTHS_FROM_DAYS = 63;

/** The turnover over time without gaps, by day or, in longer ranges, by month. */
export function periodsOf({ range: { from, to }, byDay }: Pick<Revenue, 'range' | 'byDay'>): Period[] {
  const length = daysBetween(from, to) + 1;
  const by = length >= MONTHS_FROM_DAYS ? 'month' : 'day';
  const startOf = (day: LocalDate): LocalDate => (by === 'day' ? day : `${day.slice(0, 8)}01`);
  const periods = new Map<LocalDate, { gross: number; orders: number }>();
  for (let place = 0; place < length; place += 1) periods.set(startOf(addDays(from, place)), { gross: 0, orders: 0 });
  for (const { day, gross, orders } of byDay) {
    const before = periods.get(startOf(day)) ?? { gross: 0, orders: 0 };
    periods.set(startOf(day), { gross: before.gross + gross, orders: before.orders + orders });
  }
  return [...periods].map(([start, sums]) => ({ from: start, by, ...sums }));
}

/** How many sales an entry adds: one that was undone takes its sale away. */
const salesIn = ({ booking: { kind } }: Booked): number => (kind === 'sale' ? 1 : kind === 'saleUndone' ? -1 : 0);

const grossOf = ({ booking: { shares } }: Booked): number => shares.reduce((total, { gross }) => total + gross, 0);

/** Sums of the items with the same key, in the order in which the keys first appear. */
function sumsBy<Item, Key>(
  items: readonly Item[],
  key: (item: Item) => Key,
  amounts: (item: Item) => [number, number],
) {
  const sums = new Map<Key, [number, number]>();
  for (const item of items) {
    const [first, second] = amounts(item);
    const [before, other] = sums.get(key(item)) ?? [0, 0];
    sums.set(key(item), [before + first, other + second]);
  }
  // What was sold and taken back leaves nothing to show.
  return [...sums].filter(([, [first, second]]) => first !== 0 || second !== 0);
}

type Sources = {
  readonly range: DateRange;
  readonly figures: Figures;
  /** The sold orders by id. */
  readonly orderOf: (id: string) => Order | undefined;
};

/** The sources of a range's turnover, computed from its bookings. */
export function revenueOf(booked: readonly Booked[], { range, figures, orderOf }: Sources): Revenue {
  const all = booked.filter(({ day }) => range.from <= day && day <= range.to);
  const sales = all.filter(({ booking: { kind } }) => kind === 'sale' || kind === 'saleUndone');
  const sold = (entry: Booked): [number, number] => [grossOf(entry), salesIn(entry)];
  const lines = sales.flatMap((entry) =>
    (orderOf(entry.booking.orderId ?? '')?.productOrders ?? []).map((line) => ({ ...line, sales: salesIn(entry) })),
  );
  // A renamed product has the name under which it was sold last.
  const names = new Map(lines.map(({ productId, name }) => [productId, name]));
  return {
    range,
    figures,
    byDay: sumsBy(
      all.filter(({ booking: { kind } }) => isTurnover(kind)),
      ({ day }) => day,
      sold,
    )
      .map(([day, [gross, orders]]) => ({ day, gross, orders }))
      .toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    byHour: sumsBy(sales, ({ booking }) => Number(toLocalTime(booking.at).slice(0, 2)), sold)
      .map(([hour, [gross, orders]]) => ({ hour, gross, orders }))
      .toSorted((a, b) => a.hour - b.hour),
    byProduct: bestProducts(
      sumsBy(
        lines,
        ({ productId }) => productId,
        (line) => [line.totalPrice * line.sales, line.amount * line.sales],
      ).map(([id, [gross, pieces]]) => ({ id, name: names.get(id) ?? '', gross, pieces })),
    ),
    byArea: sumsBy(sales, ({ booking }) => booking.area, sold)
      .map(([area, [gross, orders]]) => ({ area, gross, orders }))
      .toSorted((a, b) => b.gross - a.gross || (a.area < b.area ? -1 : 1)),
  };
}
