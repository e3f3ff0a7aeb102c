import { createMemoryStorage } from '@ofenpost/client/memory-storage';
import { createRandomKeys } from '@ofenpost/client/random-key';
import type { Account } from '@ofenpost/core/account/account';
import { GUEST } from '@ofenpost/core/account/guest';
import { BOOKKEEPING_DEFAULT } from '@ofenpost/core/bookkeeping/bookkeeping-settings';
import { catalogueOf } from '@ofenpost/core/catalogue/catalogue';
import type { Versioned } from '@ofenpost/core/editor/versioned';
import { withComingDays } from '@ofenpost/core/opening-hours/special-days';
import { pickupBoardOf } from '@ofenpost/core/pickup/pickup-board';
import type { PizzaOffer } from '@ofenpost/core/pizza/pizza-offer';
import type { Ports } from '@ofenpost/core/ports';
import { COLLECTION_DEFAULT } from '@ofenpost/core/settings/collection-settings';
import { ORDER_ACCEPTANCE_DEFAULT } from '@ofenpost/core/settings/order-acceptance';
import { STAFF_LIMIT_DEFAULT } from '@ofenpost/core/settings/settings-draft';
import type { ClockPort } from '@ofenpost/core/time/clock.port';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { createAccountAdminInMemory, enter } from './account-admin.in-memory.ts';
import { createAccountInMemory } from './account.in-memory.ts';
import { createAccountingInMemory } from './accounting.in-memory.ts';
import { createAccountingBook } from './accounting.repository.ts';
import { createAddressInMemory } from './address.in-memory.ts';
import { createAnalyticsInMemory } from './analytics.in-memory.ts';
import { createApiKeyInMemory } from './api-key.in-memory.ts';
import { createInMemoryApp } from './app-update.in-memory.ts';
import { createAuditInMemory } from './audit.in-memory.ts';
import { createBookkeepingInMemory } from './bookkeeping.in-memory.ts';
import { createCartInMemory } from './cart.repository.ts';
import { createCatalogueAdminInMemory } from './catalogue-admin.in-memory.ts';
import { createCatalogueImportInMemory } from './catalogue-import.in-memory.ts';
import { type StationedCatalogue, createCatalogueRepository, storedGroups } from './catalogue-repository.ts';
import { createChangelogInMemory } from './changelog.in-memory.ts';
import { createCheckoutInMemory } from './checkout.in-memory.ts';
import { createCourierInMemory } from './courier.in-memory.ts';
import { createDeviceInMemory } from './device.in-memory.ts';
import { createErrorReportingInMemory } from './error-reporting.in-memory.ts';
import { createEventAdminInMemory, createEventInMemory } from './event.in-memory.ts';
import { createFeedbackInMemory } from './feedback.in-memory.ts';
import { createGiftCardAdminInMemory, createGiftCardInMemory } from './gift-card.in-memory.ts';
import { createKitchenScreenInMemory } from './kitchen-screen.in-memory.ts';
import { createKitchenInMemory } from './kitchen.in-memory.ts';
import {
  createMenuAdminInMemory,
  createMenuBook,
  createMenuInMemory,
  createWeekMenuAdminInMemory,
} from './menu-admin.in-memory.ts';
import {
  createOnlinePaymentAdminInMemory,
  createOnlinePaymentInMemory,
  payInMemory,
  settleInMemory,
} from './online-payment.in-memory.ts';
import { createOrderBook } from './order-book.ts';
import { createOrderDeskInMemory, createOrderInMemory } from './order.in-memory.ts';
import { createPaymentBook } from './payment-book.ts';
import type { InMemoryProvider, PayerAction } from './payment-provider.in-memory.ts';
import { createPhoneOrderInMemory } from './phone-order.in-memory.ts';
import { createPhotoInMemory } from './photo.in-memory.ts';
import { createPizzaCreatorInMemory } from './pizza-creator.in-memory.ts';
import { createPrintingInMemory } from './printing.in-memory.ts';
import { createPromotionAdminInMemory, createPromotionInMemory } from './promotion.in-memory.ts';
import { createPushInMemory } from './push.in-memory.ts';
import { createTransactions } from './record.in-memory.ts';
import { createSecondFactorInMemory, standingNow } from './second-factor.in-memory.ts';
import { createSessionInMemory } from './session.in-memory.ts';
import { createDeliveryInMemory, createSettingsInMemory } from './settings.in-memory.ts';
import type { Shop, Visitor } from './shop.ts';
import { createSittingInMemory } from './sitting.in-memory.ts';
import { createStorefrontStore } from './storefront-store.ts';
import { createWebhookInMemory } from './webhook.in-memory.ts';

