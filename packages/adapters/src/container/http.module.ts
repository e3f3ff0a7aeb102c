import { TypedContainerModule } from '@inversifyjs/strongly-typed';
import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { Ports } from '@ofenpost/core/ports';
import { createAccountAdminHttp, createAccountHttp } from '../http/account.http.ts';
import { createAccountingHttp } from '../http/accounting.http.ts';
import { createAddressHttp } from '../http/address.http.ts';
import { createAuditHttp } from '../http/audit.http.ts';
import { createCartHttp } from '../http/cart.http.ts';
import { createCatalogueAdminHttp } from '../http/catalogue-admin.http.ts';
import { createCatalogueImportHttp } from '../http/catalogue-import.http.ts';
import { createCatalogueHttp } from '../http/catalogue.http.ts';
import { createChangelogHttp } from '../http/changelog.http.ts';
import { createCheckoutHttp } from '../http/checkout.http.ts';
import { createConnectionHttp } from '../http/connection.http.ts';
import { createContentHttp } from '../http/content.http.ts';
import { createDeliveryHttp } from '../http/delivery.http.ts';
import { createEventAdminHttp, createEventHttp } from '../http/event.http.ts';
import { createFeedbackAdminHttp, createFeedbackHttp } from '../http/feedback.http.ts';
import { createGiftCardAdminHttp, createGiftCardHttp } from '../http/gift-card.http.ts';
import { createKitchenHttp } from '../http/kitchen.http.ts';
import { createMenuAdminHttp, createMenuHttp, createWeekMenuAdminHttp } from '../http/menu.http.ts';
import { createOpeningHoursHttp } from '../http/opening-hours.http.ts';
import { createOrderDeskHttp, createOrderHttp } from '../http/order.http.ts';
import { createPhoneOrderHttp } from '../http/phone-order.http.ts';
import { createPhotoHttp } from '../http/photo.http.ts';
import { createPizzaCreatorHttp } from '../http/pizza-creator.http.ts';
import { createPrintingHttp } from '../http/printing.http.ts';
import { createRestaurantHttp } from '../http/restaurant.http.ts';
import { createSecondFactorHttp } from '../http/second-factor.http.ts';
import { createSessionHttp } from '../http/session.http.ts';
import { createSettingsHttp } from '../http/settings.http.ts';
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
