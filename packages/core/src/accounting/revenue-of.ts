import type { Order } from '../order/order.ts';
import { toLocalTime } from '../time/zurich.ts';
import type { Booked } from './booking-list.ts';
import { isTurnover } from './booking.ts';
import type { DateRange } from './date-range.ts';
import type { Figures } from './figures.ts';
import { type Revenue, bestProducts } from './revenue.ts';

const grossOf = ({ booking: { shares } }: Booked): number => shares.reduce((sum, { gross }) => sum + gross, 0);

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
  return [...sums];
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
  const sales = all.filter(({ booking }) => booking.kind === 'sale');
  const sold = (entry: Booked): [number, number] => [grossOf(entry), entry.booking.kind === 'sale' ? 1 : 0];
  const lines = sales.flatMap(({ booking }) => orderOf(booking.orderId ?? '')?.productOrders ?? []);
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
        ({ totalPrice, amount }) => [totalPrice, amount],
      ).map(([id, [gross, pieces]]) => ({ id, name: names.get(id) ?? '', gross, pieces })),
    ),
    byArea: sumsBy(sales, ({ booking }) => booking.area, sold)
      .map(([area, [gross, orders]]) => ({ area, gross, orders }))
      .toSorted((a, b) => b.gross - a.gross || (a.area < b.area ? -1 : 1)),
  };
}
