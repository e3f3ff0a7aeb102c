import * as z from 'zod/mini';
import { inRappen } from '../money/format-money.ts';
import { rappen } from '../money/money.ts';
import { moneyAmount } from '../validation/entered-fields.ts';
import { vatRate as vatRateSchema } from '../vat/vat.ts';
import {
  STOPPED_KINDS,
  BOOKING_METHOD_LABELS,
  type Booking,
  type BookingKind,
  type BookingMethod,
  type BookingShare,
  type PromotionSum,
  TURNOVER_KINDS,
  bookingMethod,
  promotionSum,
} from './booking.ts';

const count = z.int().check(z.nonnegative());

/** In Rappen: CHF 100'000. */
const TERMINAL_MAX = 10_000_000;
const terminalTotal = moneyAmount('Das Total am Terminal', { min: -TERMINAL_MAX, max: TERMINAL_MAX });

/** What the card terminal took on a day as its own slip says, in Rappen; below zero where it gave more back. */
export const terminalTotals = z.object({ card: terminalTotal, twint: terminalTotal });
export type TerminalTotals = z.infer<typeof terminalTotals>;

/** The figures of the books over a day or a range, in Rappen. A figure that is contained in another one says so. */
export const figures = z.object({
  /** The number of journal entries in the sums. */
  bookings: count,
  /** Orders that were delivered or collected. */
  orders: count,
  stopped: z.object({ orders: count, total: rappen }),
  refunds: z.object({ count, total: rappen }),
  /** What guests did not pay and nobody demands any more. Older closes have no such figure. */
  writeOffs: z.exactOptional(z.object({ count, total: rappen })),
  /** Sales minus refunds and what was written off. */
  gross: rappen,
  net: rappen,
  vat: z.array(z.object({ vatRate: vatRateSchema, gross: rappen, net: rappen, vat: rappen })),
  /** The gross by payment method. */
  paid: z.object({
    cash: rappen,
    card: rappen,
    twint: rappen,
    giftCard: rappen,
    /** What guests paid online at the provider; absent: nothing. */
    onlineCard: z.exactOptional(rappen),
    onlineTwint: z.exactOptional(rappen),
    unknown: rappen,
  }),
  /** Contained in the gross. */
  deliveryFees: rappen,
  rounding: rappen,
  /**
   * The part of the sales that was given with gift cards, not contained in the gross. Older closes have no such figure.
   */
  discounts: z.exactOptional(rappen),
  /** What promotions took off the prices, by name, contained in no other figure; absent: nothing. */
  promotions: z.exactOptional(z.array(promotionSum)),
  /** The debt for gift cards and its changes, without the given part; `outstanding` is the debt at the end. */
  giftCards: z.object({
    sold: rappen,
    redeemed: rappen,
    refunded: rappen,
    adjusted: rappen,
    voided: rappen,
    outstanding: rappen,
  }),
  /** Income from gift cards by payment method, as it was corrected. */
  giftCardsPaid: z.object({ cash: rappen, card: rappen, twint: rappen, unknown: rappen }),
  /** Tips that came in with payments, for the staff: contained in no other figure. Older closes have no such figure. */
  tips: z.exactOptional(z.object({ card: rappen, twint: rappen })),
  /** Cash put into the till and taken out beside sales; both positive. */
  cashIn: rappen,
  cashOut: rappen,
  /** The opening of the till minus what the last close left. Older closes have no such figure. */
  openingDifference: z.exactOptional(rappen),
  /** What was counted at the close minus what was expected. Older closes have no such figure: their `cash` says it. */
  cashDifference: z.exactOptional(rappen),
  /** What the terminal took minus what was booked, by method. Older closes have no such figure. */
  terminalDifference: z.exactOptional(z.object({ card: rappen, twint: rappen })),
});
export type Figures = z.infer<typeof figures>;

type Sums = Readonly<Record<string, number | undefined>>;

/** Adds the values of the same name. */
const plus = <T extends Sums>(one: T, other: T): T =>
  Object.fromEntries(
    Object.keys({ ...one, ...other }).map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]),
  ) as T;

function plusVat(one: Figures['vat'], other: Figures['vat']): Figures['vat'] {
  const byRate = new Map(one.map((share) => [share.vatRate, share]));
  for (const share of other) {
    const before = byRate.get(share.vatRate);
    byRate.set(share.vatRate, before === undefined ? share : { ...plus(before, share), vatRate: share.vatRate });
  }
  return [...byRate.values()].toSorted((a, b) => a.vatRate - b.vatRate);
}

