import { randomUUID } from 'node:crypto';
import { expectedCash } from '@ofenpost/core/accounting/cash';
import { runningBlocker, seenOf } from '@ofenpost/core/accounting/close-day';
import { PRODUCT_LIST } from '@ofenpost/core/catalogue/product-list';
import { givenOf } from '@ofenpost/core/gift-card/gift-card-ledger';
import type { Order } from '@ofenpost/core/order/order';
import { paymentMethod } from '@ofenpost/core/payment/payment';
import type { Result } from '@ofenpost/core/result/result';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { endSelling } from '@ofenpost/testing/contract-suites/accounting.suite';
import { type Draw, anyGiftCard, pick } from './books.fixtures.ts';
import { type Week, bookedOn, valueOf } from './week-diary.fixtures.ts';

/** Nobody of this week paid online, so nothing goes back that way. */
const WAYS_BACK = [...paymentMethod.options, 'giftCard'] as const;

/** Renames a product and changes its price, and archives another one until the next shift. */
export async function changeCatalogue({ ports: { catalogueAdmin }, random }: Draw): Promise<void> {
  const archived = await catalogueAdmin.listProducts({ ...PRODUCT_LIST.start, state: 'archived' });
  for (const { id } of archived.rows) valueOf(await catalogueAdmin.setArchived('product', id, false));
  const { rows } = await catalogueAdmin.listProducts({ ...PRODUCT_LIST.start, size: 100 });
  const { id } = pick(random, rows);
  const stored = await catalogueAdmin.load('product', id);
  if (stored === null) throw new Error('A product is missing.');
  const { version, value } = stored;
  const changed = { ...value, name: `${value.name.slice(0, 40)} ${version + 1}`, price: value.price + 7 };
  if (!(await catalogueAdmin.save('product', id, { version, value: changed })).ok) throw new Error('It was not saved.');
  valueOf(await catalogueAdmin.setArchived('product', pick(random, rows).id, true));
}

export async function storeGiftCards({ giftCards }: Week, draw: Draw): Promise<void> {
  const { ports, random } = draw;
  giftCards.push(await anyGiftCard(draw), await anyGiftCard(draw));
  const { code, balance, isVoid, entries } = valueOf(await ports.giftCardAdmin.find(pick(random, giftCards)));
  if (isVoid) return;
  // What is corrected was perhaps paid in cash: what was given goes first, and the rest is in coins.
  const given = givenOf(entries);
  const paid = balance - given;
  const down = given + Math.min(paid - (paid % 5), 215);
  if (random() < 0.5) valueOf(await ports.giftCardAdmin.void(code, 'Verloren'));
  else
    valueOf(
      await ports.giftCardAdmin.adjust(code, {
        kind: 'adjusted',
        amount: random() < 0.5 ? 335 : -down || 5,
        reason: 'Vertippt',
        seenBalance: balance,
      }),
    );
}

/** Whether cash was refused that the till does not hold. */
const isTillTooLow = (answer: Result<unknown, { readonly code: string }>): boolean =>
  !answer.ok && answer.error.code === 'tillTooLow';

/** A sold order, and how it gets money back: there are few that a gift card paid, so every second refund is for those. */
function anyRefund({ sold }: Week, random: Draw['random']) {
  const byGiftCard = sold.filter((order) => order.giftCardAmount > order.giftCardDiscount);
  const isOnCard = byGiftCard.length > 0 && random() < 0.5;
  const order = pick(random, isOnCard ? byGiftCard : sold);
  return { order, wanted: isOnCard ? 'giftCard' : pick(random, WAYS_BACK) };
}

