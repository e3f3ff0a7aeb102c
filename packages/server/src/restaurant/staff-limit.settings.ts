import type { StaffLimitDraft } from '@ofenpost/core/settings/settings-draft';
import type { Transaction } from '../database/database.ts';
import type { SectionStore } from '../settings/section-store.ts';
import { restaurants } from './restaurant.table.ts';

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
