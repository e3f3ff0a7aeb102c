import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Browser, createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';
import { CATALOGUE_UPLOAD } from '../catalogue/catalogue-imports.ts';
import { createLogger } from '../logging/logger.ts';
import { PHOTO_UPLOAD } from '../photo/convert-photo.ts';

const entry = z.looseObject({ level: z.int(), msg: z.string(), path: z.optional(z.string()) });
type Entry = z.infer<typeof entry>;

const isFailure = ({ level, status }: Entry): boolean => level > 30 || Number(status) >= 500;

let answered: Entry[] = [];
/** Of all requests, since a failure may be logged after the answer. */
const failures: Entry[] = [];
let database: TestDatabase;
let server: TestServer;
let manager: Browser;
beforeAll(async () => {
  database = await createTestDatabase();
  const write = (line: string) => {
    const reported = entry.parse(JSON.parse(line));
    if (reported.msg === 'answered') answered.push(reported);
    if (isFailure(reported)) failures.push(reported);
  };
  server = await startTestServer(database.url, {}, undefined, createLogger('production', { write }));
  manager = createBrowser(server.url);
  await signIn(manager, 'Geschäftsleitung');
});
beforeEach(() => {
  answered = [];
});
afterAll(async () => {
  await server.close();
  await database.drop();
  if (failures.length > 0) throw new Error(`told after the last answer: ${JSON.stringify(failures)}`);
});

const LENGTH = 'content-length: 1000';
const CHUNKS = 'transfer-encoding: chunked';
/** How much of the body was sent. */
const NOTHING = '';
const PART = '{"name":';
const PART_OF_CHUNK = `1f4\r\n${PART}`;
const CHUNK = `8\r\n${PART}\r\n`;

it.each(
  [CATALOGUE_UPLOAD.path, PHOTO_UPLOAD.path, '/api/cart/items', '/auth/sign-in'].flatMap((path) => [
    [path, LENGTH, NOTHING],
    [path, LENGTH, PART],
    [path, CHUNKS, NOTHING],
    [path, CHUNKS, PART_OF_CHUNK],
    [path, CHUNKS, CHUNK],
  ]),
)('is no failure of ours when whoever sends to %s with %s goes away after %j', async (path, length, sent) => {
  const cookie = [...manager.cookies()].map(([name, value]) => `${name}=${value}`).join('; ');
  const { hostname, port } = new URL(server.local);
  const type = path.startsWith('/api/') ? 'application/json' : 'application/x-www-form-urlencoded';
  const head = [`POST ${path} HTTP/1.1`, `host: ${hostname}`, `cookie: ${cookie}`, `content-type: ${type}`, length];
  const socket = connect(Number(port), hostname);
  socket.write([...head, '', sent].join('\r\n'), () => socket.destroy());
  await once(socket, 'close');
  await expect.poll(() => answered).toMatchObject([{ path }]);
  expect(failures).toEqual([]);
});
