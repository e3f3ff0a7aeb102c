import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { Ports } from '@ofenpost/core/ports';
import type { DirectPorts } from '../direct-ports.ts';
import {
  createSessionHttp,
  createSecondFactorHttp,
  createAccountHttp,
  createAccountAdminHttp,
  createAddressHttp,
} from './account.http.ts';
import {
  createAuditHttp,
  createGiftCardHttp,
  createGiftCardAdminHttp,
  createFeedbackHttp,
  createFeedbackAdminHttp,
  createAccountingHttp,
} from './accounting.http.ts';
import { createCartHttp } from './cart.http.ts';
import { createCatalogueAdminHttp, createCatalogueImportHttp, createPhotoHttp } from './catalogue-admin.http.ts';
import { createCheckoutHttp, createOrderHttp, createOrderDeskHttp, createPhoneOrderHttp } from './order.http.ts';
import { createRestaurantHttp, createKitchenHttp, createPrintingHttp, createSettingsHttp } from './settings.http.ts';
import {
  createOpeningHoursHttp,
  createMenuHttp,
  createMenuAdminHttp,
  createWeekMenuAdminHttp,
  createEventHttp,
  createEventAdminHttp,
  createCatalogueHttp,
  createPizzaCreatorHttp,
  createDeliveryHttp,
  createContentHttp,
  createChangelogHttp,
  createConnectionHttp,
} from './storefront.http.ts';

/** The ports that the HTTP API answers, each with its adapter. */
export const HTTP_ADAPTERS: {
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

export type HttpPort = keyof typeof HTTP_ADAPTERS;

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
