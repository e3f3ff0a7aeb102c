import { API_ANSWER } from '@ofenpost/contract/api-answer';
import { EMPTY_CART } from '@ofenpost/core/cart/priced-cart';
import { err, ok } from '@ofenpost/core/result/result';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApiClient } from './api-client.ts';
import { createCartHttp } from './cart.http.ts';

const ITEM = { menuId: '00000000-0000-4000-8000-000000000001', amount: 1 };
const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', [API_ANSWER]: 'api' } });
const REFUSED = { defined: true, code: 'REFUSED', status: 409, message: 'Refused', data: { code: 'menuUnavailable' } };

type Answer = () => Promise<Response>;
const arrives: Answer = async () => json(EMPTY_CART);
const isCutOff: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const timesOut: Answer = () => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError'));

/** A cart at a server that gives these answers in turn, and the requests that it received. */
function cartAt(...answers: Answer[]) {
  const requested: string[] = [];
  const client = createApiClient('http://shop.test', async (...given) => {
    requested.push(await new Request(...given).text());
    return (answers.shift() ?? arrives)();
  });
  return { cart: createCartHttp(client), requested };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());
const settled = async <T>(call: Promise<T>): Promise<PromiseSettledResult<T> | undefined> => {
  const all = Promise.allSettled([call]);
  await vi.advanceTimersByTimeAsync(1_000);
  return (await all)[0];
};

it.each([
  ['was cut off', isCutOff],
  ['failed at the server', async () => json({}, 503)],
])('sends a change of the cart again that %s, under the same key', async (_, fails) => {
  const { cart, requested } = cartAt(fails);
  expect(await settled(cart.add(ITEM))).toEqual({ status: 'fulfilled', value: ok(EMPTY_CART) });
  const [first = '', second] = requested;
  expect(JSON.parse(first)).toMatchObject(ITEM);
  expect(first).toContain('"idempotencyKey":"');
  expect(second).toBe(first);
});

it('tells each addition from the next', async () => {
  const { cart, requested } = cartAt();
  await cart.add(ITEM);
  await cart.add(ITEM);
  expect(new Set(requested).size).toBe(2);
});

it.each([
  ['a refusal', async () => json(REFUSED, 409), { status: 'fulfilled', value: err({ code: 'menuUnavailable' }) }],
  ['whoever waited too long', timesOut, { status: 'rejected' }],
])('leaves alone %s', async (_, answer, outcome) => {
  const { cart, requested } = cartAt(answer);
  expect(await settled(cart.add(ITEM))).toMatchObject(outcome);
  expect(requested).toHaveLength(1);
});

it('gives up after the second time', async () => {
  const { cart, requested } = cartAt(isCutOff, isCutOff);
  expect(await settled(cart.removeUnavailable())).toMatchObject({ status: 'rejected' });
  expect(requested).toHaveLength(2);
});
