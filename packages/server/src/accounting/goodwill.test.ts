import { randomUUID } from 'node:crypto';
import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { BOOKING_LIST } from '@ofenpost/core/accounting/booking-list';
import { giftCard } from '@ofenpost/core/gift-card/gift-card';
import type { OrderStep } from '@ofenpost/core/order/order';
import { stepTo } from '@ofenpost/core/order/order.fixtures';
import type { Ports } from '@ofenpost/core/ports';
import { err } from '@ofenpost/core/result/result';
import { plainBread } from '@ofenpost/testing/contract-suites/shop-under-test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

const REASON = 'Kalt angekommen';

describe('what is given with a gift card', () => {
  let database: TestDatabase;
  let server: TestServer;
  let manager: Browser;
  let ports: Ports;
  beforeAll(async () => {
    database = await createTestDatabase();
    await database.query('update products set price = 8550');
    server = await startTestServer(database.url);
    manager = createBrowser(server.url);
    await signIn(manager, 'Geschäftsleitung');
    ports = createServerRenderingPorts({ apiClient: createApiClient(server.url, manager.fetch), now: TEST_NOW });
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  async function issue(): Promise<string> {
    const draft = { amount: 1000, buyer: 'Anna Keller', greeting: '', email: null, paidWith: 'cash' } as const;
    const issued = await ports.giftCardAdmin.issue(randomUUID(), draft);
    if (!issued.ok) throw new Error(issued.error.code);
    return issued.value.code;
  }
  const changed = async (body: object) => {
    const answer = await manager.fetch(`${server.url}/api/desk/gift-cards/adjustments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ amount: 5000, reason: REASON, seenBalance: 1000, ...body }),
    });
    expect(answer.status).toBe(200);
    return giftCard.parse(await answer.json());
  };

  /** An order for CHF 85.50, collected and paid by card. */
  async function sell(giftCardCode: string, giftCardAmount: number) {
    const { id: productId } = await plainBread(ports);
    const taken = await ports.phoneOrder.capture({
      idempotencyKey: randomUUID(),
      totalPrice: 8550,
      giftCardAmount,
      items: [{ productId, amount: 1, optionIds: [] }],
      draft: {
        contact: { contactName: 'Anna Keller', phoneNumber: '078 123 45 67' },
        deliveryTime: { kind: 'asap' },
        paymentMethod: 'card',
        giftCardCode,
        remark: '',
        legalAgeConfirmed: true,
      },
      override: null,
    });
    if (!taken.ok) throw new Error(taken.error.code);
    const steps: OrderStep[] = [
      stepTo('accepted', 'preparing'),
      stepTo('preparing', 'ready'),
      { from: 'ready', to: 'delivered', collected: 'card' },
    ];
    for (const step of steps) await ports.orderDesk.step(taken.value.id, step);
    return taken.value;
  }

  it('is a discount when it is redeemed: neither turnover nor owed, and nobody gets it back in money', async () => {
    const code = await issue();
    expect(await changed({ code, kind: 'given' })).toMatchObject({ balance: 6000 });
    const { number: orderNumber, ...order } = await sell(code, 6000);
    expect(order).toMatchObject({ totalPrice: 8550, giftCardAmount: 6000, giftCardDiscount: 5000 });
    const { figures } = await ports.accounting.loadDay(null);
    expect(figures).toMatchObject({
      gross: 3550,
      discounts: 5000,
      vat: [{ vatRate: 260, gross: 3550, net: 3460, vat: 90 }],
      paid: { cash: 0, card: 2550, twint: 0, giftCard: 1000 },
      giftCards: { sold: 1000, redeemed: 1000, adjusted: 0, outstanding: 0 },
    });
    const { rows } = await ports.accounting.listBookings({ ...BOOKING_LIST.start, kind: 'sale' });
    expect(rows.map(({ note, gross }) => [note, gross])).toEqual([
      ['Nachlass CHF 50.00', 1000],
      ['Nachlass CHF 50.00', 2550],
    ]);
    const { byDay, byArea, byHour } = await ports.accounting.loadRevenue({ from: '2026-11-20', to: '2026-11-20' });
    expect([byDay, byArea, byHour].map(([first]) => first?.gross)).toEqual([3550, 3550, 3550]);
    const refund = { orderNumber, method: 'card', reason: REASON } as const;
    expect(await ports.accounting.refund(randomUUID(), { ...refund, amount: 3551 })).toEqual(
      err({ code: 'refundTooHigh', refundable: 3550 }),
    );
    await ports.accounting.refund(randomUUID(), { ...refund, amount: 3550 });
    expect((await ports.accounting.loadDay(null)).figures).toMatchObject({ gross: 0, net: 0, discounts: 5000 });
  });

  it('is told from a correction, which is what was asked for before there were kinds', async () => {
    for (const body of [{}, { kind: 'adjusted' }]) {
      const code = await issue();
      const { entries } = await changed({ code, ...body });
      expect(entries.at(-1)).toMatchObject({ kind: 'adjusted', amount: 5000, given: 0 });
      expect(await sell(code, 6000)).toMatchObject({ giftCardAmount: 6000, giftCardDiscount: 0 });
    }
  });

  it.each([
    [
      'more than the amount',
      `insert into gift_card_entries (gift_card_code, kind, amount, given, at, reason)
       select code, 'given', 1, 2, now(), '' from gift_cards limit 1`,
      'given_within_amount',
    ],
    ['another discount of an order', 'update orders set gift_card_discount = 1', 'stays as it is'],
  ])('is refused by the database where it is %s', async (_, statement, refusal) => {
    await expect(database.query(statement)).rejects.toThrow(refusal);
  });
});
