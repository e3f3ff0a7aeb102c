import { API_ANSWER } from '@ofenpost/contract/api-answer';
import { DEFAULT_ERROR_DETAIL, errorToast, isAnswer, isDefinite } from '@ofenpost/core/error/error-catalogue';
import { expect, test } from 'vitest';
import { createApiClient } from './api-client.ts';

const answering = (init: ResponseInit, body: BodyInit | null) =>
  createApiClient('http://shop.test', () => Promise.resolve(new Response(body, init)));

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
  ['<html><head><title>502</title></head><body><script>alert(1)</script></body></html>', 'text/html'],
  ['<h1>Überlastet</h1>', 'image/svg'],
])(
  'says in German that something failed where an answer of others has no words for guests: %s as %s',
  async (body, type) => {
    expect(await toastFor(body, type)).toBe(DEFAULT_ERROR_DETAIL);
  },
);

const NGINX =
  '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body>\r\n<center><h1>502 Bad Gateway</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>';

test.each([
  [NGINX, 'text/html', '502 Bad Gateway nginx'],
  [
    '<h1>Wartung</h1>Bis 5&nbsp;Uhr &amp; l&#228;nger: 1 &lt; 2 &#x1f355; &#9999999; &uuml;',
    'text/html; charset=utf-8',
    'Wartung Bis 5 Uhr & länger: 1 < 2 🍕 &#9999999; &uuml;',
  ],
  [
    '<!doctype html><style>h1{}</style><SCRIPT src=x>if(a<b)c()</SCRIPT ><!-- <p>x --><p title=a>Ja</p><script>offen',
    'text/html',
    'Ja',
  ],
  [
    '<?xml version="1.0"?><Error><Code>SlowDown</Code><Message>Später</Message></Error>',
    'application/xml',
    'SlowDown Später',
  ],
  [`<p>${'👩‍🍳'.repeat(100)}</p>`, 'text/html', `${'👩‍🍳'.repeat(66)}…`],
])('tells what people would read of a page: %s', async (body, type, detail) => {
  expect(await toastFor(body, type)).toBe(detail);
});

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

test.each([
  [
    '<!doctype html><head><title>Wartung</title></head><p>Gleich wieder da',
    'text/html; charset=utf-8',
    'Gleich wieder da',
  ],
  ['Gleich wieder da', 'text/plain', 'Gleich wieder da'],
  ['<a>Bitte anmelden</a>', 'application/xhtml+xml', 'Bitte anmelden'],
  ['a=1', 'application/x-www-form-urlencoded', DEFAULT_ERROR_DETAIL],
  [new Uint8Array([1]), 'application/octet-stream', DEFAULT_ERROR_DETAIL],
  ['{"maintenance":true}', 'application/json', DEFAULT_ERROR_DETAIL],
  ['{"message":"Gleich wieder da"}', 'application/json', 'Gleich wieder da'],
  [': hello', 'text/event-stream', DEFAULT_ERROR_DETAIL],
  [null, '', DEFAULT_ERROR_DETAIL],
])('takes no answer of others for data, whatever its status: %s as %s', async (body, type, detail) => {
  for (const status of [200, 201, 206, 400, 401, 403, 404, 409, 413, 429]) {
    // Gateways number their answers, as our server does.
    const headers = { 'x-request-id': 'p', ...(type !== '' && { 'content-type': type }) };
    const error: unknown = await answering({ status, headers }, body)
      .cart.load()
      .then(
        () => expect.fail('was taken for data'),
        (caught: unknown) => caught,
      );
    expect([isAnswer(error), isDefinite(error), errorToast(error).detail]).toEqual([true, false, detail]);
  }
});

test('takes no empty answer of others for one of ours', async () => {
  const error: unknown = await answering({ status: 204, headers: { 'x-request-id': 'p' } }, null)
    .session.signOut()
    .then(
      () => expect.fail('was taken for ours'),
      (caught: unknown) => caught,
    );
  expect([isAnswer(error), isDefinite(error)]).toEqual([true, false]);
});

test('takes what the API answers', async () => {
  const ours = { [API_ANSWER]: 'api' };
  const json = { headers: { ...ours, 'content-type': 'application/json; charset=utf-8' } };
  expect(await answering(json, '{"now":"2026-11-27T18:30:00.000Z"}').time.now()).toEqual({
    now: '2026-11-27T18:30:00.000Z',
  });
  expect(await answering(json, 'null').session.me()).toBeNull();
  expect(await answering({ status: 204, headers: ours }, null).session.signOut()).toBeUndefined();
  const refused = answering({ ...json, status: 401 }, '{"message":"Bitte melde dich an."}').session.me();
  await expect(refused).rejects.toMatchObject({ status: 401 });
});
