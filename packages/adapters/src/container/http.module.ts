import { TypedContainerModule } from '@inversifyjs/strongly-typed';
import { HTTP_ADAPTERS, type HttpPort, HTTP_PORTS } from '@ofenpost/client/http/http-ports';
import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { Ports } from '@ofenpost/core/ports';

/**
 * What a container resolves: every port, and what the adapters are made from. The client is wrapped: oRPC's has a property
 * of every name, also `then`, so inversify would take it for a promise.
 */
export type Bindings = Ports & { readonly api: { readonly client: ApiClient } };

const adapterOf =
  <P extends HttpPort>(port: P) =>
  ({ client }: Bindings['api']): Ports[P] =>
    HTTP_ADAPTERS[port](client);

export const httpModule = new TypedContainerModule<Bindings>(({ bind }) => {
  for (const port of HTTP_PORTS) bind(port).toResolvedValue(adapterOf(port), ['api']).inSingletonScope();
});