/** Refunds a part of what is left of an order, or all of it; a refund of more is refused. */
export async function refundSome(week: Week, { ports: { accounting }, random }: Draw, day: LocalDate): Promise<void> {
  if (week.sold.length === 0) return;
  const { order, wanted } = anyRefund(week, random);
  const { number: orderNumber, totalPrice, giftCardAmount, giftCardDiscount } = order;
  const given = week.refunds.filter((refund) => refund.orderNumber === orderNumber);
  const left = totalPrice - giftCardDiscount - given.reduce((sum, { amount }) => sum + amount, 0);
  const refund = { orderNumber, method: wanted, reason: 'Kalt angekommen' };
  const tooMuch = await accounting.refund(randomUUID(), { ...refund, method: 'card', amount: left + 1 });
  if (tooMuch.ok) throw new Error('More was given back than paid.');
  const onGiftCard = given.filter(({ method }) => method === 'giftCard').reduce((sum, { amount }) => sum + amount, 0);
  const creditable = Math.min(left, giftCardAmount - giftCardDiscount - onGiftCard);
  if (wanted === 'giftCard') {
    const more = await accounting.refund(randomUUID(), { ...refund, amount: creditable + 1 });
    if (more.ok) throw new Error('More was given back onto the gift card than it paid.');
  }
  const most = wanted === 'giftCard' ? creditable : left;
  if (most === 0) return;
  const amount = random() < 0.4 ? most : 1 + Math.floor(random() * most);
  // There are no coins for an odd amount, so it is refunded to the card.
  const isInCoins = amount % 5 === 0 && (amount === left || left - amount > 2);
  const method = wanted !== 'cash' || isInCoins ? wanted : 'card';
  const refunded = await accounting.refund(randomUUID(), { ...refund, method, amount });
  if (isTillTooLow(refunded)) return;
  valueOf(refunded);
  week.refunds.push({ orderNumber, amount, method, day });
}

/** 04:00 in Winterthur in winter, when the day of the books begins, in UTC. */
const DAY_BEGINS_MS = 3 * 3_600_000;

/** The day of the books on which an order was delivered. */
export const dayOfSale = ({ orderTimeProgresses: { delivered = '' } }: Order): LocalDate =>
  new Date(Date.parse(delivered) - DAY_BEGINS_MS).toISOString().slice(0, 10);

/** Enters the tip of a sold order, or corrects it: it belongs to the day of the sale as long as that is open. */
export async function enterTip(week: Week, { ports, random }: Draw): Promise<void> {
  const tippable = week.sold.filter(({ payment }) => payment.state === 'collected' && payment.method !== 'cash');
  if (tippable.length === 0) return;
  const { id } = pick(random, tippable);
  // A refund has changed the order since.
  const order = valueOf(await ports.order.load({ id, capability: null }));
  const { payment } = order;
  if (payment.state !== 'collected' || payment.method === 'cash') throw new Error('It was paid in another way.');
  const { method, tip: before = 0 } = payment;
  const tip = before + 1 + Math.floor(random() * 500);
  week.tips.push({ amount: tip - before, method, day: bookedOn(week, { day: dayOfSale(order) }) });
  valueOf(await ports.orderDesk.correctPayment(id, { revision: order.revision, method, tip, reason: 'Auf dem Beleg' }));
}

export async function moveCash({ cash }: Week, { ports: { accounting }, random }: Draw, day: LocalDate): Promise<void> {
  const way = random() < 0.5 ? 'in' : 'out';
  const amount = 5 * (1 + Math.floor(random() * 1800));
  const moved = await accounting.moveCash(day, randomUUID(), { way, amount, reason: 'Wechselgeld' });
  if (isTillTooLow(moved)) return;
  valueOf(moved);
  cash.push({ amount: way === 'in' ? amount : -amount, day });
}

/** In Rappen: on every second day the terminal says so much less by card than was booked. */
const NOT_ON_TERMINAL = 10;

/** Counts the till, a little more or less than expected, reads the terminal, and closes the day. */
export async function closeDay(week: Week, { ports, random }: Draw, day: LocalDate): Promise<void> {
  const { accounting } = ports;
  const { openingSuggested: opening, figures } = await accounting.loadDay(day);
  const expected = expectedCash(opening, figures);
  const sum = Math.max(0, expected + 5 * (Math.floor(random() * 5) - 2));
  const missing = Number(day.slice(-1)) % 2 === 0 ? NOT_ON_TERMINAL : 0;
  const counted = valueOf(await accounting.countCash(day, 0, { opening, counted: { by: 'sum', sum } }));
  // The evening on which the restaurant closes early.
  if (runningBlocker(counted, ports.clock.now())) await endSelling(ports);
  const { terminal = { card: 0, twint: 0 }, ...seen } = seenOf(counted);
  valueOf(await accounting.closeDay(day, { ...seen, terminal: { ...terminal, card: terminal.card - missing } }));
  if (sum !== expected) week.differences.push({ amount: sum - expected, method: 'cash', day });
  if (missing !== 0) week.differences.push({ amount: 0 - missing, method: 'card', day });
  week.closedUntil = day;
}
