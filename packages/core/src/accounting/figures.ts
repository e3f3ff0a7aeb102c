import * as z from 'zod/mini';
import { inRappen } from '../money/format-money.ts';
import { rappen } from '../money/money.ts';
import { vatRate as vatRateSchema } from '../vat/vat.ts';
import type { Booking, BookingKind, BookingMethod, BookingShare } from './booking.ts';

const count = z.int().check(z.nonnegative());

/** The figures of the books over a day or a range, in Rappen. A figure that is contained in another one says so. */
export const figures = z.object({
  /** The number of journal entries in the sums. */
  bookings: count,
  /** Orders that were delivered or collected. */
  orders: count,
  stopped: z.object({ orders: count, total: rappen }),
  refunds: z.object({ count, total: rappen }),
  /** Sales minus refunds. */
  gross: rappen,
  net: rappen,
  vat: z.array(z.object({ vatRate: vatRateSchema, gross: rappen, net: rappen, vat: rappen })),
  /** The gross by payment method. */
  paid: z.object({ cash: rappen, card: rappen, twint: rappen, giftCard: rappen, unknown: rappen }),
  /** Contained in the gross. */
  deliveryFees: rappen,
  rounding: rappen,
  /**
   * The part of the sales that was given with gift cards, not contained in the gross. Older closes have no such figure.
   */
  discounts: z.exactOptional(rappen),
  /** The debt for gift cards and its changes, without the given part; `outstanding` is the debt at the end. */
  giftCards: z.object({
    sold: rappen,
    redeemed: rappen,
    refunded: rappen,
    adjusted: rappen,
    voided: rappen,
    outstanding: rappen,
  }),
  /** Income from gift cards by payment method. */
  giftCardsPaid: z.object({ cash: rappen, card: rappen, twint: rappen, unknown: rappen }),
  /** Cash put into the till and taken out beside sales; both positive. */
  cashIn: rappen,
  cashOut: rappen,
  /** The opening of the till minus what the last close left. Older closes have no such figure. */
  openingDifference: z.exactOptional(rappen),
});
export type Figures = z.infer<typeof figures>;

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

/**
 * The sums of many bookings, in Rappen: amounts by kind, rate and payment method, and the values that each booking has
 * once.
 */
export type JournalSums = {
  readonly bookings: number;
  readonly orders: number;
  readonly stopped: Figures['stopped'];
  readonly refunds: number;
  readonly deliveryFees: number;
  readonly rounding: number;
  readonly discounts: number;
  readonly shares: readonly (BookingShare & { readonly kind: BookingKind })[];
  /** The debt for gift cards after the last of the bookings. */
  readonly outstanding: number;
};

type Shares = JournalSums['shares'];
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => inRappen(total + amount), 0);
const grossOf = (shares: Shares): number => sum(shares.map(({ gross }) => gross));
const vatOf = (shares: Shares): number => sum(shares.map(({ vat }) => vat));

function groupByRate(shares: Shares): Figures['vat'] {
  const rates = [...new Set(shares.map(({ vatRate }) => vatRate))].toSorted((a, b) => a - b);
  return rates.map((vatRate) => {
    const own = shares.filter((share) => share.vatRate === vatRate);
    const [gross, vat] = [grossOf(own), vatOf(own)];
    return { vatRate, gross, net: gross - vat, vat };
  });
}

const byMethod = (shares: Shares) => {
  const paidBy = (method: BookingMethod | null): number => grossOf(shares.filter((share) => share.method === method));
  return { cash: paidBy('cash'), card: paidBy('card'), twint: paidBy('twint'), unknown: paidBy(null) };
};

/** The figures of the books from their sums. Only this function knows what each kind of booking counts for. */
export function totalsOfSums({ shares, ...sums }: JournalSums): Figures {
  const of = (...kinds: readonly BookingKind[]): Shares => shares.filter(({ kind }) => kinds.includes(kind));
  const turnover = of('sale', 'refund');
  return {
    bookings: sums.bookings,
    orders: sums.orders,
    stopped: sums.stopped,
    refunds: { count: sums.refunds, total: 0 - grossOf(of('refund')) },
    gross: grossOf(turnover),
    net: grossOf(turnover) - vatOf(turnover),
    vat: groupByRate(turnover),
    paid: { ...byMethod(turnover), giftCard: grossOf(turnover.filter(({ method }) => method === 'giftCard')) },
    deliveryFees: sums.deliveryFees,
    rounding: sums.rounding,
    discounts: sums.discounts,
    giftCards: {
      sold: grossOf(of('giftCardIssued')),
      redeemed: 0 - grossOf(of('giftCardRedeemed')),
      refunded: grossOf(of('giftCardRefunded')),
      adjusted: grossOf(of('giftCardAdjusted')),
      voided: 0 - grossOf(of('giftCardVoided')),
      outstanding: sums.outstanding,
    },
    giftCardsPaid: byMethod(of('giftCardIssued')),
    cashIn: grossOf(of('cashIn')),
    cashOut: 0 - grossOf(of('cashOut')),
    openingDifference: grossOf(of('openingDifference')),
  };
}

/** The kinds of bookings that change the debt for gift cards. */
export const GIFT_CARD_KINDS: readonly BookingKind[] = [
  'giftCardIssued',
  'giftCardRedeemed',
  'giftCardRefunded',
  'giftCardAdjusted',
  'giftCardVoided',
];

/**
 * The figures of the books from their entries. `owed` is the debt for gift cards before the first of them, in Rappen.
 */
export function journalTotals(bookings: readonly Booking[], owed = 0): Figures {
  const of = (kind: BookingKind): readonly Booking[] => bookings.filter((each) => each.kind === kind);
  const shares = bookings.flatMap(({ kind, shares: own }) => own.map((share) => ({ kind, ...share })));
  return totalsOfSums({
    bookings: bookings.length,
    orders: of('sale').length,
    stopped: { orders: of('stopped').length, total: sum(of('stopped').map(({ orderTotal }) => orderTotal)) },
    refunds: of('refund').length,
    deliveryFees: sum(bookings.map(({ deliveryFee }) => deliveryFee)),
    rounding: sum(bookings.map(({ rounding }) => rounding)),
    discounts: sum(bookings.map(({ discount }) => discount)),
    shares,
    outstanding: owed + grossOf(shares.filter(({ kind }) => GIFT_CARD_KINDS.includes(kind))),
  });
}
