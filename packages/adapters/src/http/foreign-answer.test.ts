import { errorToast } from '@ofenpost/core/error/error-catalogue';
import { expect, test } from 'vitest';
import { createApiClient } from './api-client.ts';

const failingWith = (body: string, type: string) =>
  createApiClient('http://shop.test', () =>
    Promise.resolve(new Response(body, { status: 502, headers: { 'content-type': type } })),
  );

const toastFor = async (body: string, type: string) => {
  const error: unknown = await failingWith(body, type)
    .cart.load()
    .catch((caught: unknown) => caught);
  return errorToast(error).detail;
};

test('tells the text of an answer that is not of the API', async () => {
  expect(await toastFor('Gerade überlastet', 'text/plain')).toBe('Gerade überlastet');
});

test('tells the message of an answer that is not of the API', async () => {
  expect(await toastFor('{"message":"Gerade überlastet"}', 'application/json')).toBe('Gerade überlastet');
});

test('says in German that there is no connection', async () => {
  const client = createApiClient('http://shop.test', () => Promise.reject(new TypeError('Failed to fetch')));
  const error: unknown = await client.cart.load().catch((caught: unknown) => caught);
  expect(errorToast(error).detail).toContain('Keine Verbindung');
});
