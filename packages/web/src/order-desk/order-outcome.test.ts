import { PLACED_ORDER } from '@ofenpost/core/order/order.fixtures';
import { describe, expect, it } from 'vitest';
import { orderOutcome } from './order-outcome.ts';

const AT = '2026-11-20T18:20:00.000Z';
const times = { ...PLACED_ORDER.orderTimeProgresses, delivered: AT, rejected: AT, cancelled: AT };
const order = { ...PLACED_ORDER, orderTimeProgresses: times };

describe('the outcome of an order', () => {
  it.each([
    ['what is due', order, 'Eingegangen 18:00 · Karte, noch offen'],
    [
      'what was collected',
      {
        ...order,
        status: 'delivered',
        payment: { state: 'collected', method: 'cash', amount: 4300, by: null, at: AT },
      },
      'Geliefert 19:20 · Bar CHF 43.00',
    ],
    [
      'what was collected in part',
      {
        ...order,
        status: 'delivered',
        payment: {
          state: 'collected',
          method: 'cash',
          amount: 2300,
          rest: { method: 'twint', amount: 1500, by: null, at: AT },
          by: null,
          at: AT,
        },
      },
      'Geliefert 19:20 · Bar CHF 23.00, TWINT CHF 15.00, CHF 5.00 offen',
    ],
    ['a gift card', { ...order, status: 'delivered', payment: { state: 'prepaid' } }, 'Geliefert 19:20 · Gutschein'],
    [
      'why it ended',
      { ...order, status: 'rejected', reason: { code: 'tooBusy', text: '' } },
      'Abgelehnt 19:20 · Zu viel los',
    ],
    [
      'why it ended, in the words of staff',
      { ...order, status: 'cancelled', reason: { code: 'other', text: 'Ofen kaputt' } },
      'Storniert 19:20 · Ofen kaputt',
    ],
  ] as const)('tells %s', (_, given, text) => expect(orderOutcome(given)).toBe(text));
});
