import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { NO_ASSORTMENT } from '../cart/assortment.fixtures.ts';
import { paymentsAfter } from '../online-payment/payments-after.ts';
import { AUTHORISED } from '../online-payment/reconciler.fixtures.ts';
import type { PaymentTask, StoredPayment } from '../online-payment/stored-payment.ts';
import { amountDue } from '../order/amount-due.ts';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import type { Order } from '../order/order.ts';
import { takeStep, taxedAtFulfilment } from '../order/take-step.ts';
import { err } from '../result/result.ts';
import { VAT_RATES } from '../vat/vat-rate-of.ts';
import { withholdAlcohol } from './withhold-alcohol.ts';

const TAKER = { by: 'beat', at: '2026-11-20T17:50:00.000Z' };
const SHOP = { ...NO_ASSORTMENT, vatRates: VAT_RATES, orderLocations: [] };

const [FOOD] = PLACED_ORDER.productOrders;
if (FOOD === undefined) throw new Error('The order has no line.');
const WINE = {
  ...FOOD,
  name: 'Rosé',
  vatClass: 'alcohol',
  vatRate: 810,
  amount: 1,
  unitPrice: 2400,
  totalPrice: 2400,
} as const;
const EXACT = FOOD.totalPrice + WINE.totalPrice + PLACED_ORDER.deliveryFee;
const LEFT = EXACT - WINE.totalPrice;

/** An order with food and wine at its hand-over, of which a gift card paid a part. */
function atHandOver(way: Order['fulfilment'], giftCardAmount: number, isOnline: boolean): Order {
  const rest = EXACT - giftCardAmount;
  const paid = { state: 'paidOnline', method: 'onlineCard', amount: rest, means: '', at: TAKER.at } as const;
  return {
    ...PLACED_ORDER,
    fulfilment: way,
    status: way === 'collected' ? 'ready' : 'onTheWay',
    productOrders: [FOOD, WINE].filter((line) => line !== undefined),
    checkAge: true,
    rounding: 0,
    totalPrice: EXACT,
    giftCardAmount,
    payment: rest === 0 ? { state: 'prepaid' } : isOnline ? paid : { state: 'dueAtDoor', method: 'card' },
  };
}

const CAPTURE: PaymentTask = {
  kind: 'capture',
  amount: EXACT,
  requestId: 'first',
  since: TAKER.at,
  retry: 0,
  nextAt: TAKER.at,
};

it('takes the alcohol off in the way it was paid, and the VAT with it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Order['fulfilment'][]>('delivered', 'collected'),
      fc.integer({ min: 0, max: EXACT }),
      fc.boolean(),
      (way, giftCardAmount, isOnline) => {
        const before = atHandOver(way, giftCardAmount, isOnline);
        const withheld = withholdAlcohol(before, SHOP, TAKER);
        if (!withheld.ok) throw new Error(withheld.error.code);
        const { value: order } = withheld;
        const byCard = Math.min(giftCardAmount, LEFT);
        expect(order).toMatchObject({ totalPrice: LEFT, giftCardAmount: byCard, checkAge: false });
        expect(order.edits.at(-1)?.giftCardBack ?? 0).toBe(giftCardAmount - byCard);
        const handed = takeStep(order, { from: before.status, to: 'delivered', collected: 'card' }, TAKER);
        if (!handed.ok) throw new Error(handed.error.code);
        const { payment } = handed.value;
        expect('amount' in payment ? payment.amount : 0).toBe(LEFT - byCard);
        const { productOrders } = taxedAtFulfilment(handed.value, VAT_RATES);
        expect(productOrders.map(({ vatRate }) => vatRate)).toEqual([260]);
      },
    ),
  );
});

it('gives back of an online payment what the alcohol cost, whatever has been taken of it by then', () => {
  const after = (payment: StoredPayment, way: Order['fulfilment'] = 'delivered', giftCardAmount = 0) => {
    const before = atHandOver(way, giftCardAmount, true);
    const withheld = withholdAlcohol(before, SHOP, TAKER);
    if (!withheld.ok) throw new Error(withheld.error.code);
    const change = { kind: 'edited', before, order: withheld.value, taker: TAKER, undoable: null } as const;
    return paymentsAfter(change, [payment], [], () => 'second');
  };
  expect(after({ ...AUTHORISED, task: CAPTURE })).toMatchObject({
    payments: [{ task: { kind: 'capture', amount: LEFT, requestId: 'second', nextAt: TAKER.at } }],
    refunds: [],
  });
  for (const payment of [
    { ...AUTHORISED, state: 'capturing', task: CAPTURE },
    { ...AUTHORISED, state: 'captured', captured: EXACT },
  ] as const)
    expect(after(payment)).toMatchObject({
      payments: [],
      refunds: [{ amount: WINE.totalPrice, number: 1, state: 'requested' }],
    });
  // What the gift card paid too much goes back onto the card alone.
  expect(after({ ...AUTHORISED, state: 'captured', captured: 100 }, 'delivered', EXACT - 100)).toMatchObject({
    refunds: [{ amount: 100 }],
  });
  // At the counter nothing was taken yet: less is taken with the hand-over.
  expect(after(AUTHORISED, 'collected')).toBeNull();
});

it('is refused before the hand-over, without alcohol, and where nothing else is left', () => {
  const order = atHandOver('collected', 0, false);
  expect(withholdAlcohol({ ...order, status: 'preparing' }, SHOP, TAKER)).toMatchObject({ ok: false });
  expect(withholdAlcohol({ ...order, checkAge: false }, SHOP, TAKER)).toEqual(
    err({ code: 'stepRefused', status: 'ready' }),
  );
  expect(withholdAlcohol({ ...order, productOrders: [WINE] }, SHOP, TAKER)).toEqual(err({ code: 'nothingLeft' }));
  expect(amountDue(order)).toBe(EXACT);
});
