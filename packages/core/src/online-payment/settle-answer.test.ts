import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { err, ok } from '../result/result.ts';
import type { ProviderPayment } from './payment-provider.port.ts';
import { mayRepeat, providerErrorCode } from './provider-error.ts';
import { type PaidOrder, settleAnswer } from './settle-answer.ts';

const payment = { reference: 'OFP-1042-1', amount: 4_250 };
const paid: ProviderPayment = {
  status: 'authorised',
  transactionId: '723nTx',
  captureId: null,
  reference: 'OFP-1042-1',
  amount: 4_250,
  currency: 'CHF',
  method: 'onlineCard',
  displayText: 'xxxx xxxx xxxx 0004',
  hasLiabilityShift: true,
};
const waiting: PaidOrder = { state: 'waiting', canBePlaced: true };
const ORDERS: readonly PaidOrder[] = [
  waiting,
  { state: 'waiting', canBePlaced: false },
  { state: 'settledOtherwise' },
  { state: 'placedByThis' },
  { state: 'ended' },
];

const settle = (order: PaidOrder, answer: Partial<ProviderPayment>, takesWithoutLiability = false) =>
  settleAnswer({ payment, order, answer: ok({ ...paid, ...answer }), takesWithoutLiability });

describe('the answer of the provider', () => {
  it('places the order that waits for it, and changes nothing the second time', () => {
    expect(settle(waiting, {})).toEqual({ do: 'place' });
    expect(settle({ state: 'placedByThis' }, {})).toEqual({ do: 'nothing' });
  });

  it.each([
    [{ state: 'waiting', canBePlaced: false }, {}, 'tooLate', true],
    [{ state: 'settledOtherwise' }, {}, 'paidTwice', false],
    [{ state: 'ended' }, {}, 'orderEnded', false],
    [waiting, { amount: 4_240 }, 'mismatch', false],
    [waiting, { currency: 'EUR' }, 'mismatch', false],
    [waiting, { reference: 'OFP-1042-2' }, 'mismatch', false],
    [waiting, { hasLiabilityShift: false }, 'noLiabilityShift', false],
  ] as const)('lets the money go for an order that is %j with %j', (order, answer, why, orderEnds) => {
    expect(settle(order, answer)).toEqual({ do: 'release', orderEnds, why });
    expect(settle(order, { ...answer, status: 'captured' })).toMatchObject({ do: 'release', why });
  });

  it('takes a card without liability where the shop wants it, and TWINT, which has none', () => {
    expect(settle(waiting, { hasLiabilityShift: false }, true)).toEqual({ do: 'place' });
    expect(settle(waiting, { method: 'onlineTwint', hasLiabilityShift: null })).toEqual({ do: 'place' });
  });

  it('places nothing on what the provider does not know yet', () => {
    for (const order of ORDERS) expect(settle(order, { status: 'pending' })).toEqual({ do: 'wait' });
  });

  it('never holds money for an order that it does not place', () => {
    const answers = fc.record({
      status: fc.constantFrom('authorised' as const, 'captured' as const),
      amount: fc.constantFrom(4_250, 1),
      hasLiabilityShift: fc.constantFrom(true, false, null),
    });
    fc.assert(
      fc.property(fc.constantFrom(...ORDERS), answers, fc.boolean(), (order, answer, takes) => {
        const settlement = settle(order, answer, takes);
        const isHeld = settlement.do !== 'release';
        expect(isHeld).toBe(settlement.do === 'place' || order.state === 'placedByThis');
      }),
    );
  });

  it('ends an attempt that the guest can repeat, alarms for our own fault, and waits for the rest', () => {
    const outcomes = providerErrorCode.options.map((code) => {
      const error = { code, name: code };
      const answer = err(error);
      return [code, settleAnswer({ payment, order: waiting, answer, takesWithoutLiability: false }).do];
    });
    expect(Object.fromEntries(outcomes)).toEqual({
      abortedByGuest: 'fail',
      declined: 'fail',
      notStarted: 'wait',
      expired: 'fail',
      alreadyDone: 'wait',
      wrongState: 'wait',
      unclear: 'wait',
      unreachable: 'wait',
      misconfigured: 'alarm',
    });
  });
});

it('repeats by itself only what cannot do harm', () => {
  const errorOf = (code: (typeof providerErrorCode.options)[number]) => ({ code, name: '' });
  expect(providerErrorCode.options.filter((code) => mayRepeat(errorOf(code)))).toEqual(['unclear', 'unreachable']);
});
