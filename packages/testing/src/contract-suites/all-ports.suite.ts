import { describeAccountAdminPort } from './account-admin.suite.ts';
import { describeAccountPort } from './account.suite.ts';
import { describeAccountingPort } from './accounting.suite.ts';
import { describeAddressPort } from './address.suite.ts';
import { describeAuditPort } from './audit.suite.ts';
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
import { describeClockPort, describeIdempotencyKeyPort, describeKeyValuePort } from './device.suite.ts';
import { describeEventAdminPort } from './event-admin.suite.ts';
import { describeFeedbackPort } from './feedback.suite.ts';
import { describeGiftCardPorts } from './gift-card.suite.ts';
import { describeKitchenPort } from './kitchen.suite.ts';
import { describeMenuAdminPorts } from './menu-admin.suite.ts';
import { describeMenuOrder } from './menu-order.suite.ts';
import { describeOrderAgain } from './order-again.suite.ts';
import { describeOrderDeskPort } from './order-desk.suite.ts';
import { describeOrderPort } from './order.suite.ts';
import { describeOvenLoad } from './oven-load.suite.ts';
import { describeOrderPhoneOrderPort } from './phone-order.suite.ts';
import { describePhotoPort } from './photo.suite.ts';
import { describePizzaCreatorPort, describeSavedCreations } from './pizza-creator.suite.ts';
import { describePizzaOrder } from './pizza-order.suite.ts';
import { describePizzaParts } from './pizza-parts.suite.ts';
import { describePrintingPort } from './printing.suite.ts';
import { describeSecondFactorPort } from './second-factor.suite.ts';
import { describeSessionPort } from './session.suite.ts';
import { describeSettingsPort } from './settings.suite.ts';
import { describeShopSettings } from './shop-settings.suite.ts';
import type { OpenShop } from './shop-under-test.ts';
import { describeStaffLimit } from './staff-limit.suite.ts';

/** Everything that an implementation of the ports must do. */
export function describeAllPorts(name: string, openShop: OpenShop): void {
  describeClockPort(name, openShop);
  describeKeyValuePort(name, openShop);
  describeIdempotencyKeyPort(name, openShop);
  describeSessionPort(name, openShop);
  describeSecondFactorPort(name, openShop);
  describeAccountPort(name, openShop);
  describeAccountAdminPort(name, openShop);
  describeAuditPort(name, openShop);
  describeAddressPort(name, openShop);
  describeOpeningHoursPort(name, openShop);
  describeRestaurantPort(name, openShop);
  describeMenuPort(name, openShop);
  describeMenuAdminPorts(name, openShop);
  describeEventPort(name, openShop);
  describeEventAdminPort(name, openShop);
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
  describeOrderPhoneOrderPort(name, openShop);
  describeKitchenPort(name, openShop);
  describePrintingPort(name, openShop);
  describeContentPort(name, openShop);
  describeFeedbackPort(name, openShop);
  describeChangelogPort(name, openShop);
  describeSettingsPort(name, openShop);
  describeShopSettings(name, openShop);
  describeAccountingPort(name, openShop);
  describeStaffLimit(name, openShop);
  describeConnectionPort(name, openShop);
}
