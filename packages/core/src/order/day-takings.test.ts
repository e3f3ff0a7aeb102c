import { describe, expect, it } from 'vitest';
import { dayTotal } from '../order-desk/board.ts';
import { dayTakings } from './day-takings.ts';
import { PLACED_ORDER } from './order.fixtures.ts';
import type { Order } from './order.ts';

const AT = '2026-11-20T18:00:00.000Z';
const orderWith = (payment: Order['payment'], totalPrice: number, giftCardAmount = 0, giftCardDiscount = 0): Order => ({
  ...PLACED_ORDER,
  payment,
  totalPrice,
  giftCardAmount,
  giftCardDiscount,
});
const collected = (method: 'cash' | 'card' | 'twint', amount: number) =>
  ({ state: 'collected', method, amount, by: null, at: AT }) as const;

const ORDERS = [
  orderWith(collected('cash', 4000), 4000),
  orderWith(collected('cash', 1500), 2500, 1000),
  orderWith({ ...collected('card', 3330), tip: 400 }, 3330),
  orderWith(collected('twint', 2220), 2220),
  orderWith({ state: 'dueAtDoor', method: 'card' }, 5000, 700),
  orderWith({ state: 'prepaid' }, 3000, 3000),
  orderWith({ state: 'prepaid' }, 3000, 3000, 3000),
  orderWith(collected('card', 100), 3000, 2900, 2000),
  orderWith({ state: 'notCollected', method: 'cash' }, 9900, 900),
  orderWith({ state: 'refunded' }, 8000, 8000),
];

describe('the takings of a day', () => {
  it('are nothing without orders', () =>
    expect(dayTakings([])).toEqual({
      collected: { cash: 0, card: 0, twint: 0 },
      giftCards: 0,
      online: 0,
      due: 0,
      tips: 0,
    }));

  it('tell where the money is', () =>
    expect(dayTakings(ORDERS)).toEqual({
      collected: { cash: 5500, card: 3430, twint: 2220 },
      giftCards: 5600,
      due: 4300,
      online: 0,
      tips: 400,
    }));

  it('come to the total of the day', () => {
    const { collected: byMethod, giftCards, due } = dayTakings(ORDERS);
    const sum = Object.values(byMethod).reduce((all, amount) => all + amount, giftCards + due);
    expect(sum).toBe(dayTotal(ORDERS).totalPrice);
  });
});
