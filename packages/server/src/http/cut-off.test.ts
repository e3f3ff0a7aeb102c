import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CATALOGUE_UPLOAD } from '../catalogue-file/catalogue-upload.ts';
import { createLogger } from '../logging/logger.ts';
import { PHOTO_UPLOAD } from '../photo/photo-upload.ts';
import { type Browser, createBrowser, signIn } from '../testing/browser.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../testing/test-database.fixtures.ts';
import { type TestServer, startTestServer } from '../testing/test-server.fixtures.ts';

const entry = z.looseObject({ level: z.int(), msg: z.string(), path: z.optional(z.string()) });

let lines: z.infer<typeof entry>[] = [];
let database: TestDatabase;
let server: TestServer;
let manager: Browser;
beforeAll(async () => {
  database = await createTestDatabase();
  const log = createLogger('production', { write: (line) => void lines.push(entry.parse(JSON.parse(line))) });
  server = await startTestServer(database.url, {}, undefined, log);
  manager = createBrowser(server.url);
  await signIn(manager, 'Geschäftsleitung');
});
beforeEach(() => {
  lines = [];
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

it.each([
  [CATALOGUE_UPLOAD.path, { 'content-length': '1000' }],
  [CATALOGUE_UPLOAD.path, { 'transfer-encoding': 'chunked' }],
  [PHOTO_UPLOAD.path, { 'content-length': '1000' }],
  ['/api/cart/items', { 'content-length': '1000' }],
  ['/api/cart/items', { 'transfer-encoding': 'chunked' }],
])('is no failure of ours when whoever sends to %s with %j goes away meanwhile', async (path, headers) => {
  const cookie = [...manager.cookies()].map(([name, value]) => `${name}=${value}`).join('; ');
  const asked = request(`${server.local}${path}`, {
    method: 'POST',
    headers: { ...headers, cookie, 'content-type': 'application/json' },
  });
  asked.on('error', () => {});
  asked.write('{"name":', () => asked.destroy());
  await expect.poll(() => lines.filter(({ msg }) => msg === 'answered')).toMatchObject([{ path }]);
  expect(lines.filter(({ level, status }) => level > 30 || Number(status) >= 500)).toEqual([]);
});
