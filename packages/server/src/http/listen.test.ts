import { once } from 'node:events';
import { type IncomingMessage, get } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findFreePort } from '../../test-tools/testing/free-port.fixtures.ts';
import { type HttpServer, listen } from './listen.ts';

const HOST = '127.0.0.1';

/** Shorter than the real ones, so that the test is quick; only for connections that are to be closed. */
const SHORT_LIMITS = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 };

const STALLED_MS = 1_000;
const PIECE = Buffer.alloc(1 << 20);

describe('the port', () => {
  const servers: HttpServer[] = [];
  const [port, impatientPort] = [Promise.withResolvers<number>(), Promise.withResolvers<number>()];
  const answered: string[] = [];

  async function open(limits?: typeof SHORT_LIMITS): Promise<number> {
    const free = await findFreePort();
    const server = await listen({ host: HOST, port: free }, limits);
    server.answer((request, response) => {
      answered.push(`${request.method} ${request.url}`);
      request.resume().on('end', () => response.end(`headers: ${request.rawHeaders.length / 2}`));
    });
    servers.push(server);
    return free;
  }
  beforeAll(async () => {
    port.resolve(await open());
    impatientPort.resolve(await open(SHORT_LIMITS));
  });
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  /** Sends raw bytes, and reads until the server closes the connection. */
  const say = async (...lines: readonly string[]) => sayAt(await port.promise, lines);
  async function sayAt(at: number, lines: readonly string[]): Promise<string> {
    answered.length = 0;
    const socket = connect({ host: HOST, port: at });
    await once(socket, 'connect');
    socket.write(lines.join('\r\n'));
    return text(socket);
  }
  const CLOSE = 'Connection: close';

  it.each([
    ['a body with two lengths', ['Content-Length: 4', 'Content-Length: 5']],
    ['a length beside chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked']],
    ['chunks in a disguise', ['Transfer-Encoding: xchunked']],
    ['a header in two lines', ['X-Folded: a', ' b: c']],
    ['a space before the colon', ['Transfer-Encoding : chunked']],
    ['a length that is none', ['Content-Length: +4']],
  ])('refuses %s, by which a proxy could be misled', async (_what, headers) => {
    const answer = await say('POST /one HTTP/1.1', 'Host: shop', ...headers, '', '0', '', 'GET /two HTTP/1.1', '', '');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answered).not.toContain('GET /two');
  });

  it('refuses a request that names no host', async () => {
    expect(await say('GET / HTTP/1.1', CLOSE, '', '')).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('refuses headers beyond 16 kB, and drops none unsaid below', async () => {
    const many = Array.from({ length: 2_500 }, () => 'a:');
    expect(await say('GET / HTTP/1.1', 'Host: shop', CLOSE, ...many, '', '')).toContain('headers: 2502');
    const large = `X-Large: ${'x'.repeat(20_000)}`;
    const refused = await say('GET / HTTP/1.1', 'Host: shop', CLOSE, large, '', '');
    expect(refused).toMatch(/^HTTP\/1\.1 431 [^]*\r\n\r\n/);
  });

  const LONG = 'x'.repeat(20_000);
  it.each([
    ['the address', '414 URI Too Long', 'Diese Adresse ist zu lang.', `GET /?${LONG} HTTP/1.1`, []],
    ['a cookie', '431 Request', 'Dein Browser schickt zu viele Cookies mit.', 'GET / HTTP/1.1', [`Cookie: a=${LONG}`]],
    [
      'one of many cookies',
      '431 Request',
      'Dein Browser schickt zu viele Cookies mit.',
      'GET / HTTP/1.1',
      ['X: y', `cookie: ${'a=bcdefgh; '.repeat(1_900)}`],
    ],
    [
      'another header',
      '431 Request',
      'Diese Anfrage hat zu grosse Kopfzeilen.',
      'GET / HTTP/1.1',
      [`X-Large: ${LONG}`],
    ],
    [
      'a header beside a small cookie',
      '431 Request',
      'Diese Anfrage hat zu grosse Kopfzeilen.',
      'GET / HTTP/1.1',
      ['Cookie: a=b', `X-Large: ${LONG}`],
    ],
  ])('says that %s is too long', async (_what, status, words, request, headers) => {
    const refused = await say(request, 'Host: shop', CLOSE, ...headers, '', '');
    expect(refused.split('\r\n')[0]).toContain(status);
    expect(refused.split('\r\n\r\n')[1]).toContain(words);
  });

  it('ends the connection of a reader who takes nothing, and of no other', async () => {
    const free = await findFreePort();
    const server = await listen({ host: HOST, port: free }, { stalledMs: STALLED_MS });
    servers.push(server);
    const ended: string[] = [];
    server.answer(({ url = '' }, response) => {
      response.on('close', () => response.writableFinished || ended.push(url));
      const more = () => {
        while (!response.destroyed && response.write(PIECE));
      };
      if (url === '/silent') response.write('x');
      else {
        response.on('drain', more);
        more();
      }
    });
    const [stalled, slow, silent] = await Promise.all(
      ['/stalled', '/slow', '/silent'].map(async (path) => {
        const requested = get({ host: HOST, port: free, path, agent: false }).on('error', () => {});
        const [response] = (await once(requested, 'response')) as [IncomingMessage];
        response.on('error', () => {});
        return response;
      }),
    );
    const reading = setInterval(() => {
      slow?.read();
    }, 1);
    await vi.waitFor(() => expect(ended).toEqual(['/stalled']), STALLED_MS * 20);
    await sleep(STALLED_MS * 2);
    expect(ended).toEqual(['/stalled']);
    clearInterval(reading);
    for (const each of [stalled, slow, silent]) each?.destroy();
  });

  it('changes to no other protocol', async () => {
    const upgrade = ['Connection: Upgrade, close', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
    expect(await say('GET / HTTP/1.1', 'Host: shop', ...upgrade, '', '')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each([
    ['the headers', ['X-Slow: ']],
    ['the body', ['Content-Length: 9', '', 'slow']],
  ])('cuts off who does not come to the end of %s', async (_what, lines) => {
    const answer = await sayAt(await impatientPort.promise, ['POST / HTTP/1.1', 'Host: shop', ...lines]);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });
});
