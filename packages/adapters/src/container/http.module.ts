import { TypedContainerModule } from '@inversifyjs/strongly-typed';
import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { Ports } from '@ofenpost/core/ports';
import {
  createAccountAdminHttp,
  createAccountHttp,
  createAddressHttp,
  createSecondFactorHttp,
  createSessionHttp,
} from '../http/account.http.ts';
import {
  createAccountingHttp,
  createAuditHttp,
  createFeedbackAdminHttp,
  createFeedbackHttp,
  createGiftCardAdminHttp,
  createGiftCardHttp,
} from '../http/accounting.http.ts';
import { createCartHttp } from '../http/cart.http.ts';
import { createCatalogueAdminHttp, createCatalogueImportHttp, createPhotoHttp } from '../http/catalogue-admin.http.ts';
import { createCheckoutHttp, createOrderDeskHttp, createOrderHttp, createPhoneOrderHttp } from '../http/order.http.ts';
import {
  createKitchenHttp,
  createPrintingHttp,
  createRestaurantHttp,
  createSettingsHttp,
} from '../http/settings.http.ts';
import {
  createCatalogueHttp,
  createChangelogHttp,
  createConnectionHttp,
  createContentHttp,
  createDeliveryHttp,
  createEventAdminHttp,
  createEventHttp,
  createMenuAdminHttp,
  createMenuHttp,
  createWeekMenuAdminHttp,
  createOpeningHoursHttp,
  createPizzaCreatorHttp,
} from '../http/storefront.http.ts';
import type { DirectPorts } from './lazy-ports.ts';

/**
 * What a container resolves: every port, and what the adapters are made from. The client is wrapped: oRPC's has a property
 * of every name, also `then`, so inversify would take it for a promise.
 */
export type Bindings = Ports & { readonly api: { readonly client: ApiClient } };

/** The ports that the HTTP API answers, each with its adapter. */
const HTTP_ADAPTERS: {
  readonly [P in Exclude<keyof Ports, keyof DirectPorts | 'appUpdate'>]: (client: ApiClient) => Ports[P];
} = {
  session: createSessionHttp,
  secondFactor: createSecondFactorHttp,
  account: createAccountHttp,
  accountAdmin: createAccountAdminHttp,
  audit: createAuditHttp,
  address: createAddressHttp,
  openingHours: createOpeningHoursHttp,
  restaurant: createRestaurantHttp,
  menu: createMenuHttp,
  menuAdmin: createMenuAdminHttp,
  weekMenuAdmin: createWeekMenuAdminHttp,
  event: createEventHttp,
  eventAdmin: createEventAdminHttp,
  catalogue: createCatalogueHttp,
  catalogueAdmin: createCatalogueAdminHttp,
  catalogueImport: createCatalogueImportHttp,
  photo: createPhotoHttp,
  pizzaCreator: createPizzaCreatorHttp,
  delivery: createDeliveryHttp,
  content: createContentHttp,
  cart: createCartHttp,
  checkout: createCheckoutHttp,
  giftCard: createGiftCardHttp,
  giftCardAdmin: createGiftCardAdminHttp,
  order: createOrderHttp,
  orderDesk: createOrderDeskHttp,
  phoneOrder: createPhoneOrderHttp,
  kitchen: createKitchenHttp,
  printing: createPrintingHttp,
  feedback: createFeedbackHttp,
  feedbackAdmin: createFeedbackAdminHttp,
  changelog: createChangelogHttp,
  settings: createSettingsHttp,
  accounting: createAccountingHttp,
  connection: createConnectionHttp,
};

type HttpPort = keyof typeof HTTP_ADAPTERS;

export const HTTP_PORTS = Object.keys(HTTP_ADAPTERS) as HttpPort[];

const isHttpPort = (name: string | symbol): name is HttpPort => Object.hasOwn(HTTP_ADAPTERS, name);

/** All ports without a container: those that the HTTP API answers are created at their first use. */
export const withHttpPorts = (client: ApiClient, others: Omit<Ports, HttpPort>): Ports => {
  const find = (made: Ports, name: string | symbol): unknown => {
    if (isHttpPort(name) && !Object.hasOwn(made, name)) Reflect.set(made, name, HTTP_ADAPTERS[name](client));
    return Reflect.get(made, name);
  };
  return new Proxy(others as Ports, {
    get: find,
    // The keys list all ports, so that destructuring with a rest element gets the others too.
    ownKeys: (made) => [...new Set([...Reflect.ownKeys(made), ...HTTP_PORTS])],
    getOwnPropertyDescriptor: (made, name) => {
      find(made, name);
      return Reflect.getOwnPropertyDescriptor(made, name);
    },
  });
};

const adapterOf =
  <P extends HttpPort>(port: P) =>
  ({ client }: Bindings['api']): Ports[P] =>
    HTTP_ADAPTERS[port](client);

export const httpModule = new TypedContainerModule<Bindings>(({ bind }) => {
  for (const port of HTTP_PORTS) bind(port).toResolvedValue(adapterOf(port), ['api']).inSingletonScope();
});
