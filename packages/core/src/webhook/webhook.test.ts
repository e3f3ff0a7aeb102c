import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import { RETRY_DELAYS_MS, hasFailedTooLong, outcomeOfTry } from './webhook-delivery.ts';
import { messageOfAudit, messageOfOrder } from './webhook-event.ts';
import { messageIdOf, signedHeaders, webhookBody, webhookSecretBase64 } from './webhook-signature.ts';
import { isPublicAddress, isPublicTarget } from './webhook-target.ts';
import { BLANK_WEBHOOK, webhookDraft } from './webhook.ts';

const SECRET = 'whsec_AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyA=';
const ORDER_ID = '00000001-0000-4000-8000-000000000001';

describe('the signature of a delivery', () => {
  it('is that of the known vector', () => {
    const key = Buffer.from(webhookSecretBase64(SECRET) ?? '', 'base64');
    const body = webhookBody(
      { type: 'order.accepted', data: { id: ORDER_ID, number: 1001, revision: 2 } },
      '2026-11-20T18:02:11.000Z',
    );
    const headers = signedHeaders({
      id: 'msg_01JD5Z8Q4T0000000000000001',
      seconds: 1795197731,
      body,
      sign: (text) => createHmac('sha256', key).update(text).digest('base64'),
    });
    expect(headers).toMatchObject({
      'webhook-id': 'msg_01JD5Z8Q4T0000000000000001',
      'webhook-timestamp': '1795197731',
      'webhook-signature': 'v1,p1Dv+CCp5IwNwETxY8PVg/232OkvvxdjVWrDof9bdJI=',
    });
  });

  it('needs a secret of its form', () => {
    for (const wrong of ['', 'whsec_', 'whsec_kurz', SECRET.slice(6), `${SECRET}!`])
      expect([wrong, webhookSecretBase64(wrong)]).toEqual([wrong, null]);
    expect(messageIdOf(ORDER_ID)).toBe('msg_00000001000040008000000000000001');
  });
});

const tried = (status: number | null, tries: number, retryAfter: string | null = null, random = 0.5) =>
  outcomeOfTry({ answer: { status, retryAfter }, tries, now: Date.parse('2026-11-20T18:00:00Z'), random });

describe('a try', () => {
  it('succeeds with 2xx alone, and ends for good with 410', () => {
    for (const status of [200, 202, 204, 299]) expect(tried(status, 1)).toEqual({ kind: 'delivered' });
    for (const status of [null, 199, 301, 302, 307, 400, 404, 429, 500]) expect(tried(status, 1).kind).toBe('retry');
    expect(tried(410, 1)).toEqual({ kind: 'gone' });
  });

  it('is followed by the next one after 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 h, and by none after the tenth', () => {
    const minutes = [1 / 12, 5, 30, 120, 300, 600, 840, 1200, 1440];
    expect(minutes.map((_, index) => tried(500, index + 1))).toEqual(
      minutes.map((each) => ({ kind: 'retry', afterMs: each * 60_000 })),
    );
    expect(tried(500, 10)).toEqual({ kind: 'givenUp' });
  });

  it('is put off by a tenth at most, either way', () => {
    const tries = fc.integer({ min: 1, max: RETRY_DELAYS_MS.length });
    fc.assert(
      fc.property(tries, fc.double({ min: 0, max: 1, noNaN: true }), (count, random) => {
        const outcome = tried(null, count, null, random);
        const delay = RETRY_DELAYS_MS[count - 1] ?? 0;
        const afterMs = outcome.kind === 'retry' ? outcome.afterMs : Number.NaN;
        expect(Math.abs(afterMs - delay)).toBeLessThanOrEqual(delay / 10 + 1);
      }),
    );
    expect(tried(500, 1, null, 0)).not.toEqual(tried(500, 1, null, 1));
  });

  it('waits as long as the receiver asks, a day at most', () => {
    const pauses = ['60', 'Fri, 20 Nov 2026 18:01:00 GMT', '1', 'bald', '99999999'];
    const waits = pauses.map((pause) => tried(503, 1, pause));
    expect(waits.map((each) => (each.kind === 'retry' ? each.afterMs : each.kind))).toEqual([
      60_000, 60_000, 5000, 5000, 86_400_000,
    ]);
  });

  it('switches the webhook off when all have failed for three days', () => {
    const since = '2026-11-17T18:00:00.000Z';
    expect(hasFailedTooLong(null, '2026-11-20T18:00:00.000Z')).toBe(false);
    expect(hasFailedTooLong(since, '2026-11-20T17:59:59.999Z')).toBe(false);
    expect(hasFailedTooLong(since, '2026-11-20T18:00:00.000Z')).toBe(true);
  });
});

