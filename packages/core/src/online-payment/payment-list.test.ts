import { expect, it } from 'vitest';
import { onlinePaymentState } from './online-payment.ts';
import { createOnlinePaymentAdminUseCases } from './online-payment.use-cases.ts';
import {
  OPEN_PAYMENT_STATES,
  PAYMENT_LIST,
  type PaymentQuery,
  type PaymentRow,
  needsSomebody,
  pageOfPayments,
} from './payment-list.ts';
import { createProviderBreaker } from './provider-breaker.ts';
import { AUTHORISED, BEGIN, shopWith } from './reconciler.fixtures.ts';

const REFUSED = { counts: true, state: 'failed', problem: 'TRANSACTION_IN_WRONG_STATE' } as const;

/** One payment in each state, a day apart. */
const ROWS: readonly PaymentRow[] = onlinePaymentState.options.map((state, index) => ({
  id: `00000000-0000-4000-8000-0000000000${String(index).padStart(2, '0')}`,
  orderId: '00000000-0000-4000-8000-000000000001',
  orderNumber: 1040 + index,
  reference: `OFP-${1040 + index}-1`,
  state,
  amount: 5_000 - index * 100,
  tip: 0,
  captured: 0,
  refunded: 0,
  method: index % 2 === 0 ? 'onlineCard' : 'onlineTwint',
  displayText: index % 2 === 0 ? 'xxxx 0004' : 'TWINT',
  initialisedAt: `2026-11-${10 + index}T18:00:00.000Z`,
  expiresAt: `2026-11-${10 + index}T19:00:00.000Z`,
  problem: null,
  counts: false,
}));

const numbers = (query: Partial<PaymentQuery>) =>
  pageOfPayments(ROWS, { ...PAYMENT_LIST.start, ...query }).rows.map(({ orderNumber }) => orderNumber);

it('shows the newest first, and by amount on request', () => {
  expect(numbers({})).toEqual(ROWS.map(({ orderNumber }) => orderNumber).toReversed());
  expect(numbers({ sort: '-amount' })[0]).toBe(1040);
});

it('finds exactly one in each state, and the open ones together', () => {
  for (const [index, state] of onlinePaymentState.options.entries()) expect(numbers({ state })).toEqual([1040 + index]);
  const { total, open } = pageOfPayments(ROWS, { ...PAYMENT_LIST.start, state: 'open' });
  expect([total, open]).toEqual([OPEN_PAYMENT_STATES.length, OPEN_PAYMENT_STATES.length]);
  expect(pageOfPayments(ROWS, { ...PAYMENT_LIST.start, state: 'captured' }).open).toBe(OPEN_PAYMENT_STATES.length);
});

it('limits to days of Zurich, and searches number and brand', () => {
  expect(numbers({ from: '2026-11-11', to: '2026-11-12' })).toEqual([1042, 1041]);
  expect(numbers({ q: '1043' })).toEqual([1043]);
  expect(numbers({ q: 'twint' })).toHaveLength(ROWS.length / 2);
});

it('calls somebody where the provider refuses to take what an order was placed by, and for nothing else', () => {
  expect(needsSomebody(REFUSED)).toBe(true);
  expect(needsSomebody({ ...REFUSED, counts: false })).toBe(false);
  expect(needsSomebody({ ...REFUSED, problem: null })).toBe(false);
  expect(needsSomebody({ ...REFUSED, state: 'captured' })).toBe(false);
  const rows = ROWS.map((row) => ({ ...row, counts: true, problem: 'DECLINED' }));
  const { alarms, total } = pageOfPayments(rows, { ...PAYMENT_LIST.start, state: 'alarm' });
  expect([alarms, total]).toEqual([1, 1]);
});

it('calls nobody any more once it is handled', async () => {
  const shop = shopWith({ ...AUTHORISED, ...REFUSED });
  const staff = createOnlinePaymentAdminUseCases({
    provider: null,
    breaker: createProviderBreaker([]),
    payments: shop.payments,
    clock: { now: () => BEGIN },
    newId: () => '',
    setup: { provider: 'none', terminalId: '' },
    findPayments: async () => pageOfPayments([], PAYMENT_LIST.start),
  });
  expect((await staff.loadReport(AUTHORISED.orderId)).payments.some(needsSomebody)).toBe(true);
  expect((await staff.markHandled(AUTHORISED.orderId, null)).payments.some(needsSomebody)).toBe(false);
  expect(shop.state.payment).toMatchObject({ state: 'failed', problem: null });
  const { revision } = shop.state.order;
  await staff.markHandled(AUTHORISED.orderId, null);
  expect(shop.state.order.revision).toBe(revision);
});
