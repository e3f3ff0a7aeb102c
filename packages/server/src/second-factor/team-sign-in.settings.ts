import type { TeamSignInDraft } from '@ofenpost/core/settings/settings-draft';
import { sql } from 'drizzle-orm';
import { restaurants } from '../restaurant/restaurant.table.ts';
import type { SectionStore } from '../settings/section-store.ts';

const { secondFactorFirstDemanded, secondFactorDemandedSince } = restaurants;
/** By the real time, as sessions have it. Switching the demand off and on again does not restart the week of grace. */
const firstDemanded = sql`coalesce(${secondFactorFirstDemanded}, ${secondFactorDemandedSince}, now())`;

export const teamSignInSettings: SectionStore<TeamSignInDraft> = {
  load: async (tx) => {
    const [row] = await tx.select({ since: secondFactorDemandedSince }).from(restaurants);
    return { secondFactorDemanded: row !== undefined && row.since !== null };
  },
  save: async (tx, { secondFactorDemanded }) =>
    void (await tx
      .update(restaurants)
      .set(
        secondFactorDemanded
          ? { secondFactorDemandedSince: firstDemanded, secondFactorFirstDemanded: firstDemanded }
          : { secondFactorDemandedSince: null },
      )),
};
