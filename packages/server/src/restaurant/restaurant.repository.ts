import type { DeliverySettings, OvenCapacity } from '@ofenpost/core/delivery/delivery-time';
import type { BusyControls } from '@ofenpost/core/kitchen/busy-controls';
import type { Restaurant } from '@ofenpost/core/restaurant/restaurant';
import type { RestaurantDraft } from '@ofenpost/core/restaurant/restaurant-draft';
import type { OrderAlarmLimits, StaffLimitDraft } from '@ofenpost/core/settings/settings-draft';
import type { Transaction } from '../database/database.ts';
import type { SectionStore } from '../record/record-store.ts';
import { restaurants } from './restaurant.table.ts';

export type RestaurantSettings = {
  readonly restaurant: Restaurant;
  readonly deliverySettings: DeliverySettings;
  readonly ovenCapacity: OvenCapacity;
  readonly orderAlarmLimits: OrderAlarmLimits;
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
    preparationMinutes,
    ovenCapacity,
    alarmMinutes,
    tellCustomerMinutes,
    pause,
    rush,
    ...restaurant
  } = row;
  return {
    restaurant,
    deliverySettings: { preparationMinutes },
    ovenCapacity,
    orderAlarmLimits: { alarmMinutes, tellCustomerMinutes },
    busyControls: { pause, rush },
  };
}

/** Whether the database has no restaurant yet, as after its creation. */
export const isEmpty = async (db: Transaction): Promise<boolean> => (await db.$count(restaurants)) === 0;

export const profileSettings: SectionStore<RestaurantDraft> = {
  load: async (tx) => (await loadRestaurantSettings(tx)).restaurant,
  save: async (tx, profile) => void (await tx.update(restaurants).set(profile)),
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