export type InMemoryShop = {
  /** The ports of a visitor with their own, empty cart. */
  visit(account?: Account): Ports;
  /** Makes a product available or unavailable, as staff do. */
  setAvailable(productId: string, available: boolean): void;
  /** Makes an ingredient of own pizzas available or unavailable. */
  setIngredientAvailable(ingredientId: string, available: boolean): void;
  /** Breaks every live connection, as a network failure does. */
  dropConnections(): void;
  /** The payment provider. */
  readonly provider: InMemoryProvider;
  /** Acts at the page of the payment provider, and comes back. */
  pay(redirectUrl: string, action: PayerAction): Promise<void>;
  /** Does what is due at the provider by this clock. */
  settle(clock: ClockPort): Promise<void>;
};

/** Makes a catalogue item available or unavailable. */
function setAvailable<T extends { readonly available: boolean }>(
  sortOrder: Map<string, Versioned<T>>,
  id: string,
  available: boolean,
): void {
  const entry = sortOrder.get(id);
  if (entry !== undefined) sortOrder.set(id, { ...entry, value: { ...entry.value, available } });
}

function portsOf(shop: Shop, visitor: Visitor): Ports {
  const feedback = createFeedbackInMemory(shop, visitor);
  return {
    clock: shop.clock,
    keyValue: createMemoryStorage(),
    idempotencyKey: createRandomKeys(),
    session: createSessionInMemory(shop, visitor),
    secondFactor: createSecondFactorInMemory(shop, visitor),
    account: createAccountInMemory(shop, visitor),
    device: createDeviceInMemory(shop, visitor),
    apiKey: createApiKeyInMemory(shop, visitor),
    webhook: createWebhookInMemory(shop, visitor),
    sitting: createSittingInMemory(shop, visitor),
    accountAdmin: createAccountAdminInMemory(shop, visitor),
    audit: createAuditInMemory(shop, visitor),
    address: createAddressInMemory(shop, visitor),
    openingHours: { load: async () => withComingDays(shop.openingHours, toLocalDate(shop.clock.now())) },
    restaurant: {
      load: async () => shop.restaurant,
      loadVatRates: async () => shop.vatRates,
      loadOrderAlarmLimits: async () => shop.orderAlarmLimits,
    },
    menu: createMenuInMemory(shop),
    event: createEventInMemory(shop),
    eventAdmin: createEventAdminInMemory(shop, visitor),
    promotion: createPromotionInMemory(shop),
    promotionAdmin: createPromotionAdminInMemory(shop, visitor),
    menuAdmin: createMenuAdminInMemory(shop, visitor),
    weekMenuAdmin: createWeekMenuAdminInMemory(shop, visitor),
    catalogue: { load: async () => catalogueOf(storedGroups(shop.items)) },
    catalogueAdmin: createCatalogueAdminInMemory(shop, visitor),
    catalogueImport: createCatalogueImportInMemory(shop, visitor),
    photo: createPhotoInMemory(shop, visitor),
    pizzaCreator: createPizzaCreatorInMemory(shop, visitor),
    delivery: createDeliveryInMemory(shop),
    content: shop.content,
    cart: createCartInMemory(shop, visitor),
    checkout: createCheckoutInMemory(shop, visitor),
    giftCard: createGiftCardInMemory(shop),
    giftCardAdmin: createGiftCardAdminInMemory(shop, visitor),
    onlinePayment: createOnlinePaymentInMemory(shop, visitor),
    onlinePaymentAdmin: createOnlinePaymentAdminInMemory(shop, visitor),
    order: createOrderInMemory(shop, visitor),
    orderDesk: createOrderDeskInMemory(shop, visitor),
    phoneOrder: createPhoneOrderInMemory(shop, visitor),
    kitchen: createKitchenInMemory(shop, visitor),
    pickup: { load: async () => pickupBoardOf(shop.orders.all(), shop.clock.now()) },
    courier: createCourierInMemory(shop, visitor),
    kitchenScreen: createKitchenScreenInMemory(shop, visitor),
    printing: createPrintingInMemory(shop, visitor),
    push: createPushInMemory(shop, visitor),
    feedback,
    feedbackAdmin: feedback,
    changelog: createChangelogInMemory(shop, visitor),
    settings: createSettingsInMemory(shop, visitor),
    accounting: createAccountingInMemory(shop, visitor),
    bookkeeping: createBookkeepingInMemory(shop, visitor),
    analytics: createAnalyticsInMemory().analytics,
    errorReporting: createErrorReportingInMemory().errorReporting,
    connection: { reach: async () => shop.clock.now() },
    appUpdate: createInMemoryApp().appUpdate,
  };
}

