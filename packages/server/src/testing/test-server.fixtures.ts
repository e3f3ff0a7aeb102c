import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfiguration } from '../configuration/configuration.ts';
import { startServer } from '../start-server.ts';
import { TEST_NOW } from './test-now.fixtures.ts';

export type TestServer = { readonly url: string; close(): Promise<void> };

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** The whole server without its pages, on a port of its own. */
export async function startTestServer(
  databaseUrl: string,
  environment: Record<string, string> = {},
): Promise<TestServer> {
  const port = await findFreePort();
  const dataDirectory = await mkdtemp(join(tmpdir(), 'ofenpost-test-data-'));
  const configuration = parseConfiguration({
    APP_ENV: 'testing',
    PORT: `${port}`,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDirectory,
    AUTH_SECRET: 'a secret that several test servers share',
    CLOCK_START: TEST_NOW,
    ...environment,
  });
  if (!configuration.ok) throw new Error(configuration.error.join('\n'));
  const server = await startServer({
    configuration: configuration.value,
    openSite: () => ({
      web: {
        load: () => Promise.reject(new Error('Pages are tested end to end.')),
        assets: { scripts: [], styles: [], preloads: [] },
      },
      files: () => {},
    }),
  });
  return {
    url: configuration.value.publicUrl,
    close: async () => {
      await server.close();
      await rm(dataDirectory, { recursive: true });
    },
  };
}
