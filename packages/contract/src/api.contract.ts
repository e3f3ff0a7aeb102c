import type { ContractRouterClient } from '@orpc/contract';
import { accountContract, accountAdminContract } from './account/account.contract.ts';
import { accountingContract } from './accounting/accounting.contract.ts';
import { addressContract } from './address/address.contract.ts';
import { auditContract } from './audit/audit.contract.ts';
import { cartContract } from './cart/cart.contract.ts';
import { catalogueAdminContract } from './catalogue/catalogue-admin.contract.ts';
import { catalogueImportContract } from './catalogue/catalogue-import.contract.ts';
import { catalogueContract } from './catalogue/catalogue.contract.ts';
import { changelogContract } from './changelog/changelog.contract.ts';
import { checkoutContract } from './checkout/checkout.contract.ts';
import { deliveryContract } from './delivery/delivery.contract.ts';
import { eventContract, eventAdminContract } from './event/event.contract.ts';
import { feedbackContract, feedbackAdminContract } from './feedback/feedback.contract.ts';
import { giftCardContract, giftCardAdminContract } from './gift-card/gift-card.contract.ts';
import { kitchenContract } from './kitchen/kitchen.contract.ts';
import { menuAdminContract, weekMenuAdminContract } from './menu/menu-admin.contract.ts';
import { menuContract } from './menu/menu.contract.ts';
import { openingHoursContract } from './opening-hours/opening-hours.contract.ts';
import { orderContract, orderDeskContract } from './order/order.contract.ts';
import { phoneOrderContract } from './phone-order/phone-order.contract.ts';
import { photoContract } from './photo/photo.contract.ts';
import { pizzaCreatorContract } from './pizza-creator/pizza-creator.contract.ts';
import { printingContract } from './printing/printing.contract.ts';
import { restaurantContract } from './restaurant/restaurant.contract.ts';
import { secondFactorContract } from './second-factor/second-factor.contract.ts';
import { sessionContract } from './session/session.contract.ts';
import { settingsContract } from './settings/settings.contract.ts';
import { contentContract } from './storefront/storefront.contract.ts';
import { timeContract } from './time/time.contract.ts';

/** The whole HTTP API as data, with one key for each context. It is served under `/api`. */
export const apiContract = {
  time: timeContract,
  session: sessionContract,
  secondFactor: secondFactorContract,
  account: accountContract,
  accountDesk: accountAdminContract,
  audit: auditContract,
  address: addressContract,
  openingHours: openingHoursContract,
  restaurant: restaurantContract,
  menu: menuContract,
  menuDesk: menuAdminContract,
  weekMenuDesk: weekMenuAdminContract,
  event: eventContract,
  eventDesk: eventAdminContract,
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
  order: orderContract,
  orderDesk: orderDeskContract,
  orderCapture: phoneOrderContract,
  kitchen: kitchenContract,
  printing: printingContract,
  feedback: feedbackContract,
  feedbackDesk: feedbackAdminContract,
  changelog: changelogContract,
  settings: settingsContract,
  accounting: accountingContract,
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

/** A client of the API: it calls over HTTP in browsers, and within the process during server rendering. */
export type ApiClient = ContractRouterClient<typeof apiContract, CallContext>;
