import { requestSignal } from './request-signal.ts';

/** `fetch` that calls one server with an API key, sends it nowhere else, and keeps no cookies. */
export function createApiKeyFetch(origin: string, apiKey: string): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).origin === origin) request.headers.set('authorization', `Bearer ${apiKey}`);
    return fetch(request, requestSignal(input, init));
  };
}
