import type { Account } from '@ofenpost/core/account/account';
import type { AccountRow } from '@ofenpost/core/account/account-list';
import type { Address } from '@ofenpost/core/address/address';
import type { BookkeepingSettings } from '@ofenpost/core/bookkeeping/bookkeeping-settings';
import type { StoredCartItem } from '@ofenpost/core/cart/stored-cart';
import { orderableProducts } from '@ofenpost/core/catalogue/catalogue';
import type { ChangelogEntry } from '@ofenpost/core/changelog/changelog';
import type { OrderStorefront } from '@ofenpost/core/checkout/checkout.use-cases';
import type { StoredHandIn } from '@ofenpost/core/courier/courier.use-cases';
import type { Delivery } from '@ofenpost/core/delivery/delivery';
import type { OvenCapacity, OvenLoad } from '@ofenpost/core/delivery/delivery-time';
import type { OrderLocation } from '@ofenpost/core/delivery/order-location';
import type { RestaurantEvent } from '@ofenpost/core/event/restaurant-event';
import type { Feedback } from '@ofenpost/core/feedback/feedback';
import type { StoredGiftCard } from '@ofenpost/core/gift-card/gift-card.use-cases';
import type { Menu } from '@ofenpost/core/menu/menu';
import type { WeekMenuEntry } from '@ofenpost/core/menu/week-menu';
import type { OpeningHours } from '@ofenpost/core/opening-hours/opening-hours';
import { reservedSlots } from '@ofenpost/core/order/take-step';
import type { StoredPhoto } from '@ofenpost/core/photo/photo';
import type { SavedCreation } from '@ofenpost/core/pizza-creator/saved-creation';
import type { PizzaOffer } from '@ofenpost/core/pizza/pizza-offer';
import type { Print } from '@ofenpost/core/printing/print';
import type { PrinterDraft } from '@ofenpost/core/printing/printers-draft';
import type { Promotion } from '@ofenpost/core/promotion/promotion';
import type { AuditEntry } from '@ofenpost/core/record/audit-entry';
import type { Restaurant } from '@ofenpost/core/restaurant/restaurant';
import { type Action, may } from '@ofenpost/core/role/permission';
import type { StoredFactor } from '@ofenpost/core/second-factor/second-factor.use-cases';
import type { CollectionSettings } from '@ofenpost/core/settings/collection-settings';
import type { OrderAcceptance } from '@ofenpost/core/settings/order-acceptance';
import type { OrderAlarmLimits } from '@ofenpost/core/settings/settings-draft';
import type { SettingsSection } from '@ofenpost/core/settings/settings-section';
import type { PinAttempts } from '@ofenpost/core/sitting/pin';
import { type CallKind, isSittingIdle, lacksPerson, needsPerson } from '@ofenpost/core/sitting/sitting';
import type { ClockPort } from '@ofenpost/core/time/clock.port';
import type { Instant } from '@ofenpost/core/time/instant';
import { isHeldOnline } from '@ofenpost/core/trust/new-guest';
import type { VatRateEntry } from '@ofenpost/core/vat/vat';
import type { AccountingBook } from './accounting.repository.ts';
import type { StoredApiKey } from './api-key.in-memory.ts';
import { type CatalogueRepository, storedGroups } from './catalogue-repository.ts';
import type { StoredDevice } from './device.in-memory.ts';
import type { MenuBook } from './menu-admin.in-memory.ts';
import type { OrderBook } from './order-book.ts';
import type { PaymentBook } from './payment-book.ts';
import { pizzaOfferIn } from './pizza-parts.ts';
import type { StorefrontStore } from './storefront-store.ts';
import type { StoredWebhook } from './webhook.in-memory.ts';

