import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../test-tools/testing/free-port.fixtures.ts';
import { askRaw } from '../../test-tools/testing/raw-request.fixtures.ts';
import { testConfiguration } from '../../test-tools/testing/test-server.fixtures.ts';
import { createApp } from './app.ts';
import { staticFilesPart } from './built-web.ts';
import { type HttpServer, listen } from './listen.ts';

const SECRET = 'not for everybody';

describe('the built files', () => {
  let folder: string;
  let server: HttpServer;
  let url: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ofenpost-files-'));
    await mkdir(join(folder, 'client', 'assets'), { recursive: true });
    await mkdir(join(folder, 'client', '.vite'));
    await writeFile(join(folder, 'client', 'assets', 'logo.svg'), '<svg/>');
    await writeFile(join(folder, 'client', 'assets', 'gone.js'), '');
    for (const file of ['secret.js', join('client', '.vite', 'manifest.json')])
      await writeFile(join(folder, file), SECRET);
    const port = await findFreePort();
    server = await listen({ host: '127.0.0.1', port });
    const app = createApp({
      configuration: testConfiguration({}),
      log: pino({ level: 'silent' }),
      parts: [await staticFilesPart(join(folder, 'client'))],
    });
    const answer = getRequestListener(app.fetch);
    server.answer((requested, response) => void answer(requested, response));
    url = `http://127.0.0.1:${port}`;
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  it('are sent as what they are, to be kept', async () => {
    const { status, headers, body } = await askRaw(url, '/assets/logo.svg');
    expect([status, body]).toEqual([200, '<svg/>']);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
    });
    expect(headers).not.toHaveProperty('permissions-policy');
  });

  it('are not there any more when a newer build took their place', async () => {
    await rm(join(folder, 'client', 'assets', 'gone.js'));
    const { status, headers } = await askRaw(url, '/assets/gone.js');
    expect([status, headers['cache-control']]).toEqual([404, undefined]);
  });

  it.each([
    '/../secret.js',
    '/assets/../../secret.js',
    '/assets/%2e%2e/%2e%2e/secret.js',
    '/..%2fsecret.js',
    '/assets/..%5c..%5csecret.js',
    '//secret.js',
    '/.vite/manifest.json',
    '/assets',
    '/assets/',
    '/',
    '/assets/logo.svg%00.js',
  ])('are all that is sent, and are not listed: %s', async (path) => {
    const { status, body } = await askRaw(url, path);
    expect([path, status]).toEqual([path, 404]);
    expect(body).not.toMatch(/not for everybody|logo\.svg/);
  });
});
