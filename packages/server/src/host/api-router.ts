import { apiContract } from '@ofenpost/contract/api.contract';
import { GUEST } from '@ofenpost/core/account/guest';
import { may } from '@ofenpost/core/role/permission';
import { lacksPerson, needsPerson } from '@ofenpost/core/sitting/sitting';
import { implement } from '@orpc/server';
import { createAccountAdminRoutes } from '../account-admin/account-admin.routes.ts';
import { createAccountRoutes } from '../account-admin/account.routes.ts';
import { createAccountingRoutes } from '../accounting/accounting.routes.ts';
import { createAddressRoutes } from '../address/address.routes.ts';
import { createApiKeyRoutes } from '../api-key/api-key.routes.ts';
import { createAuditRoutes } from '../audit/audit.routes.ts';
import { createBookkeepingRoutes } from '../bookkeeping/bookkeeping.routes.ts';
import { countCartsWithMenu } from '../cart/cart.repository.ts';
import { createCartRoutes } from '../cart/cart.routes.ts';
import { createCatalogueAdminRoutes } from '../catalogue/catalogue-admin.routes.ts';
import { createCatalogueImportRoutes } from '../catalogue/catalogue-import.routes.ts';
import { createCatalogueRoutes } from '../catalogue/catalogue.routes.ts';
import { createChangelogRoutes } from '../changelog/changelog.routes.ts';
import { createCheckoutRoutes } from '../checkout/checkout.routes.ts';
import { requestHashOf } from '../checkout/placement.repository.ts';
import { createCourierRoutes } from '../courier/courier.routes.ts';
import { createDeliveryRoutes } from '../delivery/delivery.routes.ts';
import { createDeviceRoutes } from '../device/device.routes.ts';
import { createEventAdminRoutes, createEventRoutes } from '../event/event.routes.ts';
import { createFeedbackAdminRoutes, createFeedbackRoutes } from '../feedback/feedback.routes.ts';
import { createGiftCardAdminRoutes, createGiftCardRoutes } from '../gift-card/gift-card.routes.ts';
import type { ApiContext } from '../http/api-context.ts';
import { isRateLimited, tooManyCalls } from '../http/rate-limit.ts';
import { nobodyNamed, refuseByRole } from '../http/refusal.ts';
import { refuseDeadSession } from '../http/refuse-dead-session.ts';
import { createKitchenScreenRoutes } from '../kitchen-screen/kitchen-screen.routes.ts';
import { createKitchenRoutes } from '../kitchen/kitchen.routes.ts';
import { createMenuAdminRoutes, createWeekMenuAdminRoutes } from '../menu/menu-admin.routes.ts';
import { loadMenus } from '../menu/menu.repository.ts';
import { createMenuRoutes } from '../menu/menu.routes.ts';
import { createOnlinePaymentAdminRoutes, createOnlinePaymentRoutes } from '../online-payment/online-payment.routes.ts';
import { createOpeningHoursRoutes } from '../opening-hours/opening-hours.routes.ts';
import { createOrderDeskRoutes } from '../order/order-desk.routes.ts';
import { createOrderRoutes } from '../order/order.routes.ts';
import { findOvenLoad } from '../order/oven-load.repository.ts';
import { createPhoneOrderRoutes } from '../phone-order/phone-order.routes.ts';
import { createPhotoRoutes } from '../photo/photo.routes.ts';
import { createPickupRoutes } from '../pickup/pickup.routes.ts';
import { createPizzaCreatorRoutes } from '../pizza-creator/pizza-creator.routes.ts';
import { createPrintingRoutes } from '../printing/printing.routes.ts';
import { createPromotionAdminRoutes, createPromotionRoutes } from '../promotion/promotion.routes.ts';
import { createPushRoutes } from '../push/push.routes.ts';
import { createRestaurantRoutes } from '../restaurant/restaurant.routes.ts';
import type { Services } from '../services.ts';
import type { Authentication } from '../session/authentication.ts';
import { createSecondFactorRoutes } from '../session/second-factor.routes.ts';
import { createSessionRoutes } from '../session/session.routes.ts';
import { createSettingsRoutes } from '../settings/settings.routes.ts';
import { createSittingRoutes } from '../sitting/sitting.routes.ts';
import { createContentRoutes } from '../storefront/storefront.routes.ts';
import { mayChangeContent } from '../storefront/watch-storefront.ts';
import { createWebhookRoutes } from '../webhook/webhook.routes.ts';
import { ORDER_EFFECTS, givingAwayBy, guestEffectsBy, orderEffectsBy } from './order-effects.ts';
import { loadRecordedNames } from './recorded-names.ts';
import { createRedelivery } from './redelivery.repository.ts';
import { SECTION_STORES } from './section-stores.ts';
import { createTimeRoutes } from './time.routes.ts';