/** The whole restaurant in memory, shared by all of its visitors. */
export type Shop = {
  readonly clock: ClockPort;
  openingHours: OpeningHours;
  restaurant: Restaurant;
  events: readonly RestaurantEvent[];
  promotions: readonly Promotion[];
  delivery: Delivery;
  /** Removed areas to which saved addresses may still refer. */
  removedAreas: readonly OrderLocation[];
  ovenCapacity: OvenCapacity;
  orderAlarmLimits: OrderAlarmLimits;
  orderAcceptance: OrderAcceptance;
  collection: CollectionSettings;
  vatRates: readonly VatRateEntry[];
  readonly items: CatalogueRepository;
  menus: readonly Menu[];
  weekMenuEntries: readonly WeekMenuEntry[];
  readonly menuBook: MenuBook;
  /** The devices that follow an order or the desk, the newest first. */
  pushDevices: readonly PushDevice[];
  /** The uploaded photos, by their hash. */
  readonly photos: Map<string, StoredPhoto>;
  pizzaBase: Pick<PizzaOffer, 'baseProduct' | 'halfPriceRule'>;
  readonly changelog: readonly ChangelogEntry[];
  /** The saved pizzas of each account, by its id. */
  readonly savedCreations: Map<string, readonly SavedCreation[]>;
  readonly orders: OrderBook;
  readonly content: StorefrontStore;
  /** The gift cards by their code. */
  readonly giftCards: Map<string, StoredGiftCard>;
  /** All accounts by their id, from their first visit on. */
  readonly accounts: Map<string, AccountRow>;
  /** The names of those whose accounts were closed, by their id. */
  readonly closed: Map<string, string>;
  /** The devices of the kitchen by their id, the oldest first, also the removed ones. */
  readonly devices: Map<string, StoredDevice>;
  /** The API keys by their id, the oldest first, also the revoked ones. */
  readonly apiKeys: Map<string, StoredApiKey>;
  readonly webhooks: Map<string, StoredWebhook>;
  /** The PINs of the staff by account id, and the wrong ones by device and person. */
  readonly pins: Map<string, { readonly hash: string; readonly at: Instant }>;
  readonly pinAttempts: Map<string, PinAttempts>;
  /** The second factors, by account id. */
  readonly factors: Map<string, StoredFactor>;
  /** Whether staff need a second factor, and since when. */
  /** The amount in Rappen up to which staff move money by hand. */
  staffLimit: number;
  bookkeeping: BookkeepingSettings;
  factorDemand: { readonly isOn: boolean; readonly first: Instant | null };
  /** The audit log, oldest first. */
  readonly audit: AuditEntry[];
  /** All visitors, with their carts. */
  readonly visitors: Visitor[];
  /** The saved addresses of each account, by its id. */
  readonly addresses: Map<string, readonly Address[]>;
  readonly feedback: Map<string, Feedback>;
  /** How often each section of the settings was saved. */
  readonly settings: Map<SettingsSection, number>;
  /** Runs the work when all before it has ended. */
  readonly transaction: <T>(work: () => Promise<T>) => Promise<T>;
  readonly accounting: AccountingBook;
  /** The counts of couriers, oldest first. */
  readonly handIns: StoredHandIn[];
  readonly online: PaymentBook;
  /** The prints, in the order of their requests. */
  prints: readonly Print[];
  printers: readonly PrinterDraft[];
  /** The order of each idempotency key, and the hash of its request. */
  readonly answers: Map<string, { readonly id: string; readonly requestHash: string }>;
};

/** A device that is told about what it follows, until its visitor signs out. */
export type PushDevice = {
  readonly follower: string;
  readonly endpoint: string;
  readonly visitor: Visitor;
  readonly accountId: string | null;
};

/** A visitor of the shop, with a cart. */
export type Visitor = {
  account: Account;
  /** Set at a device of the desk while somebody is named there: the device's own account, and the last change. */
  sitting?: { readonly device: Account; lastChangeAt: Instant; readonly now: () => Instant } | undefined;
  items: readonly StoredCartItem[];
  additionKeys: readonly string[];
};

/** Ends a sitting that was idle for too long. */
export function settleSitting(visitor: Visitor): void {
  const { sitting } = visitor;
  if (sitting === undefined || !isSittingIdle(sitting.lastChangeAt, sitting.now())) return;
  Object.assign(visitor, { account: sitting.device, sitting: undefined });
}

/**
 * The account of a visitor, who must be allowed to do this, and named where a device of the desk changes something; a
 * server refuses it before its use case begins.
 */
export function requireMay(visitor: Visitor, action: Action, kind: CallKind = 'change'): Account {
  settleSitting(visitor);
  const { account, sitting } = visitor;
  if (!may(account, action)) throw new Error('not allowed');
  if (lacksPerson(account, action, kind)) throw Object.assign(new Error('nobody named'), { status: 428 });
  if (needsPerson(account, action, kind) && sitting !== undefined) sitting.lastChangeAt = sitting.now();
  return account;
}

/** The id of a visitor's account, who must be signed in and allowed to do this. */
export function requireSignedIn(visitor: Visitor, action: Action, kind: CallKind = 'change'): string {
  const { id } = requireMay(visitor, action, kind);
  if (id === null) throw new Error('not allowed');
  return id;
}

/** The shop as carts and orders read it. */
export const storefrontOf = ({ items, pizzaBase, ...shop }: Shop): OrderStorefront => ({
  ...shop,
  products: new Map(orderableProducts(storedGroups(items)).map((product) => [product.id, product])),
  pizzaOffer: pizzaOfferIn({ items, pizzaBase }),
});

/** The oven's capacity and what the orders reserve of it. */
export const ovenLoadOf = ({ ovenCapacity, orders, clock }: Shop): OvenLoad => ({
  capacity: ovenCapacity,
  reserved: reservedSlots(orders.all(), clock.now()),
  reservedByNewGuests: reservedSlots(
    orders.all().filter(({ newGuest, payment }) => newGuest && !isHeldOnline(payment)),
    clock.now(),
  ),
});
