import 'reflect-metadata';
import { TypedContainer } from '@inversifyjs/strongly-typed';
import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { Ports } from '@ofenpost/core/ports';
import type { Instant } from '@ofenpost/core/time/instant';
import { createApiClient } from '../http/api-client.ts';
import { createRandomKeys } from '../random/random-key.ts';
import { createMemoryStorage } from '../storage/memory-storage.ts';
import { type Bindings, httpModule } from './http.module.ts';
import type { DirectPorts } from './late-ports.ts';

function createContainer(apiClient: ApiClient, { clock, keyValue, idempotencyKey }: DirectPorts) {
  const container = new TypedContainer<Bindings>();
  container.bind('api').toConstantValue({ client: apiClient });
  container.bind('clock').toConstantValue(clock);
  container.bind('keyValue').toConstantValue(keyValue);
  container.bind('idempotencyKey').toConstantValue(idempotencyKey);
  container.load(httpModule);
  return container;
}

/** A plain view of the container, so that nobody outside this folder sees inversify. */
const portsOf = (container: TypedContainer<Bindings>): Ports => ({
  clock: container.get('clock'),
  keyValue: container.get('keyValue'),
  idempotencyKey: container.get('idempotencyKey'),
  session: container.get('session'),
  openingHours: container.get('openingHours'),
  restaurant: container.get('restaurant'),
  catalogue: container.get('catalogue'),
  delivery: container.get('delivery'),
  cart: container.get('cart'),
  checkout: container.get('checkout'),
  order: container.get('order'),
  orderDesk: container.get('orderDesk'),
});

/** The browser's ports. */
export const createBrowserPorts = ({ origin, direct }: { origin: string; direct: DirectPorts }): Ports =>
  portsOf(createContainer(createApiClient(origin), direct));

/** One request's ports at server rendering; `apiClient` calls the routes in the same process, with the request's cookies. */
export const createServerRenderingPorts = ({ apiClient, now }: { apiClient: ApiClient; now: Instant }): Ports =>
  portsOf(
    createContainer(apiClient, {
      clock: { now: () => now },
      keyValue: createMemoryStorage(),
      idempotencyKey: createRandomKeys(),
    }),
  );
