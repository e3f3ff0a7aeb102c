import { requestSignal } from './request-signal.ts';

export type CookieFetch = {
  /** `fetch` that sends the cookies that the server has set. */
  readonly fetch: typeof fetch;
  cookies(): ReadonlyMap<string, string>;
};

const ENDED = /;\s*max-age=0(?:;|$)/i;

/** For hosts without a browser: stores the cookies of one server and sends them to no other. */
export function createCookieFetch(origin: string): CookieFetch {
  const jar = new Map<string, string>();

  function saveCookies(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '' || ENDED.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
  }

  return {
    cookies: () => jar,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const isOwn = new URL(request.url).origin === origin;
      if (isOwn && jar.size > 0)
        request.headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
      const response = await fetch(request, requestSignal(input, init));
      if (isOwn) saveCookies(response.headers);
      return response;
    },
  };
}
