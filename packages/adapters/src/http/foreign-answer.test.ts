import { DEFAULT_ERROR_DETAIL, errorToast } from '@ofenpost/core/error/error-catalogue';
import { expect, test } from 'vitest';
import { createApiClient } from './api-client.ts';

const failingWith = (body: BodyInit | null, type: string) =>
  createApiClient('http://shop.test', () =>
    Promise.resolve(new Response(body, { status: 502, headers: { 'content-type': type } })),
  );

const brokenOff = () => new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });

const toastFor = async (body: BodyInit | null, type: string) => {
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

test.each([
  [null, 'text/plain'],
  [null, 'application/json'],
  ['{"message":502}', 'application/json'],
  ['<h1>502 Bad Gateway</h1>', 'text/html'],
])(
  'says in German that something failed where an answer of others has no words for guests: %s as %s',
  async (body, type) => {
    expect(await toastFor(body, type)).toBe(DEFAULT_ERROR_DETAIL);
  },
);

test.each(['{"produc', brokenOff()])('says in German that an answer did not come to its end', async (part) => {
  expect(await toastFor(part, 'application/json')).toContain('Keine Verbindung');
});

test('says in German that there is no connection', async () => {
  const client = createApiClient('http://shop.test', () => Promise.reject(new TypeError('Failed to fetch')));
  const error: unknown = await client.cart.load().catch((caught: unknown) => caught);
  expect(errorToast(error).detail).toContain('Keine Verbindung');
});

test('blames no connection for a mistake of our own, and keeps what it was', async () => {
  const client = createApiClient('nowhere', () => Promise.reject(new Error('was called')));
  const error: unknown = await client.cart.load().catch((caught: unknown) => caught);
  expect(errorToast(error).detail).toBe(DEFAULT_ERROR_DETAIL);
  expect(error).toHaveProperty('cause.message', 'Invalid URL');
});