const NO_TERMINAL = { card: 0, twint: 0 };
const tipsOf = ({ tips = NO_TERMINAL }: Pick<Figures, 'tips'>) => tips;

/** What the books expect on the terminal, in Rappen: turnover, gift cards and tips; below zero after refunds. */
export function bookedOnTerminal(of: Pick<Figures, 'paid' | 'giftCardsPaid' | 'tips'>) {
  const { paid, giftCardsPaid } = of;
  const tips = tipsOf(of);
  return {
    card: paid.card + giftCardsPaid.card + tips.card,
    twint: paid.twint + giftCardsPaid.twint + tips.twint,
  };
}

/**
 * What came in by card and TWINT as the books have it, the tips in it, and what the terminal has more or less, in Rappen.
 * Empty without tips and differences, because then the turnover by method says it.
 */
export function terminalLines(of: Figures): { readonly label: string; readonly amount: number }[] {
  const { card, twint } = bookedOnTerminal(of);
  const tips = tipsOf(of);
  const tip = tips.card + tips.twint;
  const differences = of.terminalDifference ?? NO_TERMINAL;
  const lines = [
    ...(tip === 0 ? [] : [{ label: 'Darin Trinkgeld, nicht im Umsatz', amount: tip }]),
    ...(['card', 'twint'] as const)
      .filter((method) => differences[method] !== 0)
      .map((method) => ({
        label: `Differenz am Terminal, ${BOOKING_METHOD_LABELS[method]}`,
        amount: differences[method],
      })),
  ];
  return lines.length === 0
    ? []
    : [{ label: 'Karte eingegangen', amount: card }, { label: 'TWINT eingegangen', amount: twint }, ...lines];
}
/** What promotions took off, by name; absent where they took off nothing. */
function byPromotion(sums: readonly PromotionSum[]): Pick<Figures, 'promotions'> {
  const byName = new Map<string, number>();
  for (const { name, amount } of sums) byName.set(name, inRappen((byName.get(name) ?? 0) + amount));
  const promotions = [...byName]
    .map(([name, amount]) => ({ name, amount }))
    .filter(({ amount }) => amount !== 0)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'de-CH'));
  return promotions.length === 0 ? {} : { promotions };
}

/** What each promotion took off, and all of them where there are several. */
export function promotionLines({ promotions = [] }: Pick<Figures, 'promotions'>): {
  readonly label: string;
  readonly amount: number;
}[] {
  const lines = promotions.map(({ name, amount }) => ({ label: `Aktion ${name}, nicht im Umsatz`, amount }));
  const amount = promotions.reduce((total, each) => total + each.amount, 0);
  return lines.length > 1 ? [...lines, { label: 'Alle Aktionen, nicht im Umsatz', amount }] : lines;
}

const NO_WRITE_OFFS = { count: 0, total: 0 };

