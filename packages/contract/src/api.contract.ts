import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import { accountContract, accountAdminContract } from './account/account.contract.ts';
import { accountingContract } from './accounting/accounting.contract.ts';
import { addressContract } from './address/address.contract.ts';
import { apiKeyContract } from './api-key/api-key.contract.ts';
import { auditContract } from './audit/audit.contract.ts';
import { bookkeepingContract } from './bookkeeping/bookkeeping.contract.ts';
import { cartContract } from './cart/cart.contract.ts';
import { catalogueAdminContract } from './catalogue/catalogue-admin.contract.ts';
import { catalogueImportContract } from './catalogue/catalogue-import.contract.ts';
import { catalogueContract } from './catalogue/catalogue.contract.ts';
import { changelogContract } from './changelog/changelog.contract.ts';
import { checkoutContract } from './checkout/checkout.contract.ts';
import { courierContract } from './courier/courier.contract.ts';
import { deliveryContract } from './delivery/delivery.contract.ts';
import { deviceContract } from './device/device.contract.ts';
import { eventContract, eventAdminContract } from './event/event.contract.ts';
import { feedbackContract, feedbackAdminContract } from './feedback/feedback.contract.ts';
import { giftCardContract, giftCardAdminContract } from './gift-card/gift-card.contract.ts';
import { kitchenScreenContract } from './kitchen-screen/kitchen-screen.contract.ts';
import { kitchenContract } from './kitchen/kitchen.contract.ts';
import { menuAdminContract, weekMenuAdminContract } from './menu/menu-admin.contract.ts';
import { menuContract } from './menu/menu.contract.ts';
import { onlinePaymentContract, onlinePaymentAdminContract } from './online-payment/online-payment.contract.ts';
import { openingHoursContract } from './opening-hours/opening-hours.contract.ts';
import { orderContract, orderDeskContract } from './order/order.contract.ts';
import { phoneOrderContract } from './phone-order/phone-order.contract.ts';
import { photoContract } from './photo/photo.contract.ts';
import { pickupContract } from './pickup/pickup.contract.ts';
import { pizzaCreatorContract } from './pizza-creator/pizza-creator.contract.ts';
import { printingContract } from './printing/printing.contract.ts';
import { promotionAdminContract, promotionContract } from './promotion/promotion.contract.ts';
import { pushContract } from './push/push.contract.ts';
import { restaurantContract } from './restaurant/restaurant.contract.ts';
import { secondFactorContract } from './second-factor/second-factor.contract.ts';
import { sessionContract } from './session/session.contract.ts';
import { settingsContract } from './settings/settings.contract.ts';
import { sittingContract } from './sitting/sitting.contract.ts';
import { contentContract } from './storefront/storefront.contract.ts';
import { timeContract } from './time/time.contract.ts';
import { webhookContract } from './webhook/webhook.contract.ts';

