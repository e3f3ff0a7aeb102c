import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { createRequestLog } from '../e2e/request-log.ts';

const SHOP = 'http://localhost:20000';

const requestOf = (address: string, resourceType = 'fetch', responseEnd = 12.4, errorText = '') => ({
  url: () => new URL(address, SHOP).href,
  method: () => 'GET',
  resourceType: () => resourceType,
  timing: () => ({ responseEnd }),
  failure: () => ({ errorText }),
});

test('shows the last requests with status and duration, without files that arrived', () => {
  const context = new EventEmitter();
  const log = createRequestLog(SHOP);
  log.watch(context as unknown as Parameters<typeof log.watch>[0]);
  const send = (request: ReturnType<typeof requestOf>, status?: number, ending?: 'finished' | 'failed') => {
    context.emit('request', request);
    if (status !== undefined) context.emit('response', { request: () => request, status: () => status });
    if (ending !== undefined) context.emit(`request${ending}`, request);
  };
  for (let number = 0; number < 12; number += 1) send(requestOf(`/api/older/${number}`), 200, 'finished');
  send(requestOf('/assets/arrived.js', 'script'), 200, 'finished');
  send(requestOf('/assets/missing.js', 'script'), 404, 'finished');
  send(requestOf('/pictures/waiting', 'image'));
  send(requestOf('/api/cart?secret=1'), 503, 'finished');
  send(requestOf('/api/orders', 'fetch', -1, 'net::ERR_ABORTED'), undefined, 'failed');
  send(requestOf('https://elsewhere.example/x?y=1'), 200);

  const shown = log.last();
  expect(shown).toHaveLength(10);
  expect(shown.slice(5)).toEqual([
    'GET /api/older/11 200 12 ms',
    'GET /assets/missing.js 404 12 ms',
    'GET /api/cart 503 12 ms',
    expect.stringMatching(/^GET \/api\/orders net::ERR_ABORTED \d+ ms$/),
    expect.stringMatching(/^GET https:\/\/elsewhere\.example\/x 200 unfinished \d+ ms$/),
  ]);
});
