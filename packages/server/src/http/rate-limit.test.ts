import { CHECKOUT_DRAFT } from '@ofenpost/core/checkout/checkout.fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../testing/test-database.fixtures.ts';
import { type TestServer, startTestServer } from '../testing/test-server.fixtures.ts';
import { RATE_LIMITS } from './rate-limit.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const UNKNOWN_CODE = '{"code":"2222-2222-22222"}';

describe('rate limits', () => {
  let database: TestDatabase;
  let server: TestServer;
  let guests = 0;
  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startTestServer(database.url, { RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' });
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  /** A guest with an address that nobody else has. */
  function createGuest() {
    guests += 1;
    const address = `203.0.113.${guests}`;
    return (path: string, body: string, headers: Record<string, string> = JSON_TYPE) =>
      fetch(`${server.url}${path}`, {
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

  it.each([
    ['giftCard.readBalance', '/api/gift-cards/balance', UNKNOWN_CODE, 409],
    ['order.place', '/api/orders', '{}', 400],
    ['feedback.send', '/api/feedback', '{}', 400],
  ] as const)('%s', async (name, path, body, taken) => {
    const call = createGuest();
    const { calls, seconds } = RATE_LIMITS[name];
    expect(await statuses(calls, () => call(path, body))).toEqual(Array(calls).fill(taken));
    const refused = await call(path, body);
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain('Bitte warte einen Moment');
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(seconds);
    // Others go on.
    expect((await createGuest()(path, body)).status).toBe(taken);
  });

  it('counts a gift card that is named in an order as one more guess', async () => {
    const call = createGuest();
    const draft = { ...CHECKOUT_DRAFT, giftCardCode: '2222-2222-22222' };
    const order = JSON.stringify({ idempotencyKey: crypto.randomUUID(), totalPrice: 0, draft });
    const { calls } = RATE_LIMITS['giftCard.readBalance'];
    const ask = () => call('/api/gift-cards/balance', UNKNOWN_CODE);
    expect((await call('/api/orders', order)).status).toBe(409);
    expect(await statuses(calls, ask)).toEqual([...Array<number>(calls - 1).fill(409), 429]);
    expect((await call('/api/orders', order)).status).toBe(429);
  });

  it('leads whoever signs in too often back to the page', async () => {
    const call = createGuest();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const signIn = () => call('/auth/sign-in', 'provider=nobody&returnTo=%2Forder', form);
    const { calls } = RATE_LIMITS['session.signIn'];
    expect(await statuses(calls, signIn)).toEqual(Array(calls).fill(303));
    expect((await signIn()).headers.get('location')).toBe('/auth?returnTo=%2Forder&error=too_many_calls');
  });
});
