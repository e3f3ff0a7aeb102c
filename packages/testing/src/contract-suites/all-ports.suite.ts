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
import { describeClockPort, describeIdempotencyKeyPort, describeKeyValuePort } from './device.suite.ts';
import { describeEventAdminPort } from './event-admin.suite.ts';
import { describeFeedbackPort } from './feedback.suite.ts';
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
import { describeAutoAccept, describeTrust } from './trust.suite.ts';
import { describeWebhookPort } from './webhook.suite.ts';

/** Everything that an implementation of the ports must do. */
export function describeAllPorts(name: string, openShop: OpenShop): void {
  describeClockPort(name, openShop);
  describeKeyValuePort(name, openShop);
  describeIdempotencyKeyPort(name, openShop);
  describeSessionPort(name, openShop);
  describeSecondFactorPort(name, openShop);
  describeAccountPort(name, openShop);
  describeAccountAdminPort(name, openShop);
  describeDevicePort(name, openShop);
  describeApiKeyPort(name, openShop);
  describeWebhookPort(name, openShop);
  describeSittingPort(name, openShop);
  describeAuditPort(name, openShop);
  describeAddressPort(name, openShop);
  describeOpeningHoursPort(name, openShop);
  describeRestaurantPort(name, openShop);
  describeMenuPort(name, openShop);
  describeMenuAdminPorts(name, openShop);
  describeEventPort(name, openShop);
  describeEventAdminPort(name, openShop);
  describePromotions(name, openShop);
  describeCataloguePort(name, openShop);
  describeCatalogueAdminPort(name, openShop);
  describePizzaParts(name, openShop);
  describeCatalogueImportPort(name, openShop);
  describePhotoPort(name, openShop);
  describeDeliveryPort(name, openShop);
  describeOvenLoad(name, openShop);
  describePizzaCreatorPort(name, openShop);
  describeSavedCreations(name, openShop);
  describeCartPort(name, openShop);
  describePizzaOrder(name, openShop);
  describeMenuOrder(name, openShop);
  describeCheckoutPort(name, openShop);
  describeGiftCardPorts(name, openShop);
  describeOrderPort(name, openShop);
  describeOrderAgain(name, openShop);
  describeOrderDeskPort(name, openShop);
  describeCourierPort(name, openShop);
  describeOrderEdits(name, openShop);
  describeOrderPhoneOrderPort(name, openShop);
  describeKitchenPort(name, openShop);
  describeKitchenScreenPort(name, openShop);
  describePrintingPort(name, openShop);
  describePushPort(name, openShop);
  describeContentPort(name, openShop);
  describeFeedbackPort(name, openShop);
  describeChangelogPort(name, openShop);
  describeSettingsPort(name, openShop);
  describeShopSettings(name, openShop);
  describeAccountingPort(name, openShop);
  describeBookkeepingPort(name, openShop);
  describeRefunds(name, openShop);
  describeProblems(name, openShop);
  describeStaffLimit(name, openShop);
  describeTrust(name, openShop);
  describeAutoAccept(name, openShop);
  describeOnlinePaymentPorts(name, openShop);
  describeConnectionPort(name, openShop);
}