describe('the address of a receiver', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '198.19.255.255',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '::ffff:a00:1',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2001::1',
    '2002:7f00:1::1',
    'fe80::1%eth0',
    '',
    'localhost',
    '1.2.3',
    '1.2.3.256',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '100.63.255.255',
    '100.128.0.0',
    '172.15.0.1',
    '172.32.0.1',
    '192.167.0.1',
    '198.17.0.1',
    '198.20.0.1',
    '223.255.255.255',
    '2606:4700::1111',
    '2a00:1450:4001::200e',
    '2001:4860::8888',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    'http://example.com/',
    'https://example.com:8443/',
    'https://localhost/',
    'https://shop.localhost/',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://127.0.0.1./',
    'https://localhost./',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://10.0.0.8/',
    'ftp://example.com/',
    'nichts',
  ])('%s is no target', (url) => {
    expect(isPublicTarget(url)).toBe(false);
  });

  it.each(['https://example.com/hook?x=1', 'https://example.com:443/', 'https://8.8.8.8/'])('%s is one', (url) => {
    expect(isPublicTarget(url)).toBe(true);
  });
});

describe('the draft of a webhook', () => {
  const DRAFT = { name: 'Kasse', url: 'https://kasse.example/hook', events: ['order.placed', 'day.closed'] };
  it.each([
    [{ ...DRAFT, name: ' ' }],
    [{ ...DRAFT, url: 'kasse.example' }],
    [{ ...DRAFT, url: 'https://ich:geheim@kasse.example/' }],
    [{ ...DRAFT, url: 'https://kasse.example/#x' }],
    [{ ...DRAFT, url: 'https://kasse.example\\@10.0.0.1/' }],
    [{ ...DRAFT, events: [] }],
    [{ ...DRAFT, events: ['test.ping'] }],
    [{ ...DRAFT, events: ['day.closed', 'day.closed'] }],
    [BLANK_WEBHOOK],
  ])('is not %j', (draft) => {
    expect(webhookDraft.safeParse(DRAFT).success).toBe(true);
    expect(webhookDraft.safeParse(draft).success).toBe(false);
  });
});

describe('what is told', () => {
  const order = PLACED_ORDER;

  it('of an order is its step, with nobody in it', () => {
    const { id, number, revision } = order;
    const messageAt = (status: typeof order.status, kind: 'step' | 'edited' = 'step') =>
      messageOfOrder({ kind, order: { ...order, status } });
    expect(messageAt('onTheWay')).toEqual({
      type: 'order.on_the_way',
      data: { id, number, revision, status: 'onTheWay' },
    });
    expect(messageAt('accepted', 'edited')?.type).toBe('order.changed');
    expect(messageAt('awaitingPayment')).toBeNull();
    expect(JSON.stringify(messageAt('ready'))).not.toContain(order.address.contactName);
  });

  it('of the catalogue and the books is what changed', () => {
    const of = (action: Parameters<typeof messageOfAudit>[0]['action'], after: unknown = {}) =>
      messageOfAudit({ action, subject: ORDER_ID, before: null, after });
    expect(of('product.changed')).toEqual({ type: 'product.changed', data: { id: ORDER_ID } });
    expect(of('product.archived')?.type).toBe('product.changed');
    expect(of('offer.soldOut', { until: '2026-11-20T20:00:00.000Z' })?.data).toEqual({
      id: ORDER_ID,
      soldOutUntil: '2026-11-20T20:00:00.000Z',
    });
    expect(of('offer.soldOut', null)?.data).toEqual({ id: ORDER_ID, soldOutUntil: null });
    expect(of('day.closed')?.type).toBe('day.closed');
    expect(of('role.changed')).toBeNull();
  });
});
