import type { Account } from '@ofenpost/core/account/account';
import { GUEST } from '@ofenpost/core/account/guest';
import type { Catalogue } from '@ofenpost/core/catalogue/catalogue';
import { catalogueOf } from '@ofenpost/core/catalogue/stored-catalogue';
import type { PizzaIngredient, PizzaOffer } from '@ofenpost/core/pizza-creator/pizza-offer';
import type { Ports } from '@ofenpost/core/ports';
import { createRandomKeys } from '../random/random-key.ts';
import { createMemoryStorage } from '../storage/memory-storage.ts';
import { createAccountDeskInMemory, enter } from './account-desk.in-memory.ts';
import { createAccountInMemory } from './account.in-memory.ts';
import { createAccountingBook } from './accounting-book.ts';
import { createAccountingInMemory } from './accounting.in-memory.ts';
import { createAddressInMemory } from './address.in-memory.ts';
import { createAnalyticsInMemory } from './analytics.in-memory.ts';
import { createInMemoryApp } from './app-update.in-memory.ts';
import { createAuditInMemory } from './audit.in-memory.ts';
import { createCartInMemory } from './cart.in-memory.ts';
import { createCatalogueDeskInMemory } from './catalogue-desk.in-memory.ts';
import { createCatalogueImportInMemory } from './catalogue-import.in-memory.ts';
import { createChangelogInMemory } from './changelog.in-memory.ts';
import { createCheckoutInMemory } from './checkout.in-memory.ts';
import { createContentBook } from './content-book.ts';
import { createDeliveryInMemory } from './delivery.in-memory.ts';
import { createErrorReportingInMemory } from './error-reporting.in-memory.ts';
import { createEventDeskInMemory, createEventInMemory } from './event.in-memory.ts';
import { createFeedbackDeskInMemory, createFeedbackInMemory } from './feedback.in-memory.ts';
import { createGiftCardBook } from './gift-card-book.ts';
import { createGiftCardDeskInMemory, createGiftCardInMemory } from './gift-card.in-memory.ts';
import { createGoodsBook, storedGroups } from './goods-book.ts';
import { createKitchenInMemory } from './kitchen.in-memory.ts';
import { createMenuBook } from './menu-book.ts';
import { createMenuDeskInMemory } from './menu-desk.in-memory.ts';
import { createMenuInMemory } from './menu.in-memory.ts';
import { createOrderBook } from './order-book.ts';
import { createOrderCaptureInMemory } from './order-capture.in-memory.ts';
import { createOrderDeskInMemory, createOrderInMemory } from './order.in-memory.ts';
import { createPhotoInMemory } from './photo.in-memory.ts';
import { createPizzaCreatorInMemory } from './pizza-creator.in-memory.ts';
import { createPrintingInMemory } from './printing.in-memory.ts';
import { createSettingsBook } from './settings-book.ts';
import { createSettingsInMemory } from './settings.in-memory.ts';
import type { Shop, Visitor } from './shop.ts';
import { createWeekMenuDeskInMemory } from './week-menu-desk.in-memory.ts';

export type InMemoryShop = {
  /** The ports of somebody with an own, empty cart. */
  visit(account?: Account): Ports;
  /** Switches a product on or off, as staff do. */
  setAvailable(productId: string, available: boolean): void;
  /** Switches an ingredient of own pizzas on or off. */
  setIngredientAvailable(ingredientId: string, available: boolean): void;
  /** Breaks every live connection, as a network does. */
  dropConnections(): void;
};

const withIngredientAvailable = (offer: PizzaOffer, ingredientId: string, available: boolean): PizzaOffer => {
  const judged = <T extends PizzaIngredient>(list: readonly T[]): T[] =>
    list.map((ingredient) => (ingredient.id === ingredientId ? { ...ingredient, available } : ingredient));
  return {
    ...offer,
    doughs: judged(offer.doughs),
    sauces: judged(offer.sauces),
    cheeses: judged(offer.cheeses),
    toppings: judged(offer.toppings),
  };
};

