import { type BookingMethod, BOOKING_METHOD_LABELS } from '@ofenpost/core/accounting/booking';
import { formatMoney, percentText } from '@ofenpost/core/money/format-money';
import type { OrderRefund } from '@ofenpost/core/order/order';
import type { OrderStatus } from '@ofenpost/core/order/order-status';
import type { Payment } from '@ofenpost/core/payment/payment';
import type { VatRate } from '@ofenpost/core/vat/vat';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';

// The journal, reckoned once more from the rows of orders and payments. None of the code that books is used here, so that
// an error in it shows too.

type Line = { readonly rate: VatRate; readonly total: number; readonly full: number };
type Share = {
  readonly rate: VatRate;
  readonly method: BookingMethod | null;
  readonly gross: number;
  readonly vat: number;
};
type Entry = {
  readonly number: number;
  readonly id: string | null;
  readonly kind: string;
  readonly orderNumber: number;
  readonly total: number;
  readonly discount: number;
  readonly promoted: number | null;
  readonly fee: number;
  readonly rounding: number;
  readonly shares: readonly Share[];
};
type Row = {
  readonly id: string;
  readonly number: number;
  readonly status: OrderStatus;
  readonly isUnpaid: boolean;
  readonly total: number;
  readonly fee: number;
  readonly rounding: number;
  readonly giftCard: number;
  readonly discount: number;
  readonly promoted: number;
  readonly payment: Payment;
  readonly refunds: readonly OrderRefund[];
  readonly audited: number;
  readonly lines: readonly Line[];
  readonly entries: readonly Entry[];
  /** What the ledger of gift cards says of the order: what is taken from cards, and the given part of it. */
  readonly taken: number;
  readonly takenGiven: number;
  readonly online: OnlineRow | null;
};
type OnlineRow = {
  readonly reference: string;
  readonly method: BookingMethod;
  readonly state: string;
  readonly amount: number;
  readonly captured: number;
  /** What goes back, whatever the provider has answered so far. */
  readonly back: number;
};

/** Orders at once, so that a large shop needs no more memory than a small one. */
const AT_ONCE = 1000;

const page = (after: number) => sql`
  with page as materialized (select * from orders where number > ${after} order by number limit ${AT_ONCE}), lines as (
    select l.order_id, json_agg(json_build_object(
      'rate', coalesce((o.fulfilment_vat_rates ->> l.vat_class)::int, l.vat_rate),
      'total', l.total_price, 'full', l.unit_price * l.amount)) as lines
    from page o join order_lines l on l.order_id = o.id group by 1
  ), shares as (
    select b.number, json_agg(json_build_object('rate', s.vat_rate, 'method', s.method, 'gross', s.gross, 'vat', s.vat)) as shares
    from page o join bookings b on b.order_id = o.id join booking_shares s on s.booking_number = b.number group by 1
  ), entries as (
    select b.order_id, json_agg(json_build_object('number', b.number, 'id', b.id, 'kind', b.kind,
      'orderNumber', b.order_number, 'total', case when b.kind = 'tip' then 0 else b.order_total end, 'discount', b.discount,
      'promoted', (b.promotion ->> 'amount')::int, 'fee', b.delivery_fee, 'rounding', b.rounding,
      'shares', coalesce(s.shares, '[]')) order by b.number) as entries
    from page o join bookings b on b.order_id = o.id left join shares s on s.number = b.number
    where b.kind not like 'giftCard%' and b.kind not in ('loweredPreparing', 'loweredReady', 'alcoholWithheld', 'redelivered') group by 1
  ), cards as (
    select e.order_id, -sum(e.amount)::int as taken, -sum(e.given)::int as given
    from page o join gift_card_entries e on e.order_id = o.id group by 1
  ), online as (
    select p.order_id, json_build_object('reference', p.reference, 'method', coalesce(p.method, p.wished), 'state', p.state,
      'amount', p.amount - p.tip, 'captured', p.captured,
      'back', (select coalesce(sum(r.amount), 0) from payment_refunds r where r.payment_id = p.id)) as online
    from page o join payments p on p.order_id = o.id and p.counts
  ), audited as (
    select subject, count(*)::int as audited from audit_log
    where action = 'refund.booked' and subject in (select number::text from page) group by 1
  )
  select o.id, o.number, o.status, coalesce(o.reason ->> 'code', '') = 'unpaid' as "isUnpaid", o.total_price as total,
    o.delivery_fee as fee, o.rounding, o.gift_card_amount as "giftCard", o.gift_card_discount as discount,
    coalesce((o.promotion ->> 'amount')::int, 0) as promoted, o.payment, o.refunds, coalesce(a.audited, 0) as audited,
    coalesce(l.lines, '[]') as lines, coalesce(e.entries, '[]') as entries, coalesce(c.taken, 0) as taken,
    coalesce(c.given, 0) as "takenGiven", p.online
  from page o left join lines l on l.order_id = o.id left join entries e on e.order_id = o.id
    left join cards c on c.order_id = o.id left join online p on p.order_id = o.id
    left join audited a on a.subject = o.number::text
  order by o.number`;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** An amount over weights: whole Rappen first, then one to each of the largest remainders, of equal ones to the heaviest. */
