import 'reflect-metadata';
import { TypedContainer } from '@inversifyjs/strongly-typed';
import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { Ports } from '@ofenpost/core/ports';
import type { Instant } from '@ofenpost/core/time/instant';
import { createOffsetClock } from '../clock/offset-clock.ts';
import { createApiClient } from '../http/api-client.ts';
import { createRandomKeys } from '../random/random-key.ts';
import { createLocalStorage } from '../storage/local-storage.ts';
import { createMemoryStorage } from '../storage/memory-storage.ts';
import { type Bindings, httpModule } from './http.module.ts';

function createContainer(apiClient: ApiClient, now: Instant): TypedContainer<Bindings> {
  const container = new TypedContainer<Bindings>();
  container.bind('apiClient').toConstantValue(apiClient);
  container.bind('clock').toConstantValue(createOffsetClock(now));
  container.bind('idempotencyKey').toResolvedValue(createRandomKeys).inSingletonScope();
  container.load(httpModule);
  return container;
}

/** A plain view of the container, so that nobody outside this folder sees inversify. Each port is resolved once, when first asked for. */
const portsOf = (container: TypedContainer<Bindings>): Ports => ({
  get clock() { return container.get('clock'); },
  get keyValue() { return container.get('keyValue'); },
  get idempotencyKey() { return container.get('idempotencyKey'); },
  get session() { return container.get('session'); },
  get openingHours() { return container.get('openingHours'); },
  get restaurant() { return container.get('restaurant'); },
  get catalogue() { return container.get('catalogue'); },
  get delivery() { return container.get('delivery'); },
  get cart() { return container.get('cart'); },
  get checkout() { return container.get('checkout'); },
  get order() { return container.get('order'); },
  get orderDesk() { return container.get('orderDesk'); },
});

/** The browser's ports. `now` is the server's clock when it rendered the page. */
export function createBrowserPorts({ origin, now }: { origin: string; now: Instant }): Ports {
  const container = createContainer(createApiClient(origin), now);
  container.bind('keyValue').toResolvedValue(createLocalStorage).inSingletonScope();
  return portsOf(container);
}

/** One request's ports at server rendering; `apiClient` calls the routes in the same process, with the request's cookies. */
export function createServerRenderingPorts({ apiClient, now }: { apiClient: ApiClient; now: Instant }): Ports {
  const container = createContainer(apiClient, now);
  container.bind('keyValue').toResolvedValue(createMemoryStorage).inSingletonScope();
  return portsOf(container);
}
