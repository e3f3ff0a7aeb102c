import { createCookieFetch } from '@ofenpost/client/http/cookie-fetch';
import { requestSignal } from '@ofenpost/client/http/request-signal';
import { DEMO_PEOPLE, type DemoPerson, CHOICE_PATH } from '../../src/local-provider/demo-people.ts';

/** Sends requests as one browser does: with its cookies and its origin. */
export type Browser = {
  /** Does not follow redirects. */
  readonly fetch: typeof fetch;
  /** Follows redirects up to the final answer. */
  visit(path: string, init?: RequestInit): Promise<{ response: Response; url: URL }>;
  postForm(path: string, fields: Record<string, string>): Promise<{ response: Response; url: URL }>;
  cookies(): ReadonlyMap<string, string>;
};

const REDIRECTS_MAX = 20;

export function createBrowser(origin: string): Browser {
  const { fetch: fetchWithCookies, cookies } = createCookieFetch(origin);

  const send: typeof fetch = (input, init) => {
    const request = new Request(input, { ...init, redirect: 'manual' });
    if (request.method !== 'GET') request.headers.set('origin', origin);
    return fetchWithCookies(request, requestSignal(input, init));
  };

  async function visit(path: string, init?: RequestInit): Promise<{ response: Response; url: URL }> {
    let url = new URL(path, origin);
    let response = await send(url, init);
    for (let count = 0; count < REDIRECTS_MAX; count += 1) {
      const location = response.headers.get('location');
      if (location === null) return { response, url };
      url = new URL(location, url);
      response = await send(url);
    }
    throw new Error('Too many redirects.');
  }

  return {
    fetch: send,
    visit,
    postForm: (path, fields) => visit(path, { method: 'POST', body: new URLSearchParams(fields) }),
    cookies,
  };
}

/** The browser's `cookie` header, for requests outside of it. */
export const cookieOf = (browser: Browser): string =>
  [...browser.cookies()].map(([name, value]) => `${name}=${value}`).join('; ');

export function demoPerson(title: string): DemoPerson {
  const person = DEMO_PEOPLE.find((candidate) => candidate.title === title);
  if (person === undefined) throw new Error(`There is no ${title}.`);
  return person;
}

/** Signs in through the local provider, step by step as a person would. Returns the final URL. */
export async function signIn(browser: Browser, title: string, returnTo = '/healthz'): Promise<URL> {
  const choice = await browser.postForm('/auth/sign-in', { provider: 'local', returnTo });
  if (!choice.url.pathname.startsWith(CHOICE_PATH)) throw new Error(`The sign-in led to ${choice.url}.`);
  const { url } = await browser.postForm(choice.url.pathname, { person: demoPerson(title).id });
  return url;
}
