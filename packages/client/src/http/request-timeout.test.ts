import { errorToast } from '@ofenpost/core/error/error-catalogue';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createApiClient } from './api-client.ts';

const whenGivenUp = (signal: AbortSignal, give: (reason: Error) => void): void =>
  signal.addEventListener('abort', () => give(signal.reason as Error));

/** Like any `fetch`: the signal beside the request takes the place of the request's own. */
const signalOf = (...given: Parameters<typeof fetch>): AbortSignal => new Request(...given).signal;

const neverBegins: typeof fetch = (...given) =>
  new Promise((_, reject) => whenGivenUp(signalOf(...given), (reason) => reject(reason)));

const stopsInTheMiddle: typeof fetch = (...given) => {
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{'));
      whenGivenUp(signalOf(...given), (reason) => controller.error(reason));
    },
  });
  return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }));
};

test.each([
  ['never begins', neverBegins],
  ['stops in the middle', stopsInTheMiddle],
])('gives up an answer that %s, and says so in German', async (_, answer) => {
  const error: unknown = await createApiClient('http://shop.test', answer)
    .cart.load(undefined, { context: { timeout: 50 } })
    .catch((caught: unknown) => caught);
  expect(errorToast(error).detail).toBe('Keine Verbindung. Bitte prüfe dein Netz und versuch es nochmals.');
});

test('waits longer than the server takes at most, where nothing else is said', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => timeout.mockRestore());
  const client = createApiClient('http://shop.test', () => Promise.resolve(new Response(null, { status: 502 })));
  await client.cart.load().catch(() => undefined);
  expect(timeout.mock.calls).toEqual([[35_000]]);
});

test('leaves it to whoever brings a signal when to give up', async () => {
  const giving = new AbortController();
  const ended = vi.fn<() => void>();
  const loading = createApiClient('http://shop.test', neverBegins)
    .cart.load(undefined, { signal: giving.signal, context: { timeout: 50 } })
    .catch(ended);
  await new Promise((resolve) => void setTimeout(resolve, 200));
  expect(ended).not.toHaveBeenCalled();
  giving.abort();
  await loading;
  expect(ended).toHaveBeenCalledOnce();
});
