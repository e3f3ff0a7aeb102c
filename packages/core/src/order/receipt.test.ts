import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Payment } from '../payment/payment.ts';
import { LUNCH_TERMS } from '../promotion/promotion.fixtures.ts';
import { RESTAURANT } from '../restaurant/restaurant.fixtures.ts';
import type { OrderStatus } from './order-status.ts';
import { PLACED_ORDER } from './order.fixtures.ts';
import type { Order } from './order.ts';
import { receiptOf } from './receipt.ts';

const AT = '2026-11-20T17:45:00.000Z';
const COLLECTED: Payment = { state: 'collected', method: 'cash', amount: 4300, by: null, at: AT };
const receipt = (change: Partial<Order>) => receiptOf({ ...PLACED_ORDER, ...change }, RESTAURANT);

describe('the receipt of an order', () => {
  it('says who supplies what to whom, and when', () => {
    const { created } = PLACED_ORDER.orderTimeProgresses;
    expect(receipt({})).toMatchObject({
      number: 1001,
      placedAt: created,
      supplied: null,
      supplier: { name: RESTAURANT.name, town: RESTAURANT.town, vatNumber: RESTAURANT.vatNumber },
      recipient: { label: 'Lieferung an', text: 'Anna Keller, Marktgasse 12a, 8400 Winterthur' },
      lines: PLACED_ORDER.productOrders,
    });
    const { supplied } = receipt({ orderTimeProgresses: { created, delivered: AT } });
    expect(supplied).toEqual({ label: 'Geliefert', at: AT });
  });

  it.each<[OrderStatus, Payment, string]>([
    ['placed', PLACED_ORDER.payment, 'Bestellbestätigung'],
    ['placed', { state: 'prepaid' }, 'Bestellbestätigung'],
    ['onTheWay', PLACED_ORDER.payment, 'Bestellbestätigung'],
    ['delivered', PLACED_ORDER.payment, 'Bestellbestätigung'],
    ['delivered', COLLECTED, 'Quittung'],
    ['delivered', { state: 'prepaid' }, 'Quittung'],
    ['rejected', { state: 'notCollected', method: 'card' }, 'Aufgehobene Bestellung'],
    ['cancelled', { state: 'refunded' }, 'Aufgehobene Bestellung'],
    ['undeliverable', { state: 'notCollected', method: 'cash' }, 'Aufgehobene Bestellung'],
  ])('of an order that is %s and %j is titled %s', (status, payment, title) => {
    expect(receipt({ status, payment }).title).toBe(title);
  });

  it('shows full prices and the promotion, and the VAT of what is paid alone', () => {
    const [line] = PLACED_ORDER.productOrders;
    if (line === undefined) throw new Error('The order has no line.');
    const terms = { ...LUNCH_TERMS, percent: 100 };
    const promotion = { terms, lines: [3700], delivery: 0, amount: 3700 };
    const order = { productOrders: [{ ...line, amount: 1, unitPrice: 3700, totalPrice: 0 }], promotion };
    const { lines, sums, vat, total } = receipt({ ...order, deliveryFee: 600, totalPrice: 600 });
    expect(lines).toMatchObject([{ totalPrice: 3700 }]);
    expect(sums.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    expect(vat).toMatchObject([{ gross: 600 }]);
  });

  it('leads from the goods to the total', () => {
    const { sums, total } = receipt({ rounding: -2, totalPrice: 4298 });
    expect(sums).toEqual([
      { label: 'Produkte', amount: 3700 },
      { label: 'Lieferung', amount: 600 },
      { label: 'Rundung auf 5 Rappen', amount: -2 },
    ]);
    expect(total).toBe(4298);
    expect(receipt({}).sums).toHaveLength(2);
  });

  it.each<[string, Partial<Order>, readonly (readonly [string, number])[]]>([
    ['at the door', {}, [['An der Tür zu bezahlen (Karte)', 4300]]],
    [
      'partly by gift card',
      { giftCardAmount: 4000 },
      [
        ['Mit Gutschein bezahlt', 4000],
        ['An der Tür zu bezahlen (Karte)', 300],
      ],
    ],
    ['by gift card', { giftCardAmount: 4300, payment: { state: 'prepaid' } }, [['Mit Gutschein bezahlt', 4300]]],
    ['in cash', { status: 'delivered', payment: COLLECTED }, [['An der Tür bezahlt (Bar)', 4300]]],
    [
      'with a tip, which is no part of the total',
      { status: 'delivered', payment: { ...COLLECTED, method: 'twint', tip: 450 } },
      [
        ['An der Tür bezahlt (TWINT)', 4300],
        ['Trinkgeld (TWINT)', 450],
      ],
    ],
    [
      'in part, and what is open',
      {
        status: 'delivered',
        payment: { ...COLLECTED, amount: 2000, rest: { ...COLLECTED, method: 'twint', amount: 300 } },
      },
      [
        ['An der Tür bezahlt (Bar)', 2000],
        ['Rest bezahlt (TWINT)', 300],
        ['Noch offen', 2000],
      ],
    ],
    [
      'in part, and what was given up',
      {
        status: 'delivered',
        payment: { ...COLLECTED, amount: 2000, openWrittenOff: { by: null, at: COLLECTED.at } },
      },
      [
        ['An der Tür bezahlt (Bar)', 2000],
        ['Nicht bezahlt, abgeschrieben', 2300],
      ],
    ],
    ['not at all', { status: 'cancelled', payment: { state: 'notCollected', method: 'card' } }, []],
    [
      'and given back',
      { status: 'cancelled', giftCardAmount: 4300, payment: { state: 'refunded' } },
      [['Dem Gutschein gutgeschrieben', 4300]],
    ],
    [
      'and given back in part',
      { status: 'rejected', giftCardAmount: 4000, payment: { state: 'notCollected', method: 'cash' } },
      [['Dem Gutschein gutgeschrieben', 4000]],
    ],
  ])('says what is paid %s', (_, change, payments) => {
    expect(receipt(change).payments).toEqual(payments.map(([label, amount]) => ({ label, amount })));
  });

  it('takes off what was given with a gift card, unless it went back', () => {
    const given = { giftCardAmount: 4000, giftCardDiscount: 3000 };
    const { sums, total, payments, vat } = receipt(given);
    expect(sums.at(-1)).toEqual({ label: 'Nachlass', amount: -3000 });
    expect(total).toBe(1300);
    expect(payments.map(({ amount }) => amount)).toEqual([1000, 300]);
    expect(vat).toEqual([{ vatRate: 260, gross: 1300, net: 1267, vat: 33 }]);
    const whole = receipt({ giftCardAmount: 4300, giftCardDiscount: 4300, payment: { state: 'prepaid' } });
    expect([whole.total, whole.payments]).toEqual([0, []]);
    const ended = receipt({ ...given, status: 'rejected', payment: { state: 'notCollected', method: 'cash' } });
    expect([ended.total, ended.sums.length, ended.payments]).toEqual([
      4300,
      2,
      [{ label: 'Dem Gutschein gutgeschrieben', amount: 4000 }],
    ]);
  });

  it('shows no VAT of what was not supplied', () => {
    expect(receipt({ status: 'cancelled' }).vat).toEqual([]);
    expect(receipt({ status: 'rejected' }).note).toContain('Du schuldest nichts');
    expect(receipt({}).vat).toEqual([{ vatRate: 260, gross: 4300, net: 4191, vat: 109 }]);
  });

  it('adds up, whatever was ordered', () => {
    const [margherita] = PLACED_ORDER.productOrders;
    const line = fc.record({ totalPrice: fc.nat(100_000), vatRate: fc.constantFrom(0, 260, 810) });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1 }),
        fc.nat(5000),
        fc.integer({ min: -2, max: 2 }),
        (lines, deliveryFee, rounding) => {
          const productOrders = lines.flatMap((each) => (margherita === undefined ? [] : [{ ...margherita, ...each }]));
          const totalPrice = lines.reduce((sum, each) => sum + each.totalPrice, deliveryFee + rounding);
          const { sums, vat, payments, total } = receipt({ productOrders, deliveryFee, rounding, totalPrice });
          const add = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
          expect(add(sums.map(({ amount }) => amount))).toBe(total);
          expect(add(vat.map(({ gross }) => gross))).toBe(total);
          expect(add(payments.map(({ amount }) => amount))).toBe(total);
        },
      ),
    );
  });

  it('of what is collected speaks of the counter, and of no delivery', () => {
    const { created } = PLACED_ORDER.orderTimeProgresses;
    const { sums, payments, recipient, supplied } = receipt({
      fulfilment: 'collected',
      deliveryFee: 0,
      totalPrice: 3700,
      status: 'delivered',
      payment: { ...COLLECTED, amount: 3700 },
      orderTimeProgresses: { created, delivered: AT },
    });
    expect(sums).toEqual([{ label: 'Produkte', amount: 3700 }]);
    expect(payments).toEqual([{ label: 'Bei der Abholung bezahlt (Bar)', amount: 3700 }]);
    expect(recipient).toEqual({ label: 'Abholung durch', text: 'Anna Keller' });
    expect(supplied).toEqual({ label: 'Abgeholt', at: AT });
    expect(receipt({ fulfilment: 'collected' }).payments).toMatchObject([
      { label: 'Bei der Abholung zu bezahlen (Karte)' },
    ]);
  });
});

