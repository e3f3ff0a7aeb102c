import { BOOKKEEPING_DEFAULT, type BookkeepingSettings } from '@ofenpost/core/bookkeeping/bookkeeping-settings';
import { type DeliverySettings, type OvenCapacity, deliverySettingsOf } from '@ofenpost/core/delivery/delivery-time';
import type { BusyControls } from '@ofenpost/core/kitchen/busy-controls';
import type { Restaurant } from '@ofenpost/core/restaurant/restaurant';
import type { RestaurantDraft } from '@ofenpost/core/restaurant/restaurant-draft';
import { type Supplier, supplierBefore } from '@ofenpost/core/restaurant/supplier';
import { COLLECTION_DEFAULT, type CollectionSettings } from '@ofenpost/core/settings/collection-settings';
import type { OrderAcceptance } from '@ofenpost/core/settings/order-acceptance';
import type { OrderAlarmLimits, StaffLimitDraft } from '@ofenpost/core/settings/settings-draft';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import type { SectionStore } from '../record/record-store.ts';
import { restaurants } from './restaurant.table.ts';

export type RestaurantSettings = {
  readonly restaurant: Restaurant;
  readonly deliverySettings: DeliverySettings;
  readonly ovenCapacity: OvenCapacity;
  readonly orderAlarmLimits: OrderAlarmLimits;
  readonly orderAcceptance: OrderAcceptance;
  readonly collection: CollectionSettings;
  readonly busyControls: BusyControls;
};

export async function loadRestaurantSettings(db: Transaction): Promise<RestaurantSettings> {
  const [row] = await db.select().from(restaurants);
  if (row === undefined) throw new Error('The database has no restaurant.');
  const {
    id: _id,
    secondFactorDemandedSince: _demandedSince,
    secondFactorFirstDemanded: _firstDemanded,
    staffLimit: _staffLimit,
    bookkeeping: _bookkeeping,
    callNewGuestsAbove,
    autoAccept,
    daysAhead,
    collection,
    preparationMinutes,
    ovenCapacity,
    alarmMinutes,
    tellCustomerMinutes,
    guestCancelMinutes,
    pause,
    rush,
    ...restaurant
  } = row;
  return {
    restaurant,
    deliverySettings: deliverySettingsOf(preparationMinutes, daysAhead),
    ovenCapacity,
    orderAlarmLimits: { alarmMinutes, tellCustomerMinutes, guestCancelMinutes },
    orderAcceptance: { callNewGuestsAbove, autoAccept, daysAhead },
    collection: collection ?? COLLECTION_DEFAULT,
    busyControls: { pause, rush },
  };
}

/** Whether the database has no restaurant yet, as after its creation. */
export const isEmpty = async (db: Transaction): Promise<boolean> => (await db.$count(restaurants)) === 0;

export const profileSettings: SectionStore<RestaurantDraft> = {
  load: async (tx) => (await loadRestaurantSettings(tx)).restaurant,
  save: async (tx, profile) => void (await tx.update(restaurants).set(profile)),
};

/** Core's `supplierBefore` the first change of the profile since an instant, as the audit log has it. */
export const supplierSince = (at: SQL): SQL<Supplier | null> =>
  sql`(
    select before - 'story' - 'team' from audit_log
    where action = 'settings.changed' and subject = 'profile' and at >= ${at}
    order by number limit 1)`.mapWith(supplierBefore);

export const findOrderAcceptance = async (db: Transaction): Promise<OrderAcceptance> =>
  (await loadRestaurantSettings(db)).orderAcceptance;

export const orderAcceptanceSettings: SectionStore<OrderAcceptance> = {
  load: findOrderAcceptance,
  save: async (tx, acceptance) => void (await tx.update(restaurants).set(acceptance)),
};

export const collectionSettings: SectionStore<CollectionSettings> = {
  load: async (tx) => (await loadRestaurantSettings(tx)).collection,
  save: async (tx, collection) => void (await tx.update(restaurants).set({ collection })),
};

/** The amount in Rappen up to which staff move money by hand. */
export async function findStaffLimit(db: Transaction): Promise<number> {
  const [row] = await db.select({ staffLimit: restaurants.staffLimit }).from(restaurants);
  if (row === undefined) throw new Error('The database has no restaurant.');
  return row.staffLimit;
}

export const staffLimitSettings: SectionStore<StaffLimitDraft> = {
  load: async (tx) => ({ staffLimit: await findStaffLimit(tx) }),
  save: async (tx, limit) => void (await tx.update(restaurants).set(limit)),
};

export async function findBookkeepingSettings(db: Transaction): Promise<BookkeepingSettings> {
  const [row] = await db.select({ bookkeeping: restaurants.bookkeeping }).from(restaurants);
  return { ...BOOKKEEPING_DEFAULT, ...row?.bookkeeping };
}

export const bookkeepingSettings: SectionStore<BookkeepingSettings> = {
  load: findBookkeepingSettings,
  save: async (tx, bookkeeping) => void (await tx.update(restaurants).set({ bookkeeping })),
};
