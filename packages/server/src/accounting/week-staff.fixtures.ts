import { randomUUID } from 'node:crypto';
import { expectedCash } from '@ofenpost/core/accounting/cash';
import { seenOf } from '@ofenpost/core/accounting/close-day';
import { PRODUCT_LIST } from '@ofenpost/core/catalogue/product-list';
import { paymentMethod } from '@ofenpost/core/payment/payment';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { type Draw, anyGiftCard, pick } from './books.fixtures.ts';
import { type Week, valueOf } from './week-diary.fixtures.ts';

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
  const { code, balance, isVoid } = valueOf(await ports.giftCardAdmin.find(pick(random, giftCards)));
  if (isVoid) return;
  if (random() < 0.3) valueOf(await ports.giftCardAdmin.void(code, 'Verloren'));
  else
    valueOf(
      await ports.giftCardAdmin.adjust(code, {
        kind: 'adjusted',
        amount: random() < 0.5 ? 333 : -Math.min(balance, 217) || 1,
        reason: 'Vertippt',
        seenBalance: balance,
      }),
    );
}

/** Refunds a part of what is left of an order, or all of it; a refund of more is refused. */
export async function refundSome(week: Week, { ports: { accounting }, random }: Draw, day: LocalDate): Promise<void> {
  if (week.sold.length === 0) return;
  const { number: orderNumber, totalPrice, giftCardDiscount } = pick(random, week.sold);
  const given = week.refunds.filter((refund) => refund.orderNumber === orderNumber);
  const left = totalPrice - giftCardDiscount - given.reduce((sum, { amount }) => sum + amount, 0);
  const refund = { orderNumber, method: pick(random, paymentMethod.options), reason: 'Kalt angekommen' };
  const tooMuch = await accounting.refund(randomUUID(), {
    ...refund,
    method: 'card',
    amount: left + 1,
  });
  if (tooMuch.ok) throw new Error('More was given back than paid.');
  if (left === 0) return;
  const amount = random() < 0.4 ? left : 1 + Math.floor(random() * left);
  // There are no coins for an odd amount, so it is refunded to the card.
  const method = amount % 5 === 0 && (amount === left || left - amount > 2) ? refund.method : 'card';
  valueOf(await accounting.refund(randomUUID(), { ...refund, method, amount }));
  week.refunds.push({ orderNumber, amount, method, day });
}

export async function moveCash({ cash }: Week, { ports: { accounting }, random }: Draw, day: LocalDate): Promise<void> {
  const way = random() < 0.5 ? 'in' : 'out';
  const amount = 5 * (1 + Math.floor(random() * 1800));
  valueOf(await accounting.moveCash(day, randomUUID(), { way, amount, reason: 'Wechselgeld' }));
  cash.push({ amount: way === 'in' ? amount : -amount, day });
}

/** Counts the till, a little more or less than expected, and closes the day. */
export async function closeDay(week: Week, { ports: { accounting }, random }: Draw, day: LocalDate): Promise<void> {
  const { openingSuggested: opening, figures } = await accounting.loadDay(day);
  const sum = Math.max(0, expectedCash(opening, figures) + 5 * (Math.floor(random() * 5) - 2));
  const counted = valueOf(await accounting.countCash(day, 0, { opening, counted: { by: 'sum', sum } }));
  valueOf(await accounting.closeDay(day, seenOf(counted)));
  week.closedUntil = day;
}
