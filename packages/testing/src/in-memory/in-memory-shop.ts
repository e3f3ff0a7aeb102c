import { createMemoryStorage } from '@ofenpost/client/memory-storage';
import { createRandomKeys } from '@ofenpost/client/random-key';
import type { Account } from '@ofenpost/core/account/account';
import { GUEST } from '@ofenpost/core/account/guest';
import { type Catalogue, catalogueOf } from '@ofenpost/core/catalogue/catalogue';
import type { Versioned } from '@ofenpost/core/editor/versioned';
import { withComingDays } from '@ofenpost/core/opening-hours/special-days';
import type { PizzaOffer } from '@ofenpost/core/pizza/pizza-offer';
import type { Ports } from '@ofenpost/core/ports';
import { STAFF_LIMIT_DEFAULT } from '@ofenpost/core/settings/settings-draft';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { createAccountAdminInMemory, enter } from './account-admin.in-memory.ts';
import { createAccountInMemory } from './account.in-memory.ts';
import { createAccountingInMemory } from './accounting.in-memory.ts';
import { createAccountingBook } from './accounting.repository.ts';
import { createAddressInMemory } from './address.in-memory.ts';
import { createAnalyticsInMemory } from './analytics.in-memory.ts';
import { createInMemoryApp } from './app-update.in-memory.ts';
import { createAuditInMemory } from './audit.in-memory.ts';
import { createCartInMemory } from './cart.repository.ts';
import { createCatalogueAdminInMemory } from './catalogue-admin.in-memory.ts';
import { createCatalogueImportInMemory } from './catalogue-import.in-memory.ts';
import { createCatalogueRepository, storedGroups } from './catalogue-repository.ts';
import { createChangelogInMemory } from './changelog.in-memory.ts';
import { createCheckoutInMemory } from './checkout.in-memory.ts';
import { createErrorReportingInMemory } from './error-reporting.in-memory.ts';
import { createEventAdminInMemory, createEventInMemory } from './event.in-memory.ts';
import { createFeedbackInMemory } from './feedback.in-memory.ts';
import { createGiftCardAdminInMemory, createGiftCardInMemory } from './gift-card.in-memory.ts';
import { createKitchenInMemory } from './kitchen.in-memory.ts';
import {
  createMenuAdminInMemory,
  createMenuBook,
  createMenuInMemory,
  createWeekMenuAdminInMemory,
} from './menu-admin.in-memory.ts';
import { createOrderBook } from './order-book.ts';
import { createOrderDeskInMemory, createOrderInMemory } from './order.in-memory.ts';
import { createPhoneOrderInMemory } from './phone-order.in-memory.ts';
import { createPhotoInMemory } from './photo.in-memory.ts';
import { createPizzaCreatorInMemory } from './pizza-creator.in-memory.ts';
import { createPrintingInMemory } from './printing.in-memory.ts';
import { createTransactions } from './record.in-memory.ts';
import { createSecondFactorInMemory, standingNow } from './second-factor.in-memory.ts';
import { createSessionInMemory } from './session.in-memory.ts';
import { createDeliveryInMemory, createSettingsInMemory } from './settings.in-memory.ts';
import type { Shop, Visitor } from './shop.ts';
import { createStorefrontStore } from './storefront-store.ts';

export type InMemoryShop = {
  /** The ports of a visitor with their own, empty cart. */
  visit(account?: Account): Ports;
  /** Makes a product available or unavailable, as staff do. */
  setAvailable(productId: string, available: boolean): void;
  /** Makes an ingredient of own pizzas available or unavailable. */
  setIngredientAvailable(ingredientId: string, available: boolean): void;
  /** Breaks every live connection, as a network failure does. */
  dropConnections(): void;
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
    order: createOrderInMemory(shop, visitor),
    orderDesk: createOrderDeskInMemory(shop, visitor),
    phoneOrder: createPhoneOrderInMemory(shop, visitor),
    kitchen: createKitchenInMemory(shop, visitor),
    printing: createPrintingInMemory(shop, visitor),
    feedback,
    feedbackAdmin: feedback,
    changelog: createChangelogInMemory(shop, visitor),
    settings: createSettingsInMemory(shop, visitor),
    accounting: createAccountingInMemory(shop, visitor),
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
  | 'prints'
  | 'printers'
  | 'menuBook'
  | 'photos'
  | 'visitors'
  | 'accounts'
  | 'audit'
  | 'factors'
  | 'staffLimit'
  | 'factorDemand'
> & { readonly catalogue: Catalogue; readonly pizzaOffer: PizzaOffer }): InMemoryShop {
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
    prints: [],
    printers: [],
    menuBook: createMenuBook(),
    photos: new Map(),
    visitors: [],
    audit: [],
    accounts: new Map(),
    factors: new Map(),
    staffLimit: STAFF_LIMIT_DEFAULT,
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
    dropConnections: () => {
      shop.orders.dropConnections();
      shop.content.dropConnections();
    },
  };
}