function shareOut(amount: number, weights: readonly number[]): number[] {
  const heavy = weights.map((weight) => BigInt(Math.max(0, weight)));
  const all = heavy.reduce((total, weight) => total + weight, 0n);
  if (all === 0n) return weights.map((_, place) => (place === 0 ? amount : 0));
  const size = BigInt(Math.abs(amount));
  const parts = heavy.map((weight) => Number((size * weight) / all));
  const left = Math.abs(amount) - sum(parts);
  const order = [...heavy.keys()].toSorted((a, b) => {
    const [one, other] = [heavy[a] ?? 0n, heavy[b] ?? 0n];
    const [more, less] = [(size * other) % all, (size * one) % all];
    if (more !== less) return more > less ? 1 : -1;
    return Number(other > one) - Number(other < one);
  });
  for (const place of order.slice(0, left)) parts[place] = (parts[place] ?? 0) + 1;
  return parts.map((part) => Math.sign(amount) * part);
}

const vatWithin = (gross: number, rate: number): number =>
  Math.sign(gross) * Math.floor((2 * Math.abs(gross) * rate + 10_000 + rate) / (2 * (10_000 + rate)));

type Sums = Map<string, number>;
const add = (sums: Sums, key: string, amount: number) => sums.set(key, (sums.get(key) ?? 0) + amount);

/** What came in at the door, later and online, by the method. */
function paidBy({ giftCard, discount, payment }: Row): Sums {
  const paid: Sums = new Map([['giftCard', giftCard - discount]]);
  if (payment.state === 'paidOnline') add(paid, payment.method, payment.amount);
  if (payment.state !== 'collected') return paid;
  add(paid, payment.method, payment.amount);
  if (payment.rest) add(paid, payment.rest.method, payment.rest.amount);
  if (payment.online) add(paid, payment.online.method, payment.online.amount);
  return paid;
}

/** What was paid of a delivered order at each rate: goods, fee and coins, without what was given and what is open. */
function paidAtRates(order: Row): ReadonlyMap<VatRate, number> {
  const { lines, fee, rounding, discount, giftCard, payment, total } = order;
  const rates = [...new Set(lines.map(({ rate }) => rate))].toSorted((a, b) => a - b);
  const atRates = (of: (line: Line) => number) =>
    rates.map((rate) => sum(lines.filter((line) => line.rate === rate).map(of)));
  const plus = (amounts: readonly number[], others: readonly number[]) =>
    amounts.map((amount, place) => amount + (others[place] ?? 0));
  const less = (amount: number, weights: readonly number[]) => plus(weights, shareOut(-amount, weights));
  const itemTotals = atRates((line) => line.total);
  const weights = itemTotals.some((amount) => amount !== 0) ? itemTotals : atRates(({ full }) => full);
  const due = plus(plus(itemTotals, shareOut(fee, weights)), shareOut(rounding, weights));
  const paid = less(discount, due);
  if (payment.state !== 'collected') return new Map(rates.map((rate, place) => [rate, paid[place] ?? 0]));
  const online = payment.online?.amount ?? 0;
  const open = Math.max(0, total - giftCard - online - payment.amount - (payment.rest?.amount ?? 0));
  const atDoor = less(online, less(giftCard - discount, paid));
  const opened = shareOut(open, atDoor);
  return new Map(rates.map((rate, place) => [rate, (paid[place] ?? 0) - (opened[place] ?? 0)]));
}

const SALES = ['sale', 'saleUndone'];
const REFUNDS = ['refund', 'writeOff'];
const TURNOVER = [...SALES, ...REFUNDS, 'paymentCorrected'];

