import type { Figures } from './figures.ts';

type Sums = Readonly<Record<string, number>>;

/** Adds the values of the same name. */
const plus = <T extends Sums>(one: T, other: T): T =>
  Object.fromEntries(Object.entries(one).map(([name, amount]) => [name, amount + (other[name] ?? 0)])) as T;

function plusVat(one: Figures['vat'], other: Figures['vat']): Figures['vat'] {
  const byRate = new Map(one.map((share) => [share.vatRate, share]));
  for (const share of other) {
    const before = byRate.get(share.vatRate);
    byRate.set(share.vatRate, before === undefined ? share : { ...plus(before, share), vatRate: share.vatRate });
  }
  return [...byRate.values()].toSorted((a, b) => a.vatRate - b.vatRate);
}

/** The sum of two ranges that follow each other. The outstanding amount of gift cards is that of the later one. */
export const addFigures = (earlier: Figures, later: Figures): Figures => ({
  bookings: earlier.bookings + later.bookings,
  orders: earlier.orders + later.orders,
  stopped: plus(earlier.stopped, later.stopped),
  refunds: plus(earlier.refunds, later.refunds),
  gross: earlier.gross + later.gross,
  net: earlier.net + later.net,
  vat: plusVat(earlier.vat, later.vat),
  paid: plus(earlier.paid, later.paid),
  deliveryFees: earlier.deliveryFees + later.deliveryFees,
  rounding: earlier.rounding + later.rounding,
  discounts: (earlier.discounts ?? 0) + (later.discounts ?? 0),
  giftCards: {
    ...plus(earlier.giftCards, later.giftCards),
    outstanding: later.giftCards.outstanding,
  },
  giftCardsPaid: plus(earlier.giftCardsPaid, later.giftCardsPaid),
  cashIn: earlier.cashIn + later.cashIn,
  cashOut: earlier.cashOut + later.cashOut,
  openingDifference: (earlier.openingDifference ?? 0) + (later.openingDifference ?? 0),
});