/** A working restaurant without a server, for tests and for other clients of the core. It follows the same rules. */
export function createInMemoryShop({
  catalogue,
  pizzaOffer,
  ...content
}: Omit<
  Shop,
  | 'pizzaBase'
  | 'items'
  | 'orders'
  | 'content'
  | 'giftCards'
  | 'answers'
  | 'savedCreations'
  | 'addresses'
  | 'feedback'
  | 'settings'
  | 'transaction'
  | 'accounting'
  | 'online'
  | 'prints'
  | 'handIns'
  | 'printers'
  | 'pushDevices'
  | 'menuBook'
  | 'promotions'
  | 'devices'
  | 'apiKeys'
  | 'webhooks'
  | 'pins'
  | 'pinAttempts'
  | 'photos'
  | 'visitors'
  | 'accounts'
  | 'closed'
  | 'audit'
  | 'factors'
  | 'staffLimit'
  | 'bookkeeping'
  | 'orderAcceptance'
  | 'collection'
  | 'factorDemand'
> & { readonly catalogue: StationedCatalogue; readonly pizzaOffer: PizzaOffer }): InMemoryShop {
  const shop: Shop = {
    ...content,
    pizzaBase: pizzaOffer,
    items: createCatalogueRepository(catalogue, pizzaOffer),
    orders: createOrderBook(),
    content: createStorefrontStore(),
    giftCards: new Map(),
    answers: new Map(),
    savedCreations: new Map(),
    addresses: new Map(),
    feedback: new Map(),
    settings: new Map(),
    transaction: createTransactions(),
    accounting: createAccountingBook(),
    online: createPaymentBook(content.clock),
    prints: [],
    handIns: [],
    printers: [],
    pushDevices: [],
    menuBook: createMenuBook(),
    promotions: [],
    photos: new Map(),
    visitors: [],
    audit: [],
    accounts: new Map(),
    closed: new Map(),
    devices: new Map(),
    apiKeys: new Map(),
    webhooks: new Map(),
    pins: new Map(),
    pinAttempts: new Map(),
    factors: new Map(),
    orderAcceptance: ORDER_ACCEPTANCE_DEFAULT,
    collection: COLLECTION_DEFAULT,
    staffLimit: STAFF_LIMIT_DEFAULT,
    bookkeeping: BOOKKEEPING_DEFAULT,
    factorDemand: { isOn: false, first: null },
  };
  return {
    visit: (account = GUEST) => {
      const visitor: Visitor = { account: standingNow(shop, enter(shop, account)), items: [], additionKeys: [] };
      shop.visitors.push(visitor);
      return portsOf(shop, visitor);
    },
    setAvailable: (productId, available) => {
      setAvailable(shop.items.product, productId, available);
      shop.content.changed();
    },
    setIngredientAvailable: (ingredientId, available) => {
      setAvailable(shop.items.pizzaIngredient, ingredientId, available);
      shop.content.changed();
    },
    provider: shop.online.provider,
    pay: (redirectUrl, action) => payInMemory(shop, redirectUrl, action),
    settle: (clock) => settleInMemory(shop, clock),
    dropConnections: () => {
      shop.orders.dropConnections();
      shop.content.dropConnections();
    },
  };
}
