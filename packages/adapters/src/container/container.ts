import 'reflect-metadata';
import { TypedContainer } from '@inversifyjs/strongly-typed';
import { DIRECT_PORTS, type DirectPorts } from '@ofenpost/client/direct-ports';
import { createApiClient } from '@ofenpost/client/http/api-client';
import { HTTP_PORTS } from '@ofenpost/client/http/http-ports';
import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { AppUpdatePort } from '@ofenpost/core/app-update/app-update.port';
import type { Ports } from '@ofenpost/core/ports';
import { type Bindings, httpModule } from './http.module.ts';

function createContainer(apiClient: ApiClient, direct: DirectPorts, appUpdate: AppUpdatePort) {
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
