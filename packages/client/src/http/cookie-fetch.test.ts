import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCookieFetch } from './cookie-fetch.ts';

const ORIGIN = 'https://ofenpost.example';

/** A server that sets these cookies, one answer after the other, and the cookies that it received. */
function serverThatSets(...answers: readonly (readonly string[])[]) {
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const headers = new Headers();
    for (const cookie of answers[sent.length] ?? []) headers.append('set-cookie', cookie);
    sent.push(request.headers.get('cookie'));
    return new Response('', { headers });
  });
  return sent;
}

describe('fetch with cookies', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('sends the cookies that the server has set, the last value of each', async () => {
    const sent = serverThatSets(['guest=1; Path=/; HttpOnly', 'theme=dark'], ['guest=2; Max-Age=60']);
    const client = createCookieFetch(ORIGIN);
    for (let count = 0; count < 3; count += 1) await client.fetch(`${ORIGIN}/api/cart`);
    expect(sent).toEqual([null, 'guest=1; theme=dark', 'guest=2; theme=dark']);
    expect([...client.cookies()]).toEqual([
      ['guest', '2'],
      ['theme', 'dark'],
    ]);
  });

  it('forgets a cookie that the server ends', async () => {
    serverThatSets(['guest=1', 'session=abc'], ['guest=; Path=/', 'session=abc; Max-Age=0; Path=/']);
    const client = createCookieFetch(ORIGIN);
    await client.fetch(ORIGIN);
    await client.fetch(ORIGIN);
    expect([...client.cookies()]).toEqual([]);
  });

  it('tells another server nothing, and learns nothing from it', async () => {
    const sent = serverThatSets(['guest=1'], ['guest=stolen']);
    const client = createCookieFetch(ORIGIN);
    await client.fetch(`${ORIGIN}/`);
    await client.fetch('https://elsewhere.example/');
    expect(sent).toEqual([null, null]);
    expect([...client.cookies()]).toEqual([['guest', '1']]);
  });
});
