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

/** What a container resolves: every port, and what the adapters are made from. */
export type Bindings = Ports & { readonly apiClient: ApiClient };

/** The ports that the HTTP API answers. */
export const httpModule = new TypedContainerModule<Bindings>(({ bind }) => {
  bind('session').toResolvedValue(createSessionHttp, ['apiClient']).inSingletonScope();
  bind('openingHours').toResolvedValue(createOpeningHoursHttp, ['apiClient']).inSingletonScope();
  bind('restaurant').toResolvedValue(createRestaurantHttp, ['apiClient']).inSingletonScope();
  bind('catalogue').toResolvedValue(createCatalogueHttp, ['apiClient']).inSingletonScope();
  bind('delivery').toResolvedValue(createDeliveryHttp, ['apiClient']).inSingletonScope();
  bind('cart').toResolvedValue(createCartHttp, ['apiClient']).inSingletonScope();
  bind('checkout').toResolvedValue(createCheckoutHttp, ['apiClient']).inSingletonScope();
  bind('order').toResolvedValue(createOrderHttp, ['apiClient']).inSingletonScope();
  bind('orderDesk').toResolvedValue(createOrderDeskHttp, ['apiClient']).inSingletonScope();
});