/** The contract with its guards, which refuse a caller by rate limit or role. */
const api = implement(apiContract)
  .$context<ApiContext>()
  .use(async ({ context, procedure, next }) => {
    const { meta, route } = procedure['~orpc'];
    const { action } = meta;
    // A caller whose session has ended is not a guest, who would have another cart. Signing out and starting a device
    // need no session.
    const isChange = route.method !== 'GET' && action !== 'session.use' && action !== 'device.start';
    const ended = isChange ? await refuseDeadSession(context) : null;
    if (ended !== null) throw ended;
    if (isRateLimited(action) && !(await context.countCall(action))) throw tooManyCalls();
    if (may(GUEST, action) && !context.isRestricted) return next();
    const account = await context.account();
    const refusal = refuseByRole(account, action);
    if (refusal === null) {
      const kind = isChange ? 'change' : 'read';
      if (!needsPerson(account, action, kind)) return next();
      if (lacksPerson(account, action, kind)) throw nobodyNamed();
      await context.extendSitting();
      return next();
    }
    context.log.info({ action, accountId: account.id, rolesId: account.rolesId }, 'refused');
    throw refusal;
  });

/** After a change of the storefront the next call sees it: the database's notification may come after the answer. */
const readingOwnChanges = ({ content }: Services) =>
  api.use(async ({ procedure, next }) => {
    const { meta, route } = procedure['~orpc'];
    if (route.method === 'GET' || !mayChangeContent(meta.action)) return next();
    try {
      return await next();
    } finally {
      content.forget();
    }
  });

/** Every route of the contract with its handler. */
export const createApiRouter = (services: Services, authentication: Authentication) =>
  readingOwnChanges(services).router({
    time: createTimeRoutes(services),
    session: createSessionRoutes(authentication),
    secondFactor: createSecondFactorRoutes(services, authentication),
    account: createAccountRoutes(services, authentication),
    accountDesk: createAccountAdminRoutes(services),
    device: createDeviceRoutes(services, authentication),
    apiKey: createApiKeyRoutes(services),
    webhook: createWebhookRoutes(services),
    sitting: createSittingRoutes(services, authentication),
    audit: createAuditRoutes(services, loadRecordedNames),
    address: createAddressRoutes(services),
    openingHours: createOpeningHoursRoutes(services),
    restaurant: createRestaurantRoutes(services),
    menu: createMenuRoutes(services),
    menuDesk: createMenuAdminRoutes(services, countCartsWithMenu),
    weekMenuDesk: createWeekMenuAdminRoutes(services),
    event: createEventRoutes(services),
    eventDesk: createEventAdminRoutes(services),
    promotion: createPromotionRoutes(services),
    promotionDesk: createPromotionAdminRoutes(services),
    catalogue: createCatalogueRoutes(services),
    catalogueDesk: createCatalogueAdminRoutes(services, loadMenus),
    catalogueImport: createCatalogueImportRoutes(services),
    photo: createPhotoRoutes(services),
    pizzaCreator: createPizzaCreatorRoutes(services),
    delivery: createDeliveryRoutes(services, findOvenLoad),
    content: createContentRoutes(services),
    cart: createCartRoutes(services),
    checkout: createCheckoutRoutes(services),
    giftCard: createGiftCardRoutes(services),
    giftCardDesk: createGiftCardAdminRoutes(services),
    onlinePayment: createOnlinePaymentRoutes(services, ORDER_EFFECTS),
    onlinePaymentAdmin: createOnlinePaymentAdminRoutes(services),
    order: createOrderRoutes(services, guestEffectsBy),
    orderDesk: createOrderDeskRoutes(services, {
      effectsBy: orderEffectsBy,
      redeliverBy: (account) => createRedelivery(services.database, givingAwayBy(account)),
      loadNames: (ids) => loadRecordedNames(services.database, ids),
      hashOf: requestHashOf,
    }),
    orderCapture: createPhoneOrderRoutes(services),
    kitchen: createKitchenRoutes(services),
    pickup: createPickupRoutes(services),
    courier: createCourierRoutes(services, orderEffectsBy),
    kitchenScreen: createKitchenScreenRoutes(services, ORDER_EFFECTS),
    printing: createPrintingRoutes(services),
    push: createPushRoutes(services, authentication),
    feedback: createFeedbackRoutes(services),
    feedbackDesk: createFeedbackAdminRoutes(services),
    changelog: createChangelogRoutes(services),
    settings: createSettingsRoutes(services, SECTION_STORES),
    accounting: createAccountingRoutes(services, ORDER_EFFECTS),
    bookkeeping: createBookkeepingRoutes(services),
  });
