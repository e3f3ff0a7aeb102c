import { randomUUID } from 'node:crypto';
import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { stepTo } from '@ofenpost/core/order/order.fixtures';
import type { Ports } from '@ofenpost/core/ports';
import { err, ok } from '@ofenpost/core/result/result';
import { deliver } from '@ofenpost/testing/contract-suites/accounting.suite';
import { fillCart, plainProduct, requestFor } from '@ofenpost/testing/contract-suites/shop-under-test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { RACE_TIMEOUT, raceSize } from '../../test-tools/testing/race-size.fixtures.ts';
import { type TestDatabase, connect, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

const PARALLEL = raceSize(200);

describe('a gift card', () => {
  let database: TestDatabase;
  let servers: readonly TestServer[];
  let staff: Ports;
  beforeAll(async () => {
    database = await createTestDatabase();
    servers = await Promise.all([startTestServer(database.url), startTestServer(database.url)]);
    const browser = createBrowser(servers[0]?.url ?? '');
    await signIn(browser, 'Mitarbeiter');
    staff = portsOf(browser, 0);
  });
  afterAll(async () => {
    await Promise.all(servers.map(({ close }) => close()));
    await database.drop();
  });

  const portsOf = (browser: ReturnType<typeof createBrowser>, index: number): Ports =>
    createServerRenderingPorts({
      apiClient: createApiClient(servers[index % servers.length]?.url ?? '', browser.fetch),
      now: TEST_NOW,
    });
  /** A new guest at one of the two servers. */
  const guest = (index = 0) => portsOf(createBrowser(servers[index % servers.length]?.url ?? ''), index);
  async function issue(amount: number): Promise<string> {
    const issued = await staff.giftCardAdmin.issue(randomUUID(), {
      amount,
      buyer: 'Anna Keller',
      greeting: '',
      email: null,
      paidWith: 'cash',
    });
    return issued.ok ? issued.value.code : '';
  }
  const entriesOf = (code: string) =>
    database.query('select kind, amount, order_id from gift_card_entries where gift_card_code = $1 order by number', [
      code,
    ]);

  it('pays for an order many years after it was issued', async () => {
    const code = await issue(5000);
    await database.query('alter table gift_card_entries disable trigger user');
    await database.query(`update gift_card_entries set at = at - interval '30 years' where gift_card_code = $1`, [
      code,
    ]);
    await database.query('alter table gift_card_entries enable trigger user');
    await database.query(`update gift_cards set issued = issued - interval '30 years' where code = $1`, [code]);
    const ports = guest();
    expect(await ports.giftCard.balance(code)).toEqual(ok({ balance: 5000, given: 0 }));
    await fillCart(ports);
    const placed = await ports.checkout.place(await requestFor(ports, { giftCardCode: code }));
    expect(placed.ok && placed.value.order.giftCardAmount).toBe(5000);
  });

  it('never goes below zero, however many pay with it at once, at two servers', { timeout: RACE_TIMEOUT }, async () => {
    const code = await issue(100_000);
    const guests = Array.from({ length: PARALLEL }, (_, index) => guest(index));
    const product = await plainProduct(staff);
    await Promise.all(guests.map(({ cart }) => cart.add({ productId: product.id, optionIds: [], amount: 10 })));
    const request = await requestFor(guests[0] ?? staff, { giftCardCode: code });
    const price = request.totalPrice;
    const answers = await Promise.all(
      guests.map(({ checkout, idempotencyKey }) =>
        checkout.place({ ...request, idempotencyKey: idempotencyKey.create() }),
      ),
    );
    const placed = answers.flatMap((answer) => (answer.ok ? [answer.value.order] : []));
    const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]));
    const paying = Math.floor(100_000 / price);
    expect(placed.map(({ giftCardAmount }) => giftCardAmount)).toEqual(Array.from({ length: paying }, () => price));
    expect(refusals).toEqual(Array.from({ length: PARALLEL - paying }, () => 'giftCardChanged'));
    const entries = await entriesOf(code);
    expect(entries).toHaveLength(1 + paying);
    expect(entries.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(100_000 - paying * price);
    expect(await guest().giftCard.balance(code)).toEqual({
      ok: true,
      value: { balance: 100_000 - paying * price, given: 0 },
    });
  });

  it('gives back once, however many take the same step', async () => {
    const code = await issue(100_000);
    const ports = guest();
    await fillCart(ports);
    const placed = await ports.checkout.place(await requestFor(ports, { giftCardCode: code }));
    const id = placed.ok ? placed.value.order.id : '';
    const steps = await Promise.all(
      Array.from({ length: 10 }, () => staff.orderDesk.step(id, stepTo('placed', 'cancelled'))),
    );
    expect(steps.filter((step) => step.ok)).toHaveLength(1);
    expect((await entriesOf(code)).map(({ kind }) => kind)).toEqual(['issued', 'redeemed', 'refunded']);
    expect(await ports.giftCard.balance(code)).toEqual({ ok: true, value: { balance: 100_000, given: 0 } });
  });

  it('is waited for before the books when an order is refunded onto it, as its own changes do', async () => {
    const browser = createBrowser(servers[0]?.url ?? '');
    await signIn(browser, 'Geschäftsleitung');
    const { accounting } = portsOf(browser, 0);
    const [code, customer] = [await issue(1000), guest()];
    await fillCart(customer);
    const placed = await customer.checkout.place(await requestFor(customer, { giftCardCode: code }));
    if (!placed.ok) throw new Error(placed.error.code);
    const { number: orderNumber } = await deliver(placed.value.order, staff);
    const other = await connect(database.url);
    await other.query('begin');
    await other.query('select from gift_cards where code = $1 for update', [code]);
    const draft = { orderNumber, amount: 1000, method: 'giftCard', cause: 'late', reason: '' } as const;
    const refunded = accounting.refund(randomUUID(), draft);
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect.poll(async () => (await database.query(waiting)).length).toBe(1);
    // Whoever holds the gift card gets the books: the refund does not hold them yet.
    const { rows } = await other.query('select pg_try_advisory_xact_lock(740001) as free');
    await other.query('commit');
    await other.end();
    expect(rows).toEqual([{ free: true }]);
    expect((await refunded).ok).toBe(true);
    expect((await entriesOf(code)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['issued', 1000],
      ['redeemed', -1000],
      ['refunded', 1000],
    ]);
  });

  it('leaves nothing behind when the order is refused', async () => {
    const code = await issue(100_000);
    const ports = guest();
    await fillCart(ports);
    const request = await requestFor(ports, { giftCardCode: code });
    const { totalPrice } = request;
    expect(await ports.checkout.place({ ...request, totalPrice: totalPrice + 1 })).toEqual(
      err({ code: 'totalChanged', totalPrice }),
    );
    expect(await entriesOf(code)).toHaveLength(1);
  });

  it('has a ledger that is only written forth', async () => {
    await issue(5000);
    for (const statement of [
      'update gift_card_entries set amount = 0',
      'delete from gift_card_entries',
      'truncate gift_card_entries',
    ])
      await expect(database.query(statement)).rejects.toThrow('takes new entries only');
  });

  it('is issued only within the limits', async () => {
    const browser = createBrowser(servers[0]?.url ?? '');
    await signIn(browser, 'Mitarbeiter');
    const send = async (amount: unknown) => {
      const { status } = await browser.fetch(`${servers[0]?.url}/api/desk/gift-cards/${randomUUID()}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ amount, buyer: 'Anna Keller', greeting: '', email: null, paidWith: 'cash' }),
      });
      return status;
    };
    expect(await Promise.all([999, 1000, 1001, 100_000, 100_001, 1000.5, '1000', null].map(send))).toEqual([
      400, 200, 400, 200, 400, 400, 400, 400,
    ]);
  });
});
