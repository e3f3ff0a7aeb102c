import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import type { Order } from '../order/order.ts';
import { LUNCH_TERMS } from '../promotion/promotion.fixtures.ts';
import { splitVat } from '../vat/vat-split.ts';
import { anyDelivered, deliveredOrder } from './accounting.fixtures.ts';
import { bookingOfOrder, bookingOfUndo } from './books.ts';
import { addFigures, journalTotals, promotionLines } from './figures.ts';

const TAKER = { by: 'staff', at: '2026-11-20T18:30:00.000Z' };
const shares = (order: Order) => bookingOfOrder(order, TAKER)?.shares ?? [];
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('the booking of an order', () => {
  it('is none while the order is under way', () => {
    for (const status of ['placed', 'accepted', 'preparing', 'ready', 'onTheWay'] as const)
      expect(bookingOfOrder({ ...PLACED_ORDER, status }, TAKER)).toBeNull();
  });

  it.each(['rejected', 'cancelled', 'undeliverable'] as const)('has no turnover when it was %s', (status) => {
    expect(bookingOfOrder({ ...PLACED_ORDER, status }, TAKER)).toMatchObject({
      kind: 'stopped',
      orderNumber: 1001,
      orderTotal: 4300,
      deliveryFee: 0,
      area: '',
      shares: [],
    });
  });

  it.each(['cancelled', 'undeliverable'] as const)('says that it was ready when it was %s', (status) => {
    const orderTimeProgresses = { ...PLACED_ORDER.orderTimeProgresses, ready: TAKER.at };
    const ended = { ...PLACED_ORDER, status, orderTimeProgresses };
    expect(bookingOfOrder(ended, TAKER)).toMatchObject({ kind: 'stoppedReady', orderTotal: 4300, shares: [] });
    expect(bookingOfUndo(ended, TAKER)).toMatchObject({ kind: 'stopUndone', orderTotal: -4300 });
  });

  it('is split by rate and by what a gift card and the door paid', () => {
    const order = deliveredOrder({
      lines: [
        { vatRate: 260, totalPrice: 3000 },
        { vatRate: 810, totalPrice: 1000 },
      ],
      deliveryFee: 600,
      byGiftCard: 0.5,
      method: 'twint',
    });
    expect(bookingOfOrder(order, TAKER)).toMatchObject({
      kind: 'sale',
      at: TAKER.at,
      actorId: 'staff',
      orderTotal: 4600,
      deliveryFee: 600,
      area: '8400 Winterthur',
      shares: [
        { vatRate: 260, method: 'giftCard', gross: 1725, vat: 44 },
        { vatRate: 260, method: 'twint', gross: 1725, vat: 43 },
        { vatRate: 810, method: 'giftCard', gross: 575, vat: 43 },
        { vatRate: 810, method: 'twint', gross: 575, vat: 43 },
      ],
    });
  });

  it('does not tax what was given with a gift card', () => {
    // A gift card sold for CHF 10.00, with CHF 50.00 given on it, pays CHF 60.00 of CHF 85.50.
    const order = deliveredOrder({
      lines: [{ vatRate: 260, totalPrice: 7950 }],
      deliveryFee: 600,
      byGiftCard: 6000 / 8550,
      given: 5 / 6,
      method: 'card',
    });
    expect(bookingOfOrder(order, TAKER)).toMatchObject({
      note: 'Nachlass CHF 50.00',
      orderTotal: 8550,
      discount: 5000,
      shares: [
        { vatRate: 260, method: 'giftCard', gross: 1000, vat: 25 },
        { vatRate: 260, method: 'card', gross: 2550, vat: 65 },
      ],
    });
  });

  it('names the promotion and what it took off, and takes that back with the sale', () => {
    const plain = deliveredOrder({
      lines: [{ vatRate: 260, totalPrice: 900 }],
      deliveryFee: 600,
      byGiftCard: 0,
      method: 'card',
    });
    const order = { ...plain, promotion: { terms: LUNCH_TERMS, lines: [100], delivery: 0, amount: 100 } };
    const [sale, undone] = [bookingOfOrder(order, TAKER), bookingOfUndo(order, TAKER)];
    if (sale === null || undone === null) throw new Error('Nothing was booked.');
    expect(sale).toMatchObject({ note: 'Aktion Mittag CHF 1.00', promotion: { name: 'Mittag', amount: 100 } });
    expect(sale.shares).toEqual(shares(plain));
    expect(journalTotals([sale]).promotions).toEqual([{ name: 'Mittag', amount: 100 }]);
    const { promotions: _promotions, ...others } = journalTotals([sale]);
    expect(journalTotals([{ ...sale, promotion: null }])).toEqual(others);
    expect(journalTotals([sale, undone])).not.toHaveProperty('promotions');
    const twice = addFigures(
      journalTotals([sale]),
      journalTotals([{ ...sale, promotion: { name: 'Abend', amount: 50 } }]),
    );
    expect(promotionLines(twice)).toEqual([
      { label: 'Aktion Abend, nicht im Umsatz', amount: 50 },
      { label: 'Aktion Mittag, nicht im Umsatz', amount: 100 },
      { label: 'Alle Aktionen, nicht im Umsatz', amount: 150 },
    ]);
  });

  it('has no turnover of what was given entirely', () => {
    const order = deliveredOrder({
      lines: [{ vatRate: 260, totalPrice: 1000 }],
      deliveryFee: 600,
      byGiftCard: 1,
      given: 1,
      method: 'card',
    });
    expect(bookingOfOrder(order, TAKER)).toMatchObject({ kind: 'sale', orderTotal: 1600, discount: 1600, shares: [] });
  });

  it('names no area when somebody came for it', () => {
    const order = deliveredOrder({
      lines: [{ vatRate: 260, totalPrice: 1 }],
      deliveryFee: 0,
      byGiftCard: 0,
      method: 'card',
    });
    expect(bookingOfOrder({ ...order, fulfilment: 'collected' }, TAKER)?.area).toBe('');
  });

  it('sums to what each rate and each means of payment come to, whatever was ordered', () => {
    fc.assert(
      fc.property(anyDelivered, (order) => {
        const booked = shares(order);
        for (const { vatRate, gross, vat } of splitVat(order.productOrders, order)) {
          const own = booked.filter((share) => share.vatRate === vatRate);
          expect([sum(own.map((share) => share.gross)), sum(own.map((share) => share.vat))]).toEqual([gross, vat]);
        }
        const paidBy = (isGiftCard: boolean) =>
          sum(booked.filter(({ method }) => (method === 'giftCard') === isGiftCard).map(({ gross }) => gross));
        expect(paidBy(true)).toBe(order.giftCardAmount - order.giftCardDiscount);
        expect(sum(booked.map(({ gross }) => gross)) + order.giftCardDiscount).toBe(order.totalPrice);
        expect(paidBy(false)).toBe(order.payment.state === 'collected' ? order.payment.amount : 0);
      }),
    );
  });
});
