import { describeAccountAdminPort } from './account-admin.suite.ts';
import { describeAccountPort } from './account.suite.ts';
import { describeAccountingPort } from './accounting.suite.ts';
import { describeAddressPort } from './address.suite.ts';
import { describeApiKeyPort } from './api-key.suite.ts';
import { describeAuditPort } from './audit.suite.ts';
import { describeBookkeepingPort } from './bookkeeping.suite.ts';
import { describeCartPort } from './cart.suite.ts';
import { describeCatalogueAdminPort } from './catalogue-admin.suite.ts';
import { describeCatalogueImportPort } from './catalogue-import.suite.ts';
import { describeChangelogPort } from './changelog.suite.ts';
import { describeCheckoutPort } from './checkout.suite.ts';
import { describeConnectionPort } from './connection.suite.ts';
import { describeContentPort } from './content-watch.suite.ts';
import {
  describeCataloguePort,
  describeDeliveryPort,
  describeEventPort,
  describeMenuPort,
  describeOpeningHoursPort,
  describeRestaurantPort,
} from './content.suite.ts';
import { describeCourierPort } from './courier.suite.ts';
import { describeDayCloses } from './day-close.suite.ts';
import { describeClockPort, describeIdempotencyKeyPort, describeKeyValuePort } from './device.suite.ts';
import { describeEventAdminPort } from './event-admin.suite.ts';
import { describeFeedbackPort } from './feedback.suite.ts';
import { describeGiftCardMoney } from './gift-card-money.suite.ts';
import { describeGiftCardPorts } from './gift-card.suite.ts';
import { describeKitchenScreenPort } from './kitchen-screen.suite.ts';
import { describeKitchenPort } from './kitchen.suite.ts';
import { describeMenuAdminPorts } from './menu-admin.suite.ts';
import { describeMenuOrder } from './menu-order.suite.ts';
import { describeOnlinePaymentPorts } from './online-payment.suite.ts';
import { describeOrderAgain } from './order-again.suite.ts';
import { describeOrderDeskPort } from './order-desk.suite.ts';
import { describeOrderEdits } from './order-edit.suite.ts';
import { describeOrderPort } from './order.suite.ts';
import { describeOvenLoad } from './oven-load.suite.ts';
import { describeOrderPhoneOrderPort } from './phone-order.suite.ts';
import { describePhotoPort } from './photo.suite.ts';
import { describePizzaCreatorPort, describeSavedCreations } from './pizza-creator.suite.ts';
import { describePizzaOrder } from './pizza-order.suite.ts';
import { describePizzaParts } from './pizza-parts.suite.ts';
import { describePrintingPort } from './printing.suite.ts';
import { describeProblems } from './problems.suite.ts';
import { describePromotions } from './promotion.suite.ts';
import { describePushPort } from './push.suite.ts';
import { describeRefunds } from './refund.suite.ts';
import { describeSecondFactorPort } from './second-factor.suite.ts';
import { describeSessionPort } from './session.suite.ts';
import { describeSettingsPort } from './settings.suite.ts';
import { describeShopSettings } from './shop-settings.suite.ts';
import type { OpenShop } from './shop-under-test.ts';
import { describeSittingPort } from './sitting.suite.ts';
import { describeDevicePort } from './staff-device.suite.ts';
import { describeStaffLimit } from './staff-limit.suite.ts';
import { describeStoppedOrders } from './stopped-orders.suite.ts';
import { describeAutoAccept, describeTrust } from './trust.suite.ts';
import { describeWebhookPort } from './webhook.suite.ts';

type DescribePort = (name: string, openShop: OpenShop) => void;

const SUITES: readonly DescribePort[] = [
  describeClockPort,
  describeKeyValuePort,
  describeIdempotencyKeyPort,
  describeSessionPort,
  describeSecondFactorPort,
  describeAccountPort,
  describeAccountAdminPort,
  describeDevicePort,
  describeApiKeyPort,
  describeWebhookPort,
  describeSittingPort,
  describeAuditPort,
  describeAddressPort,
  describeOpeningHoursPort,
  describeRestaurantPort,
  describeMenuPort,
  describeMenuAdminPorts,
  describeEventPort,
  describeEventAdminPort,
  describePromotions,
  describeCataloguePort,
  describeCatalogueAdminPort,
  describePizzaParts,
  describeCatalogueImportPort,
  describePhotoPort,
  describeDeliveryPort,
  describeOvenLoad,
  describePizzaCreatorPort,
  describeSavedCreations,
  describeCartPort,
  describePizzaOrder,
  describeMenuOrder,
  describeCheckoutPort,
  describeGiftCardPorts,
  describeGiftCardMoney,
  describeOrderPort,
  describeOrderAgain,
  describeOrderDeskPort,
  describeCourierPort,
  describeOrderEdits,
  describeOrderPhoneOrderPort,
  describeKitchenPort,
  describeKitchenScreenPort,
  describePrintingPort,
  describePushPort,
  describeContentPort,
  describeFeedbackPort,
  describeChangelogPort,
  describeSettingsPort,
  describeShopSettings,
  describeAccountingPort,
  describeDayCloses,
  describeBookkeepingPort,
  describeRefunds,
  describeProblems,
  describeStaffLimit,
  describeStoppedOrders,
  describeTrust,
  describeAutoAccept,
  describeOnlinePaymentPorts,
  describeConnectionPort,
];

/** One of several shares of the suites, for files that run beside each other: `part` counts from 1. */
export type SuiteShare = { readonly part: number; readonly of: number };

const EVERYTHING: SuiteShare = { part: 1, of: 1 };

/** The suites of a share: each suite is in one share. */
export const suitesOf = ({ part, of }: SuiteShare): readonly DescribePort[] =>
  SUITES.filter((_, index) => index % of === part - 1);

/** Everything that an implementation of the ports must do, or a share of it. */
export function describeAllPorts(name: string, openShop: OpenShop, share = EVERYTHING): void {
  for (const describePort of suitesOf(share)) describePort(name, openShop);
}
