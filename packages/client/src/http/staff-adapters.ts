import type { StaffClient } from '@ofenpost/contract/staff.contract';
import type { Ports } from '@ofenpost/core/ports';
import {
  createAccountAdminHttp,
  createApiKeyHttp,
  createAuditHttp,
  createDeviceHttp,
  createSecondFactorHttp,
  createWebhookHttp,
  createSittingHttp,
} from './account-admin.http.ts';
import { createAccountingHttp, createFeedbackAdminHttp, createGiftCardAdminHttp } from './accounting.http.ts';
import type { Adapters } from './adapted-ports.ts';
import { createBookkeepingHttp } from './bookkeeping.http.ts';
import { createCatalogueAdminHttp, createCatalogueImportHttp, createPhotoHttp } from './catalogue-admin.http.ts';
import { createKitchenScreenHttp } from './kitchen-screen.http.ts';
import { createOnlinePaymentAdminHttp, createOrderDeskHttp, createPhoneOrderHttp } from './order-desk.http.ts';
import {
  createCourierHttp,
  createKitchenHttp,
  createPickupHttp,
  createPrintingHttp,
  createSettingsHttp,
} from './settings.http.ts';
import {
  createChangelogHttp,
  createEventAdminHttp,
  createMenuAdminHttp,
  createPromotionAdminHttp,
  createWeekMenuAdminHttp,
} from './storefront-admin.http.ts';

/** The ports that the staff's part of the HTTP API answers, each with its adapter. */
export const STAFF_ADAPTERS = {
  secondFactor: createSecondFactorHttp,
  accountAdmin: createAccountAdminHttp,
  device: createDeviceHttp,
  apiKey: createApiKeyHttp,
  webhook: createWebhookHttp,
  sitting: createSittingHttp,
  audit: createAuditHttp,
  menuAdmin: createMenuAdminHttp,
  weekMenuAdmin: createWeekMenuAdminHttp,
  eventAdmin: createEventAdminHttp,
  promotionAdmin: createPromotionAdminHttp,
  catalogueAdmin: createCatalogueAdminHttp,
  catalogueImport: createCatalogueImportHttp,
  photo: createPhotoHttp,
  giftCardAdmin: createGiftCardAdminHttp,
  onlinePaymentAdmin: createOnlinePaymentAdminHttp,
  orderDesk: createOrderDeskHttp,
  phoneOrder: createPhoneOrderHttp,
  kitchen: createKitchenHttp,
  pickup: createPickupHttp,
  courier: createCourierHttp,
  kitchenScreen: createKitchenScreenHttp,
  printing: createPrintingHttp,
  feedbackAdmin: createFeedbackAdminHttp,
  changelog: createChangelogHttp,
  settings: createSettingsHttp,
  accounting: createAccountingHttp,
  bookkeeping: createBookkeepingHttp,
} satisfies Partial<Adapters<StaffClient, keyof Ports>>;

export type StaffPort = keyof typeof STAFF_ADAPTERS;
