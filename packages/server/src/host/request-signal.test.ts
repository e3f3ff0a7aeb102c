import { once } from 'node:events';
import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createApiClient } from '@ofenpost/client/http/api-client';
import { createApiKeyFetch } from '@ofenpost/client/http/api-key-fetch';
import { createCookieFetch } from '@ofenpost/client/http/cookie-fetch';
import { createOrderHttp } from '@ofenpost/client/http/order.http';
import { API_ANSWER } from '@ofenpost/contract/api-answer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const ORDER = { id: '00000000-0000-4000-8000-000000000000', capability: null };

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Long enough for all that only waits to be collected. */
async function collectAll(): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    await sleep(10);
    collectGarbage();
  }
}

describe.each([
  ['plain fetch', () => fetch],
  ['cookies', (origin: string) => createCookieFetch(origin).fetch],
  ['an API key', (origin: string) => createApiKeyFetch(origin, 'secret')],
])('a request with %s, when Node has collected what nobody holds', (_, createFetch) => {
  let answer: (response: ServerResponse) => void;
  const server = createServer((_request, response) => answer(response));
  let origin: string;
  beforeEach(async () => {
    server.listen(0);
    await once(server, 'listening');
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('is closed when a watch is stopped', async () => {
    const left = vi.fn<() => void>();
    answer = (response) => {
      response.on('close', left);
      response.writeHead(200, { 'content-type': 'text/event-stream', [API_ANSWER]: '1' }).write(': alive\n\n');
    };
    const alive = vi.fn<() => void>();
    const stop = createOrderHttp(createApiClient(origin, createFetch(origin))).watch(ORDER, {
      alive,
      changed: () => {},
      lost: () => {},
    });
    await vi.waitFor(() => expect(alive).toHaveBeenCalled());
    await collectAll();
    expect(left).not.toHaveBeenCalled();
    stop();
    await vi.waitFor(() => expect(left).toHaveBeenCalled());
  });

  it('is given up after its timeout', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json', [API_ANSWER]: '1' }).write('{');
    };
    const ended = vi.fn<() => void>();
    void createApiClient(origin, createFetch(origin))
      .cart.load(undefined, { context: { timeout: 1_000 } })
      .catch(ended);
    await collectAll();
    await vi.waitFor(() => expect(ended).toHaveBeenCalled());
  });
});
