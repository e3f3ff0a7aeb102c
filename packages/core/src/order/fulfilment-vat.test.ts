import { describe, expect, it } from 'vitest';
import { VAT_RATES } from '../vat/vat-rate-of.ts';
import { PLACED_ORDER } from './order.fixtures.ts';
import type { Order } from './order.ts';
import { fulfilmentVatRates, taxedAtFulfilment, withVatRates } from './take-step.ts';

const [LINE] = PLACED_ORDER.productOrders;
if (LINE === undefined) throw new Error('The order of the fixtures has no lines.');
const lines = [LINE, { ...LINE, vatClass: 'alcohol' as const, vatRate: 810 }];
/** Ordered on the New Year's Eve on which the rate changed from 7.7 to 8.1 %. */
const orderAt = (delivered: string | undefined, status: Order['status'] = 'delivered'): Order => ({
  ...PLACED_ORDER,
  status,
  productOrders: lines.map((line, place) => ({ ...line, vatRate: [250, 770][place] ?? 0 })),
  orderTimeProgresses: { created: '2023-12-31T22:40:00.000Z', ...(delivered === undefined ? {} : { delivered }) },
});
const ratesOf = ({ productOrders }: Pick<Order, 'productOrders'>) => productOrders.map(({ vatRate }) => vatRate);

describe('an order is taxed', () => {
  it.each([
    ['before midnight in Zurich', '2023-12-31T22:59:59.999Z', [250, 770]],
    ['from midnight on', '2023-12-31T23:00:00.000Z', [260, 810]],
  ])('by the rates of the day on which it is handed over: %s', (_, delivered, rates) => {
    const taxed = taxedAtFulfilment(orderAt(delivered), VAT_RATES);
    expect(ratesOf(taxed)).toEqual(rates);
    expect(fulfilmentVatRates(taxed)).toEqual({ food: rates[0], alcohol: rates[1] });
  });

  it('as it was placed while it is not handed over, never is, or nobody knows the rates', () => {
    for (const order of [
      orderAt(undefined, 'onTheWay'),
      orderAt(undefined, 'undeliverable'),
      orderAt('2017-12-31T12:00:00.000Z'),
    ])
      expect(taxedAtFulfilment(order, VAT_RATES)).toBe(order);
    expect(fulfilmentVatRates(orderAt(undefined, 'onTheWay'))).toBeNull();
  });

  it('as collected where it is collected', () => {
    const rates = { food: 260, alcohol: 810, standard: 810, voucher: 0 };
    const entries = [{ validFrom: '2024-01-01', rates: { delivered: rates, collected: { ...rates, food: 810 } } }];
    const collected = { ...orderAt('2024-01-01T12:00:00.000Z'), fulfilment: 'collected' as const };
    expect(ratesOf(taxedAtFulfilment(collected, entries))).toEqual([810, 810]);
  });

  it('by what is stored of it, and without that as its lines say', () => {
    const productOrders = orderAt(undefined).productOrders;
    expect(ratesOf({ productOrders: withVatRates(productOrders, { food: 260 }) })).toEqual([260, 770]);
    expect(withVatRates(productOrders, null)).toEqual(productOrders);
  });
});
