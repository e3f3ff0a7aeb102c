import 'reflect-metadata';
import { TypedContainer } from '@inversifyjs/strongly-typed';
import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { AppUpdatePort } from '@ofenpost/core/app-update/app-update.port';
import type { Ports } from '@ofenpost/core/ports';
import type { Instant } from '@ofenpost/core/time/instant';
import { createOffsetClock } from '../clock/offset-clock.ts';
import { createApiClient } from '../http/api-client.ts';
import { createCookieFetch } from '../http/cookie-fetch.ts';
import { createInMemoryApp } from '../in-memory/app-update.in-memory.ts';
import { createRandomKeys } from '../random/random-key.ts';
import { createMemoryStorage } from '../storage/local-storage.ts';
import { SILENT_PORTS } from './buffered-ports.ts';
import { type Bindings, HTTP_PORTS, httpModule, withHttpPorts } from './http.module.ts';
import { DIRECT_PORTS, type DirectPorts } from './lazy-ports.ts';

/** Programs without a browser have no service worker. */
const noAppUpdate = (): AppUpdatePort => createInMemoryApp({ isSupported: false }).appUpdate;

function createContainer(apiClient: ApiClient, direct: DirectPorts, appUpdate: AppUpdatePort = noAppUpdate()) {
  const container = new TypedContainer<Bindings>();
  container.bind('api').toConstantValue({ client: apiClient });
  for (const port of DIRECT_PORTS) container.bind(port).toConstantValue(direct[port]);
  container.bind('appUpdate').toConstantValue(appUpdate);
  container.load(httpModule);
  return container;
}

/** A plain view of the container, so that nobody outside this folder sees inversify. */
const portsOf = (container: TypedContainer<Bindings>): Ports =>
  Object.fromEntries(
    [...DIRECT_PORTS, ...HTTP_PORTS, 'appUpdate' as const].map((port) => [port, container.get(port)]),
  ) as unknown as Ports;

type BrowserParts = {
  readonly origin: string;
  readonly direct: DirectPorts;
  readonly appUpdate: AppUpdatePort;
  /** How the tabs of a browser share their connections and the end of their session. */
  readonly shareAmongTabs: (ports: Ports) => Ports;
};

/** The browser's ports. */
export function createBrowserPorts({ origin, direct, appUpdate, shareAmongTabs }: BrowserParts): Ports {
  return shareAmongTabs(portsOf(createContainer(createApiClient(origin), direct, appUpdate)));
}

/**
 * One request's ports at server rendering; `apiClient` calls the routes in the same process, with the request's
 * cookies. They are created by hand, and only those that the page uses: to make a container and discard it would take
 * half as long as the page itself.
 */
export const createServerRenderingPorts = ({ apiClient, now }: { apiClient: ApiClient; now: Instant }): Ports =>
  withHttpPorts(apiClient, {
    clock: { now: () => now },
    keyValue: createMemoryStorage(),
    idempotencyKey: createRandomKeys(),
    ...SILENT_PORTS,
    appUpdate: noAppUpdate(),
  });

/** The ports of a program without a browser: a visitor with their own cart, who follows the server's clock. */
export async function createNodePorts(origin: string): Promise<Ports> {
  const apiClient = createApiClient(origin, createCookieFetch(origin).fetch);
  const { now } = await apiClient.time.now();
  return portsOf(
    createContainer(apiClient, {
      clock: createOffsetClock(now),
      keyValue: createMemoryStorage(),
      idempotencyKey: createRandomKeys(),
      ...SILENT_PORTS,
    }),
  );
}
