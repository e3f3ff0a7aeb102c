import { CHECKOUT_DRAFT } from '@ofenpost/core/checkout/checkout.fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';
import { RATE_LIMITS, type RateLimited } from './rate-limit.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const UNKNOWN_CODE = '{"code":"2222-2222-22222"}';
/** A call for each limit, with its answer below the limit. Signing in has its own answers, and a picture over its limit a stand-in. */
const CALLS: Record<
  Exclude<RateLimited, 'session.signIn' | 'payment.notify' | 'illustration.draw'>,
  readonly [path: string, body: string, taken: number]
> = {
  'giftCard.readBalance': ['/api/gift-cards/balance', UNKNOWN_CODE, 409],
  'promotion.check': ['/api/promotions/check', UNKNOWN_CODE, 409],
  'order.find': ['/api/orders/find', '{"number":1,"phoneNumber":"078 123 45 67"}', 404],
  'order.notify': ['/api/orders/none/notices', '{}', 400],
  'order.place': ['/api/orders', '{}', 400],
  'device.start': ['/api/devices/start', UNKNOWN_CODE, 409],
  'sitting.begin': ['/api/device/sitting', '{}', 403],
  'payment.begin': ['/api/orders/00000000-0000-4000-8000-000000000f01/payments', '{"method":"onlineCard"}', 409],
  'feedback.send': ['/api/feedback', '{}', 400],
  'photo.upload': ['/api/desk/photos', '{}', 400],
  'printer.try': ['/api/desk/printers/none/trial', '{}', 400],
};

describe('rate limits', () => {
  let database: TestDatabase;
  let server: TestServer;
  let staff: Browser;
  let guests = 0;
  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startTestServer(database.url, { RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' });
    staff = createBrowser(server.url);
    await signIn(staff, 'Geschäftsleitung');
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  /** A caller with an address of its own. */
  function createCaller(send = fetch) {
    guests += 1;
    const address = `203.0.113.${guests}`;
    return (path: string, body: string, headers: Record<string, string> = JSON_TYPE) =>
      send(`${server.url}${path}`, {
        method: 'POST',
        body,
        headers: { ...headers, 'x-forwarded-for': address },
        redirect: 'manual',
      });
  }

  async function statuses(calls: number, call: () => Promise<Response>): Promise<number[]> {
    const found: number[] = [];
    for (let count = 0; count < calls; count += 1) found.push((await call()).status);
    return found;
  }

  it.each(Object.entries(CALLS))('%s', async (name, [path, body, taken]) => {
    const call = createCaller(staff.fetch);
    const { calls, seconds } = RATE_LIMITS[name as keyof typeof CALLS];
    expect(await statuses(calls, () => call(path, body))).toEqual(Array(calls).fill(taken));
    const refused = await call(path, body);
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain('Bitte warte einen Moment');
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(seconds);
    // Other addresses are not limited.
    expect((await createCaller(staff.fetch)(path, body)).status).toBe(taken);
  });

  it('counts a gift card that is named in an order as one more guess', async () => {
    const call = createCaller();
    const draft = { ...CHECKOUT_DRAFT, giftCardCode: '2222-2222-22222' };
    const order = JSON.stringify({ idempotencyKey: crypto.randomUUID(), totalPrice: 0, draft });
    const { calls } = RATE_LIMITS['giftCard.readBalance'];
    const ask = () => call('/api/gift-cards/balance', UNKNOWN_CODE);
    expect((await call('/api/orders', order)).status).toBe(409);
    expect(await statuses(calls, ask)).toEqual([...Array<number>(calls - 1).fill(409), 429]);
    expect((await call('/api/orders', order)).status).toBe(429);
  });

  it.each([
    ['/auth/sign-in', 'provider_not_found'],
    ['/auth/second-factor', 'state_mismatch'],
  ])('leads whoever calls %s too often back to the page', async (path, taken) => {
    const call = createCaller();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const errorOf = async () => {
      const answer = await call(path, 'provider=nobody&returnTo=%2Forder', form);
      return [answer.status, answer.headers.get('location')];
    };
    for (let count = 0; count < RATE_LIMITS['session.signIn'].calls; count += 1)
      expect(await errorOf()).toEqual([303, `/auth?returnTo=%2Forder&error=${taken}`]);
    expect(await errorOf()).toEqual([303, '/auth?returnTo=%2Forder&error=too_many_calls']);
  });

  it('hold for notifications of payments, which anybody can send', async () => {
    const { calls } = RATE_LIMITS['payment.notify'];
    const headers = { 'x-forwarded-for': '198.51.100.77' };
    const notify = async () => (await fetch(`${server.local}/zahlung/meldung/${'x'.repeat(43)}`, { headers })).status;
    const answers = [];
    for (let count = 0; count <= calls; count += 1) answers.push(await notify());
    expect([new Set(answers.slice(0, -1)), answers.at(-1)]).toEqual([new Set([200]), 429]);
  });

  it('are all tried', () => {
    // How own pizzas are limited is tried in illustration.test.ts, where there are pictures.
    const others = ['payment.notify', 'session.signIn', 'illustration.draw'];
    expect([...Object.keys(CALLS), ...others].toSorted()).toEqual(Object.keys(RATE_LIMITS).toSorted());
  });
});
