// One PostgreSQL for all shops of a run of browser tests: each POST is answered with the URL of a new database, which is
// a copy of the first one. It ends with the process that started it.
import 'temporal-polyfill/global';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../src/database/embedded-postgres.ts';
import { tcpUrl } from '../../src/database/tcp-url.ts';
import { TEMPLATE_URL, createTestDatabase } from './test-database.fixtures.ts';

const dataDirectory = await mkdtemp(join(tmpdir(), 'ofenpost-e2e-postgres-'));
const postgres = await startEmbeddedPostgres({ dataDirectory, durable: false });
process.env[TEMPLATE_URL] = tcpUrl(postgres.url);
const template = (await createTestDatabase({ empty: true })).url;
process.env[TEMPLATE_URL] = template;

const server = createServer((_request, response) => {
  void createTestDatabase().then(
    ({ url }) => response.end(url),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
process.send?.({ template, address: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` });

process.on('disconnect', () => {
  server.close();
  void postgres.stop().then(() => rm(dataDirectory, { recursive: true, force: true }));
});