const count = ({ entries }: Row, ...kinds: readonly string[]): number =>
  entries.filter(({ kind }) => kinds.includes(kind)).length;

/** The refunds of the order. An old one stands in the journal and in the audit log, but not at the order. */
function refundsOf({ refunds, entries, audited }: Row): { amounts: OrderRefund[]; found: string[] } {
  const booked = entries.filter(({ kind }) => REFUNDS.includes(kind));
  const found: string[] = [];
  for (const refund of refunds) {
    const entry = booked.find(({ id }) => id === refund.id);
    const kind = refund.cause === 'unpaid' ? 'writeOff' : 'refund';
    if (entry === undefined) found.push(`die Rückerstattung ${refund.number} steht nicht im Journal`);
    else if (
      entry.kind !== kind ||
      entry.rounding !== refund.rounding ||
      sum(entry.shares.map(({ gross }) => gross)) !== -refund.amount ||
      entry.shares.some(({ method }) => method !== refund.method)
    )
      found.push(`die Rückerstattung ${refund.number} ist als Buchung ${entry.number} anders im Journal`);
  }
  const unlisted = booked.filter(({ id }) => !refunds.some((refund) => refund.id === id));
  if (unlisted.length > 0 && booked.length > audited)
    found.push(`die Buchung ${unlisted[0]?.number} gibt zurück, wovon die Bestellung nichts weiss`);
  const old = unlisted.map(({ shares, rounding }): OrderRefund => ({
    id: '',
    number: 1,
    at: '',
    reason: '',
    lines: [],
    deliveryFee: false,
    amount: -sum(shares.map(({ gross }) => gross)),
    rounding,
    method: shares[0]?.method ?? 'cash',
    vat: shares.map(({ rate, gross, vat }) => ({ vatRate: rate, gross: 0 - gross, vat: 0 - vat })),
  }));
  return { amounts: [...refunds, ...old], found };
}

/** The ends of an order in the journal beside its own; null: as they should be. */
function wrongEnd(order: Row): string | null {
  const { status, isUnpaid } = order;
  const sold = count(order, 'sale') - count(order, 'saleUndone');
  const stopped = count(order, 'stopped', 'stoppedPreparing', 'stoppedReady') - count(order, 'stopUndone');
  const isDelivered = status === 'delivered';
  const isStopped = ['rejected', 'cancelled', 'undeliverable'].includes(status) && !isUnpaid;
  if (isDelivered && sold < 1) return 'geliefert, aber ohne Verkauf im Journal';
  if (sold > (isDelivered ? 1 : 0))
    return isDelivered ? 'mehr als einmal verkauft' : 'im Journal verkauft, aber nicht geliefert';
  if (isStopped && stopped < 1) return 'aufgehoben, aber nicht im Journal';
  if (stopped !== (isStopped ? 1 : 0))
    return isStopped ? 'mehr als einmal aufgehoben' : 'im Journal aufgehoben, aber es nicht';
  return null;
}

const AMOUNT_LABELS = {
  total: 'Betrag',
  fee: 'Liefergebühr',
  rounding: 'Rundung',
  discount: 'Nachlass',
  promotion: 'Aktion',
  tip: 'Trinkgeld',
} as const;

function labelOf(key: string): string {
  const [kind = '', value = ''] = key.split(' ');
  if (kind === 'gross') return `Umsatz zu ${percentText(Number(value))}`;
  if (kind === 'vat') return `MwSt. zu ${percentText(Number(value))}`;
  const method = BOOKING_METHOD_LABELS[value as BookingMethod] ?? 'unbekannt';
  if (kind === 'paid') return method;
  return kind === 'tip' ? `Trinkgeld (${method})` : AMOUNT_LABELS[kind as keyof typeof AMOUNT_LABELS];
}

