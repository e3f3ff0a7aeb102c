import { TypedContainerModule } from '@inversifyjs/strongly-typed';
import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { Ports } from '@ofenpost/core/ports';
import { createCartHttp } from '../http/cart.http.ts';
import { createCatalogueHttp } from '../http/catalogue.http.ts';
import { createCheckoutHttp } from '../http/checkout.http.ts';
import { createDeliveryHttp } from '../http/delivery.http.ts';
import { createOpeningHoursHttp } from '../http/opening-hours.http.ts';
import { createOrderDeskHttp, createOrderHttp } from '../http/order.http.ts';
import { createRestaurantHttp } from '../http/restaurant.http.ts';
import { createSessionHttp } from '../http/session.http.ts';

/**
 * What a container resolves: every port, and what the adapters are made from. The client is wrapped: oRPC's has a property
 * of every name, also `then`, so inversify would take it for a promise.
 */
export type Bindings = Ports & { readonly api: { readonly client: ApiClient } };

type FromClient<Port> = (client: ApiClient) => Port;

const withClient =
  <Port>(create: FromClient<Port>) =>
  ({ client }: Bindings['api']): Port =>
    create(client);

/** The ports that the HTTP API answers. */
export const httpModule = new TypedContainerModule<Bindings>(({ bind }) => {
  bind('session').toResolvedValue(withClient(createSessionHttp), ['api']).inSingletonScope();
  bind('openingHours').toResolvedValue(withClient(createOpeningHoursHttp), ['api']).inSingletonScope();
  bind('restaurant').toResolvedValue(withClient(createRestaurantHttp), ['api']).inSingletonScope();
  bind('catalogue').toResolvedValue(withClient(createCatalogueHttp), ['api']).inSingletonScope();
  bind('delivery').toResolvedValue(withClient(createDeliveryHttp), ['api']).inSingletonScope();
  bind('cart').toResolvedValue(withClient(createCartHttp), ['api']).inSingletonScope();
  bind('checkout').toResolvedValue(withClient(createCheckoutHttp), ['api']).inSingletonScope();
  bind('order').toResolvedValue(withClient(createOrderHttp), ['api']).inSingletonScope();
  bind('orderDesk').toResolvedValue(withClient(createOrderDeskHttp), ['api']).inSingletonScope();
});