/** Named, because the inferred type is longer than the compiler writes into a declaration. */
export type ApiContract = {
  readonly time: typeof timeContract;
  readonly session: typeof sessionContract;
  readonly secondFactor: typeof secondFactorContract;
  readonly account: typeof accountContract;
  readonly accountDesk: typeof accountAdminContract;
  readonly device: typeof deviceContract;
  readonly apiKey: typeof apiKeyContract;
  readonly webhook: typeof webhookContract;
  readonly sitting: typeof sittingContract;
  readonly audit: typeof auditContract;
  readonly address: typeof addressContract;
  readonly openingHours: typeof openingHoursContract;
  readonly restaurant: typeof restaurantContract;
  readonly menu: typeof menuContract;
  readonly menuDesk: typeof menuAdminContract;
  readonly weekMenuDesk: typeof weekMenuAdminContract;
  readonly event: typeof eventContract;
  readonly eventDesk: typeof eventAdminContract;
  readonly promotion: typeof promotionContract;
  readonly promotionDesk: typeof promotionAdminContract;
  readonly catalogue: typeof catalogueContract;
  readonly catalogueDesk: typeof catalogueAdminContract;
  readonly catalogueImport: typeof catalogueImportContract;
  readonly photo: typeof photoContract;
  readonly pizzaCreator: typeof pizzaCreatorContract;
  readonly delivery: typeof deliveryContract;
  readonly content: typeof contentContract;
  readonly cart: typeof cartContract;
  readonly checkout: typeof checkoutContract;
  readonly giftCard: typeof giftCardContract;
  readonly giftCardDesk: typeof giftCardAdminContract;
  readonly onlinePayment: typeof onlinePaymentContract;
  readonly onlinePaymentAdmin: typeof onlinePaymentAdminContract;
  readonly order: typeof orderContract;
  readonly orderDesk: typeof orderDeskContract;
  readonly orderCapture: typeof phoneOrderContract;
  readonly kitchen: typeof kitchenContract;
  readonly pickup: typeof pickupContract;
  readonly courier: typeof courierContract;
  readonly kitchenScreen: typeof kitchenScreenContract;
  readonly printing: typeof printingContract;
  readonly push: typeof pushContract;
  readonly feedback: typeof feedbackContract;
  readonly feedbackDesk: typeof feedbackAdminContract;
  readonly changelog: typeof changelogContract;
  readonly settings: typeof settingsContract;
  readonly accounting: typeof accountingContract;
  readonly bookkeeping: typeof bookkeepingContract;
};

/** The whole HTTP API as data, with one key for each context. It is served under `/api`. */
export const apiContract: ApiContract = {
  time: timeContract,
  session: sessionContract,
  secondFactor: secondFactorContract,
  account: accountContract,
  accountDesk: accountAdminContract,
  device: deviceContract,
  apiKey: apiKeyContract,
  webhook: webhookContract,
  sitting: sittingContract,
  audit: auditContract,
  address: addressContract,
  openingHours: openingHoursContract,
  restaurant: restaurantContract,
  menu: menuContract,
  menuDesk: menuAdminContract,
  weekMenuDesk: weekMenuAdminContract,
  event: eventContract,
  eventDesk: eventAdminContract,
  promotion: promotionContract,
  promotionDesk: promotionAdminContract,
  catalogue: catalogueContract,
  catalogueDesk: catalogueAdminContract,
  catalogueImport: catalogueImportContract,
  photo: photoContract,
  pizzaCreator: pizzaCreatorContract,
  delivery: deliveryContract,
  content: contentContract,
  cart: cartContract,
  checkout: checkoutContract,
  giftCard: giftCardContract,
  giftCardDesk: giftCardAdminContract,
  onlinePayment: onlinePaymentContract,
  onlinePaymentAdmin: onlinePaymentAdminContract,
  order: orderContract,
  orderDesk: orderDeskContract,
  orderCapture: phoneOrderContract,
  kitchen: kitchenContract,
  pickup: pickupContract,
  courier: courierContract,
  kitchenScreen: kitchenScreenContract,
  printing: printingContract,
  push: pushContract,
  feedback: feedbackContract,
  feedbackDesk: feedbackAdminContract,
  changelog: changelogContract,
  settings: settingsContract,
  accounting: accountingContract,
  bookkeeping: bookkeepingContract,
};

/** The options of a call beside its input. */
export type CallContext = {
  /** Called for everything that arrives over a stream of server-sent events, comments included. */
  readonly received?: () => void;
  /** Called with the part of the body that has been sent, 0 to 1. */
  readonly sent?: (part: number) => void;
  /**
   * Timeout for the whole answer in milliseconds, for a call without a signal. Without it the general timeout applies.
   */
  readonly timeout?: number;
};

/** Any part of the API as data. */
export type AnyContract = AnyContractRouter;

/** A client of a part of the API. */
export type ClientOf<Contract extends AnyContract> = ContractRouterClient<Contract, CallContext>;

/** A client of the API: it calls over HTTP in browsers, and within the process during server rendering. */
export type ApiClient = ClientOf<ApiContract>;