/** The sum of two ranges that follow each other. The outstanding amount of gift cards is that of the later one. */
export const addFigures = (earlier: Figures, later: Figures): Figures => ({
  bookings: earlier.bookings + later.bookings,
  orders: earlier.orders + later.orders,
  stopped: plus(earlier.stopped, later.stopped),
  refunds: plus(earlier.refunds, later.refunds),
  writeOffs: plus(earlier.writeOffs ?? NO_WRITE_OFFS, later.writeOffs ?? NO_WRITE_OFFS),
  gross: earlier.gross + later.gross,
  net: earlier.net + later.net,
  vat: plusVat(earlier.vat, later.vat),
  paid: plus(earlier.paid, later.paid),
  deliveryFees: earlier.deliveryFees + later.deliveryFees,
  rounding: earlier.rounding + later.rounding,
  discounts: (earlier.discounts ?? 0) + (later.discounts ?? 0),
  ...byPromotion([...(earlier.promotions ?? []), ...(later.promotions ?? [])]),
  giftCards: {
    ...plus(earlier.giftCards, later.giftCards),
    outstanding: later.giftCards.outstanding,
  },
  giftCardsPaid: plus(earlier.giftCardsPaid, later.giftCardsPaid),
  tips: plus(tipsOf(earlier), tipsOf(later)),
  cashIn: earlier.cashIn + later.cashIn,
  cashOut: earlier.cashOut + later.cashOut,
  openingDifference: (earlier.openingDifference ?? 0) + (later.openingDifference ?? 0),
  cashDifference: (earlier.cashDifference ?? 0) + (later.cashDifference ?? 0),
  terminalDifference: plus(earlier.terminalDifference ?? NO_TERMINAL, later.terminalDifference ?? NO_TERMINAL),
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
  readonly writeOffs: number;
  readonly deliveryFees: number;
  readonly rounding: number;
  readonly discounts: number;
  /** By name, in any order. */
  readonly promotions: readonly PromotionSum[];
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

/** What was paid before the door: with gift cards, and online where anything was. */
function beforeTheDoor(shares: Shares) {
  const paidBy = (by: BookingMethod): number => grossOf(shares.filter(({ method }) => method === by));
  const [giftCard, onlineCard, onlineTwint] = [paidBy('giftCard'), paidBy('onlineCard'), paidBy('onlineTwint')];
  return { giftCard, ...(onlineCard !== 0 && { onlineCard }), ...(onlineTwint !== 0 && { onlineTwint }) };
}

/** The turnover by means of payment; those online only where anything was paid so. */
export const paidLines = ({ paid }: Pick<Figures, 'paid'>): { readonly label: string; readonly amount: number }[] =>
  bookingMethod.options.flatMap((method) => {
    const amount = paid[method];
    return amount === undefined ? [] : [{ label: BOOKING_METHOD_LABELS[method], amount }];
  });

/** The figures of the books from their sums. Only this function knows what each kind of booking counts for. */
export function totalsOfSums({ shares, ...sums }: JournalSums): Figures {
  const of = (...kinds: readonly BookingKind[]): Shares => shares.filter(({ kind }) => kinds.includes(kind));
  const turnover = of(...TURNOVER_KINDS);
  const onTerminal = (kind: BookingKind) => {
    const { card, twint } = byMethod(of(kind));
    return { card, twint };
  };
  return {
    bookings: sums.bookings,
    orders: sums.orders,
    stopped: sums.stopped,
    refunds: { count: sums.refunds, total: 0 - grossOf(of('refund')) },
    writeOffs: { count: sums.writeOffs, total: 0 - grossOf(of('writeOff')) },
    gross: grossOf(turnover),
    net: grossOf(turnover) - vatOf(turnover),
    vat: groupByRate(turnover),
    paid: { ...byMethod(turnover), ...beforeTheDoor(turnover) },
    deliveryFees: sums.deliveryFees,
    rounding: sums.rounding,
    discounts: sums.discounts,
    ...byPromotion(sums.promotions),
    giftCards: {
      sold: grossOf(of('giftCardIssued')),
      redeemed: 0 - grossOf(of('giftCardRedeemed')),
      refunded: grossOf(of('giftCardRefunded')),
      adjusted: grossOf(of('giftCardAdjusted')),
      voided: 0 - grossOf(of('giftCardVoided')),
      outstanding: sums.outstanding,
    },
    // A correction without a method is from before corrections moved money.
    giftCardsPaid: byMethod([
      ...of('giftCardIssued'),
      ...of('giftCardAdjusted').filter(({ method }) => method !== null),
    ]),
    tips: onTerminal('tip'),
    cashIn: grossOf(of('cashIn')),
    cashOut: 0 - grossOf(of('cashOut')),
    openingDifference: grossOf(of('openingDifference')),
    cashDifference: grossOf(of('cashDifference')),
    terminalDifference: onTerminal('terminalDifference'),
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
  const of = (...kinds: readonly BookingKind[]): readonly Booking[] =>
    bookings.filter((each) => kinds.includes(each.kind));
  const shares = bookings.flatMap(({ kind, shares: own }) => own.map((share) => ({ kind, ...share })));
  return totalsOfSums({
    bookings: bookings.length,
    orders: of('sale').length - of('saleUndone').length,
    stopped: {
      orders: of(...STOPPED_KINDS).length - of('stopUndone').length,
      total: sum(of(...STOPPED_KINDS, 'stopUndone').map(({ orderTotal }) => orderTotal)),
    },
    refunds: of('refund').length,
    writeOffs: of('writeOff').length,
    deliveryFees: sum(bookings.map(({ deliveryFee }) => deliveryFee)),
    rounding: sum(bookings.map(({ rounding }) => rounding)),
    discounts: sum(bookings.map(({ discount }) => discount)),
    promotions: bookings.flatMap(({ promotion }) => promotion ?? []),
    shares,
    outstanding: owed + grossOf(shares.filter(({ kind }) => GIFT_CARD_KINDS.includes(kind))),
  });
}