/** The amounts that the journal should have of an order. */
function expectedOf(order: Row, refunds: readonly OrderRefund[]): Sums {
  const { status, isUnpaid, payment } = order;
  const sums: Sums = new Map();
  if (status !== 'delivered') {
    if (['rejected', 'cancelled', 'undeliverable'].includes(status) && !isUnpaid) add(sums, 'total', order.total);
    return sums;
  }
  add(sums, 'total', order.total - order.rounding);
  add(sums, 'fee', order.fee);
  add(sums, 'discount', order.discount);
  add(sums, 'promotion', order.promoted);
  add(sums, 'rounding', order.rounding + sum(refunds.map(({ rounding }) => rounding)));
  for (const [method, amount] of paidBy(order)) add(sums, `paid ${method}`, amount);
  for (const { method, amount } of refunds) add(sums, `paid ${method}`, -amount);
  const atRates = new Map(paidAtRates(order));
  for (const { vatRate, gross } of refunds.flatMap(({ vat }) => vat))
    atRates.set(vatRate, (atRates.get(vatRate) ?? 0) - gross);
  for (const [rate, gross] of atRates) {
    add(sums, `gross ${rate}`, gross);
    add(sums, `vat ${rate}`, vatWithin(gross, rate));
  }
  if (payment.state === 'collected') add(sums, `tip ${payment.method}`, payment.tip ?? 0);
  return sums;
}

/** The amounts that the journal has of an order. */
function bookedOf({ entries, promoted }: Row): Sums {
  const sums: Sums = new Map();
  for (const { kind, total, fee, discount, promoted: booked, rounding, shares } of entries) {
    const isSale = SALES.includes(kind);
    add(sums, 'total', isSale ? total - rounding : total);
    add(sums, 'fee', fee);
    add(sums, 'discount', discount);
    // Sales from before December 2026 do not say it.
    if (isSale) add(sums, 'promotion', booked ?? (kind === 'sale' ? promoted : -promoted));
    add(sums, 'rounding', rounding);
    for (const { rate, method, gross, vat } of shares) {
      add(sums, kind === 'tip' ? `tip ${method}` : `paid ${method}`, gross);
      if (!TURNOVER.includes(kind)) continue;
      add(sums, `gross ${rate}`, gross);
      add(sums, `vat ${rate}`, vat);
    }
  }
  return sums;
}

/** What the order took from gift cards and online, beside their own rows. */
function wrongSources(order: Row, refunds: readonly OrderRefund[]): string[] {
  const { status, payment, online, taken, takenGiven, giftCard, discount } = order;
  const back = (method: string) =>
    sum(refunds.filter((refund) => refund.method === method).map(({ amount }) => amount));
  const isStopped = ['rejected', 'cancelled', 'undeliverable'].includes(status);
  const found: string[] = [];
  if (taken !== (isStopped ? 0 : giftCard - back('giftCard')) || takenGiven !== (isStopped ? 0 : discount))
    found.push('der Gutschein hat anders bezahlt, als die Bestellung sagt');
  const part = payment.state === 'paidOnline' ? payment : 'online' in payment ? payment.online : undefined;
  if (status !== 'delivered' || part === undefined) return found;
  if (online === null) return [...found, 'online bezahlt, aber ohne Zahlung'];
  const isTaken = ['captured', 'partlyRefunded', 'refunded'].includes(online.state);
  if (online.method !== part.method || (isTaken && online.captured - online.back !== part.amount - back(part.method)))
    found.push(`die Zahlung ${online.reference} ist eine andere, als die Bestellung sagt`);
  return found;
}

/** What of an order differs from the journal, in German. */
function differencesOf(order: Row): readonly string[] {
  const { number, entries } = order;
  const say = (what: string) => `Bestellung ${number}: ${what}.`;
  const end = wrongEnd(order);
  if (end !== null) return [say(end)];
  const { amounts, found } = refundsOf(order);
  const [expected, booked] = [expectedOf(order, amounts), bookedOf(order)];
  for (const key of new Set([...expected.keys(), ...booked.keys()])) {
    const [is, should] = [booked.get(key) ?? 0, expected.get(key) ?? 0];
    if (is !== should) found.push(`${labelOf(key)} ${formatMoney(is)} im Journal statt ${formatMoney(should)}`);
  }
  const foreign = entries.find(({ orderNumber }) => orderNumber !== number);
  if (foreign !== undefined) found.push(`die Buchung ${foreign.number} nennt eine andere Nummer`);
  return [...found, ...wrongSources(order, amounts)].map(say);
}

/** The differences between all orders and the journal, in German, up to a number of them. */
export async function compareOrders(tx: Transaction, limit: number): Promise<readonly string[]> {
  const found: string[] = [];
  let last = 0;
  while (found.length < limit) {
    const { rows } = await tx.execute<Row>(page(last));
    for (const order of rows) found.push(...differencesOf(order));
    last = rows.at(-1)?.number ?? last;
    if (rows.length < AT_ONCE) break;
  }
  return found.slice(0, limit);
}
