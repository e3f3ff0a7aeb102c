import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unreached } from '../machine-walk.fixtures.ts';
import { type Payment, payment } from '../payment/payment.ts';
import { addMinutes } from '../time/zurich.ts';
import { fulfilment } from '../vat/fulfilment.ts';
import { orderLifecycleMachine, canStep, isFinished } from './order-lifecycle.machine.ts';
import { type OrderStatus, orderStatus } from './order-status.ts';
import { PLACED_ORDER, REACHED_STATUSES, stepTo } from './order.fixtures.ts';
import { type Order, order as orderSchema } from './order.ts';
import { takeStep } from './take-step.ts';

describe('the life of an order', () => {
  it('comes by every status and every transition, on shortest paths from placed', () => {
    const events = [...REACHED_STATUSES, 'placed' as const].map((status) => ({ type: `order.${status}` }) as const);
    const inputs = fulfilment.options.flatMap((way) =>
      [false, true].map((isPaidOnline) => ({ fulfilment: way, isPaidOnline })),
    );
    expect(unreached(orderLifecycleMachine, { inputs, events })).toEqual([]);
  });

  it('has exactly the statuses of an order', () => {
    const states = Object.keys(orderLifecycleMachine.states).filter((state) => state !== 'ordering');
    expect(states.toSorted()).toEqual(orderStatus.options.toSorted());
  });
});

/** The payments that are possible in a status, for an order that began with this payment. */
const fitting = (status: OrderStatus, begin: Payment['state']): Payment['state'] => {
  const isPrepaid = begin === 'prepaid';
  if (!isFinished(status)) return begin;
  if (status === 'delivered') return isPrepaid ? 'prepaid' : 'collected';
  return isPrepaid ? 'refunded' : 'notCollected';
};

const itemsOf = ({ productOrders }: Order) => productOrders.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
const isAscending = (instants: readonly string[]) =>
  instants.every((at, index) => index === 0 || at > (instants[index - 1] ?? ''));

const begins: fc.Arbitrary<Order> = fc
  .record({
    fee: fc.nat(2_000),
    isPrepaid: fc.boolean(),
    part: fc.nat(3_000),
    way: fc.constantFrom(...fulfilment.options),
  })
  .map(({ fee, isPrepaid, part, way }) => {
    const totalPrice = itemsOf(PLACED_ORDER) + fee;
    const order = { ...PLACED_ORDER, fulfilment: way, deliveryFee: fee, rounding: 0, totalPrice };
    return isPrepaid
      ? { ...order, giftCardAmount: totalPrice, payment: { state: 'prepaid' } as const }
      : { ...order, giftCardAmount: part };
  });

describe('any sequence of steps', () => {
  it('keeps an order in shape', () => {
    const method = fc.constantFrom('cash', 'card', 'twint');
    const tries = fc.array(
      fc.tuple(fc.constantFrom(...orderStatus.options), fc.constantFrom(...REACHED_STATUSES), method),
      {
        maxLength: 40,
      },
    );
    fc.assert(
      fc.property(begins, tries, (begin, wishes) => {
        let order = begin;
        let taken = 0;
        for (const [index, [from, to, collected]] of wishes.entries()) {
          const at = addMinutes(begin.orderTimeProgresses.created, index + 1);
          const step = { ...stepTo(from, to), ...(to === 'delivered' ? { collected } : {}) };
          const result = takeStep(order, step, { by: 'staff', at });
          const isAllowed = order.status === from && canStep(order, to);
          expect(result.ok ? null : result.error).toEqual(
            isAllowed ? null : { code: 'stepRefused', status: order.status },
          );
          if (!result.ok) continue;
          order = result.value;
          taken += 1;
          expect(orderSchema.safeParse(order).success).toBe(true);
          expect(order.orderTimeProgresses).toHaveProperty(to, at);
        }
        const stamps = Object.values(order.orderTimeProgresses).map(String);
        expect([order.revision, stamps.length]).toEqual([taken + 1, taken + 1]);
        expect(isAscending(stamps)).toBe(true);
        expect(order.totalPrice).toBe(itemsOf(order) + order.deliveryFee + order.rounding);
        expect(order.payment.state).toBe(fitting(order.status, begin.payment.state));
        const due = order.totalPrice - order.giftCardAmount;
        expect('amount' in order.payment ? order.payment.amount : due).toBe(due);
        expect(order.reason === null).toBe(!isFinished(order.status) || order.status === 'delivered');
        expect(payment.safeParse(order.payment).success).toBe(true);
      }),
    );
  });
});
