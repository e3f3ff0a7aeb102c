import type { GuestClient } from '@ofenpost/contract/guest.contract';
import type { Ports } from '@ofenpost/core/ports';
import type { DirectPorts } from '../direct-ports.ts';
import { createAccountHttp, createAddressHttp, createSessionHttp } from './account.http.ts';
import type { Adapters } from './adapted-ports.ts';
import { createCartHttp } from './cart.http.ts';
import {
  createCheckoutHttp,
  createGiftCardHttp,
  createOnlinePaymentHttp,
  createOrderHttp,
  createPushHttp,
} from './order.http.ts';
import type { StaffPort } from './staff-adapters.ts';
import {
  createCatalogueHttp,
  createConnectionHttp,
  createContentHttp,
  createDeliveryHttp,
  createEventHttp,
  createFeedbackHttp,
  createMenuHttp,
  createOpeningHoursHttp,
  createPizzaCreatorHttp,
  createPromotionHttp,
  createRestaurantHttp,
} from './storefront.http.ts';

export type GuestPort = Exclude<keyof Ports, keyof DirectPorts | 'appUpdate' | StaffPort>;

/** The ports that the guests' part of the HTTP API answers, each with its adapter. */
export const GUEST_ADAPTERS: Adapters<GuestClient, GuestPort> = {
  session: createSessionHttp,
  account: createAccountHttp,
  address: createAddressHttp,
  openingHours: createOpeningHoursHttp,
  restaurant: createRestaurantHttp,
  menu: createMenuHttp,
  event: createEventHttp,
  promotion: createPromotionHttp,
  catalogue: createCatalogueHttp,
  pizzaCreator: createPizzaCreatorHttp,
  delivery: createDeliveryHttp,
  content: createContentHttp,
  cart: createCartHttp,
  checkout: createCheckoutHttp,
  giftCard: createGiftCardHttp,
  onlinePayment: createOnlinePaymentHttp,
  order: createOrderHttp,
  push: createPushHttp,
  feedback: createFeedbackHttp,
  connection: createConnectionHttp,
};