describe('an order that the guest did not pay after all', () => {
  const refund = (amount: number, cause: 'unpaid' | 'late') => ({
    id: '00000000-0000-4000-8000-00000000ab01',
    number: 1,
    at: AT,
    amount,
    rounding: 0,
    method: 'cash' as const,
    cause,
    reason: 'x',
    lines: [],
    deliveryFee: false,
    vat: [],
  });
  const paper = (amount: number, cause: 'unpaid' | 'late' = 'unpaid') =>
    receipt({ status: 'delivered', payment: COLLECTED, refunds: [refund(amount, cause)] });

  it('names as paid only what was paid, and is no receipt', () => {
    expect(paper(4300)).toMatchObject({
      title: 'Abrechnung',
      payments: [{ label: 'Nicht bezahlt, abgeschrieben 1001-1', amount: 4300 }],
    });
    const half = paper(2000);
    expect(half.payments).toEqual([
      { label: 'An der Tür bezahlt (Bar)', amount: 2300 },
      { label: 'Nicht bezahlt, abgeschrieben 1001-1', amount: 2000 },
    ]);
    expect(half.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(half.total);
    expect(paper(2000, 'late')).toMatchObject({
      title: 'Quittung',
      payments: [{ amount: 4300 }, { label: 'Zurückerstattet, Gutschrift 1001-1 (Bar)', amount: -2000 }],
    });
  });
});
