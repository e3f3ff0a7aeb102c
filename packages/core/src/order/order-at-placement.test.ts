import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundingFor } from '../payment/cash-rounding.ts';
import { paymentMethod } from '../payment/payment.ts';
import { orderAtPlacement } from './order-summary.ts';
import { PLACED_ORDER, stepTo } from './order.fixtures.ts';
import type { Order, OrderStep } from './order.ts';
import { takeStep } from './take-step.ts';

const AT = '2026-11-20T17:05:00.000Z';
const WAYS: readonly (readonly OrderStep['to'][])[] = [
  [],
  ['rejected'],
  ['accepted', 'preparing', 'ready', 'onTheWay', 'delivered'],
  ['accepted', 'preparing', 'ready', 'onTheWay', 'undeliverable'],
];

describe('an order as it was placed', () => {
  it('is found again whatever happened to it', () => {
    const methods = fc.constantFrom(...paymentMethod.options);
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 9_000 }),
        fc.nat(1_000),
        fc.boolean(),
        methods,
        methods,
        fc.constantFrom(...WAYS),
        (exact, part, isPrepaid, method, collected, way) => {
          const rounding = isPrepaid ? 0 : roundingFor(method, exact - part);
          const placed: Order = {
            ...PLACED_ORDER,
            rounding,
            totalPrice: exact + rounding,
            giftCardAmount: isPrepaid ? exact : part,
            payment: isPrepaid ? { state: 'prepaid' } : { state: 'dueAtDoor', method },
          };
          let order = placed;
          for (const to of way) {
            const step = { ...stepTo(order.status, to), ...(to === 'delivered' ? { collected } : {}) };
            const result = takeStep(order, step, { by: null, at: AT });
            if (result.ok) order = result.value;
          }
          expect(order.orderTimeProgresses).not.toEqual(way.length === 0 ? null : placed.orderTimeProgresses);
          expect(orderAtPlacement(order, method)).toEqual(placed);
        },
      ),
    );
  });
});
