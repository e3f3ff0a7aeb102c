import { type Configuration, parseConfiguration } from '../../src/configuration/configuration.ts';
import type { Site } from '../../src/host/request-listener.ts';
import { type RunningServer, type ServerOptions, startServer } from '../../src/host/start-server.ts';
import type { WebPackage } from '../../src/http/web-package.ts';
import { createLogger } from '../../src/logging/logger.ts';
import { findFreePort } from './free-port.fixtures.ts';
import { DATA_DIRECTORY } from './test-data.fixtures.ts';
import { TEST_NOW } from './test-now.fixtures.ts';

/** The limit of a test in milliseconds: on a busy machine the first page loads all modules of the pages. */
const ANY_TIME_MS = 180_000;

export type TestServer = RunningServer & {
  readonly url: string;
  /** Its address on this machine, whatever PUBLIC_URL is. */
  readonly local: string;
};

/** A stand-in for the built one. */
export const TEST_WORKER = '// the service worker';

/** The configuration of every test server, unless a test changes it. */
export const testEnvironment = () => ({
  APP_ENV: 'testing',
  AUTH_SECRET: 'a secret that several test servers share',
  CLOCK_START: TEST_NOW,
  DATA_DIR: process.env[DATA_DIRECTORY] ?? '',
});

export function testConfiguration(environment: Record<string, string>): Configuration {
  const configuration = parseConfiguration({ ...testEnvironment(), ...environment });
  if (!configuration.ok) throw new Error(configuration.error.join('\n'));
  return configuration.value;
}

/** The whole server on its own port. It has pages only with `load`. */
export async function startTestServer(
  databaseUrl: string,
  environment: Record<string, string> = {},
  load: WebPackage['load'] = () => Promise.reject(new Error('This server has no pages.')),
  log = createLogger('testing'),
  {
    files = () => {},
    ...more
  }: Pick<ServerOptions, 'answeredWithinMs' | 'drained' | 'pushTransport'> & Partial<Pick<Site, 'files'>> = {},
): Promise<TestServer> {
  const configuration = testConfiguration({
    PORT: `${await findFreePort()}`,
    DATABASE_URL: databaseUrl,
    ...environment,
  });
  const server = await startServer({
    configuration,
    log,
    answeredWithinMs: ANY_TIME_MS,
    ...more,
    openSite: () => ({
      web: {
        load,
        assets: { styles: [], filesOf: () => ({ styles: [], run: [], imported: [] }) },
      },
      worker: TEST_WORKER,
      files,
    }),
  });
  return { ...server, url: configuration.publicUrl, local: `http://127.0.0.1:${configuration.port}` };
}
