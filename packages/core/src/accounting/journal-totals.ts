import { inRappen } from '../money/in-rappen.ts';
import type { Booking, BookingKind, BookingMethod, BookingShare } from './booking.ts';
import type { Figures } from './figures.ts';

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

function byRate(shares: Shares): Figures['vat'] {
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
    vat: byRate(turnover),
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