function portsOf(shop: Shop, visitor: Visitor): Ports {
  return {
    clock: shop.clock,
    keyValue: createMemoryStorage(),
    idempotencyKey: createRandomKeys(),
    session: {
      loadMe: async () => visitor.account,
      signInProviders: async () => [{ id: 'local', label: 'Demo' }],
      signOut: async () => {
        visitor.account = GUEST;
      },
    },
    account: createAccountInMemory(shop, visitor),
    accountDesk: createAccountDeskInMemory(shop, visitor),
    audit: createAuditInMemory(shop, visitor),
    address: createAddressInMemory(shop, visitor),
    openingHours: { load: async () => shop.openingHours },
    restaurant: {
      load: async () => shop.restaurant,
      loadVatRates: async () => shop.vatRates,
      loadOrderAlarmLimits: async () => shop.orderAlarmLimits,
    },
    menu: createMenuInMemory(shop),
    event: createEventInMemory(shop),
    eventDesk: createEventDeskInMemory(shop, visitor),
    menuDesk: createMenuDeskInMemory(shop, visitor),
    weekMenuDesk: createWeekMenuDeskInMemory(shop, visitor),
    catalogue: { load: async () => catalogueOf(storedGroups(shop.goods)) },
    catalogueDesk: createCatalogueDeskInMemory(shop, visitor),
    catalogueImport: createCatalogueImportInMemory(shop, visitor),
    photo: createPhotoInMemory(shop, visitor),
    pizzaCreator: createPizzaCreatorInMemory(shop, visitor),
    delivery: createDeliveryInMemory(shop),
    content: shop.content,
    cart: createCartInMemory(shop, visitor),
    checkout: createCheckoutInMemory(shop, visitor),
    giftCard: createGiftCardInMemory(shop),
    giftCardDesk: createGiftCardDeskInMemory(shop, visitor),
    order: createOrderInMemory(shop, visitor),
    orderDesk: createOrderDeskInMemory(shop, visitor),
    orderCapture: createOrderCaptureInMemory(shop, visitor),
    kitchen: createKitchenInMemory(shop, visitor),
    printing: createPrintingInMemory(shop, visitor),
    feedback: createFeedbackInMemory(shop),
    feedbackDesk: createFeedbackDeskInMemory(shop, visitor),
    changelog: createChangelogInMemory(shop, visitor),
    settings: createSettingsInMemory(shop, visitor),
    accounting: createAccountingInMemory(shop, visitor),
    analytics: createAnalyticsInMemory().analytics,
    errorReporting: createErrorReportingInMemory().errorReporting,
    connection: { reach: async () => {} },
    appUpdate: createInMemoryApp().appUpdate,
  };
}

/** A working restaurant without a server, for tests and for whoever builds on the core. It follows the same rules. */
export function createInMemoryShop({
  catalogue,
  ...content
}: Omit<
  Shop,
  | 'goods'
  | 'orders'
  | 'content'
  | 'giftCards'
  | 'answers'
  | 'savedCreations'
  | 'addresses'
  | 'feedback'
  | 'settings'
  | 'accounting'
  | 'prints'
  | 'printers'
  | 'menuBook'
  | 'photos'
  | 'visitors'
  | 'accounts'
  | 'audit'
> & { readonly catalogue: Catalogue }): InMemoryShop {
  const shop: Shop = {
    ...content,
    goods: createGoodsBook(catalogue),
    orders: createOrderBook(),
    content: createContentBook(),
    giftCards: createGiftCardBook(),
    answers: new Map(),
    savedCreations: new Map(),
    addresses: new Map(),
    feedback: new Map(),
    settings: createSettingsBook(),
    accounting: createAccountingBook(),
    prints: [],
    printers: [],
    menuBook: createMenuBook(),
    photos: new Map(),
    visitors: [],
    audit: [],
    accounts: new Map(),
  };
  return {
    visit: (account = GUEST) => {
      const visitor: Visitor = { account: enter(shop, account), items: [] };
      shop.visitors.push(visitor);
      return portsOf(shop, visitor);
    },
    setAvailable: (productId, available) => {
      const { product } = shop.goods;
      const entry = product.get(productId);
      if (entry !== undefined) product.set(productId, { ...entry, value: { ...entry.value, available } });
      shop.content.changed();
    },
    setIngredientAvailable: (ingredientId, available) => {
      shop.pizzaOffer = withIngredientAvailable(shop.pizzaOffer, ingredientId, available);
      shop.content.changed();
    },
    dropConnections: () => {
      shop.orders.dropConnections();
      shop.content.dropConnections();
    },
  };
}
