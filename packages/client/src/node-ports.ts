import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { AppUpdatePort } from '@ofenpost/core/app-update/app-update.port';
import type { Ports } from '@ofenpost/core/ports';
import { err } from '@ofenpost/core/result/result';
import type { ClockPort } from '@ofenpost/core/time/clock.port';
import type { Instant } from '@ofenpost/core/time/instant';
import { createApiClient } from './http/api-client.ts';
import { createApiKeyFetch } from './http/api-key-fetch.ts';
import { createCookieFetch } from './http/cookie-fetch.ts';
import { withHttpPorts } from './http/http-ports.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { createOffsetClock } from './offset-clock.ts';
import { createRandomKeys } from './random-key.ts';
import { SILENT_PORTS } from './silent-ports.ts';

/** Programs without a browser have no service worker. */
const NO_APP_UPDATE: AppUpdatePort = {
  register: async () => err({ code: 'unavailable' }),
  check: async () => false,
  activate: async () => {},
  reload: async () => {},
  watch: () => () => {},
};

const createPorts = (apiClient: ApiClient, clock: ClockPort): Ports =>
  withHttpPorts(apiClient, {
    clock,
    keyValue: createMemoryStorage(),
    idempotencyKey: createRandomKeys(),
    ...SILENT_PORTS,
    appUpdate: NO_APP_UPDATE,
  });

type NodeOptions = {
  /** The secret of an API key: the ports then answer what its scopes open, and nobody has a cart. */
  readonly apiKey?: string;
};

/**
 * The ports of a program without a browser, which follow the server's clock: those of a visitor with their own cart, or
 * of an API key.
 */
export async function createNodePorts(origin: string, { apiKey }: NodeOptions = {}): Promise<Ports> {
  const send = apiKey === undefined ? createCookieFetch(origin).fetch : createApiKeyFetch(origin, apiKey);
  const apiClient = createApiClient(origin, send);
  const { now } = await apiClient.time.now();
  return createPorts(apiClient, createOffsetClock(now));
}

/**
 * One request's ports at server rendering; `apiClient` calls the routes in the same process, with the request's
 * cookies. Only those that the page uses are created.
 */
export const createServerRenderingPorts = ({ apiClient, now }: { apiClient: ApiClient; now: Instant }): Ports =>
  createPorts(apiClient, { now: () => now });
