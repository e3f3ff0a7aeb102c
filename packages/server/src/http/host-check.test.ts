import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askRaw } from '../../test-tools/testing/raw-request.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

const ORIGIN = 'https://ofenpost.example';
const OWN = { host: 'ofenpost.example', 'accept-encoding': 'br' };
const OTHER = { host: 'www.ofenpost.example', 'accept-encoding': 'br' };

describe('a server that is asked under another name', () => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startTestServer(database.url, { PUBLIC_URL: ORIGIN }, () => import('@ofenpost/web/entry-server'));
    // From now on it is cached.
    for (let count = 0; count < 2; count += 1) await askRaw(server.local, '/products', { headers: OWN });
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  const ask = async (path: string, headers: Record<string, string>, method = 'GET') => {
    const { status, headers: answered } = await askRaw(server.local, path, { headers, method });
    return [status, answered.location];
  };

  it.each(['/products', '/', '/order-time?returnTo=%2Fcart&a=%C3%A4', '//evil.example/', '/nothing/here'])(
    'leads to its own for the page %s',
    async (path) => {
      expect(await ask(path, OTHER)).toEqual([302, `${ORIGIN}${path}`]);
      expect(await ask(path, OTHER, 'HEAD')).toEqual([302, `${ORIGIN}${path}`]);
    },
  );

  it('refuses everything else', async () => {
    expect(await ask('/api/catalogue', OTHER)).toEqual([421, undefined]);
    expect(await ask('/assets/app.js', OTHER)).toEqual([421, undefined]);
    expect(await ask('/products', { ...OTHER, 'sec-fetch-mode': 'cors' })).toEqual([421, undefined]);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      expect([method, await ask('/products', OTHER, method)]).toEqual([method, [421, undefined]]);
    expect(await ask('/api/cart/items', { ...OTHER, origin: `https://${OTHER.host}` }, 'POST')).toEqual([
      421,
      undefined,
    ]);
  });

  it('is asked for its health under any name', async () => {
    expect(await ask('/healthz', OTHER)).toEqual([200, undefined]);
    expect(await ask('/readyz', { host: '10.0.0.7:3000' })).toEqual([200, undefined]);
  });

  it.each(['OFENPOST.example', 'ofenpost.example.', 'ofenpost.example:443', '127.0.0.1:3000', '[::1]', 'localhost'])(
    'takes %s for its own or for this machine',
    async (host) => {
      expect(await ask('/products', { ...OWN, host })).toEqual([200, undefined]);
      expect(await ask('/api/catalogue', { ...OWN, host })).toEqual([200, undefined]);
    },
  );

  it('leads a browser on this machine to where it can sign in', async () => {
    const navigation = { host: '127.0.0.1:3000', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    expect(await ask('/products', navigation)).toEqual([302, `${ORIGIN}/products`]);
  });

  it('goes by what is asked for where that names a host itself', async () => {
    expect(await ask(`http://${OTHER.host}/products`, OWN)).toEqual([302, `${ORIGIN}/products`]);
  });

  const sendLines = (path: string, ...lines: readonly string[]) => {
    const { hostname, port } = new URL(server.local);
    const socket = connect({ host: hostname, port: Number(port) });
    socket.end([`GET ${path} HTTP/1.1`, 'Accept-Encoding: br', 'Connection: close', ...lines, '', ''].join('\r\n'));
    return text(socket);
  };

  it.each([
    [['Host: ofenpost.example', 'Host: ofenpost.example']],
    [['Host: ofenpost.example', 'hOST: evil.example']],
    [['Host: ofenpost.example, evil.example']],
    [['Host: anna@ofenpost.example']],
    [['Host: ofenpost.example:99999']],
    [['Host:']],
    [[]],
  ])('answers 400 to the lines %j', async (lines) => {
    for (const path of ['/products', '/api/catalogue', '/healthz', '/assets/app.js'])
      expect([path, (await sendLines(path, ...lines)).split(' ', 2)[1]]).toEqual([path, '400']);
  });
});
