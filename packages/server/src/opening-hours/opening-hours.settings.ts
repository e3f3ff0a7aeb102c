import { validateSpecialDays } from '@ofenpost/core/opening-hours/night-overlaps';
import { extraordinaryDaysOf, specialDaysOf } from '@ofenpost/core/opening-hours/special-days';
import type { SpecialDays } from '@ofenpost/core/opening-hours/special-days-draft';
import { SERVICES, type Week, openingDaysOf, weekOf } from '@ofenpost/core/opening-hours/week';
import type { SectionStore } from '../settings/section-store.ts';
import { loadOpeningHours } from './opening-hours.repository.ts';
import { extraordinaryDays, openingDays } from './opening-hours.table.ts';

export const openingHoursSettings: SectionStore<Week> = {
  load: async (tx) => weekOf(await loadOpeningHours(tx)),
  save: async (tx, week) => {
    const days = SERVICES.flatMap((service) => openingDaysOf(week, service).map((day) => ({ service, ...day })));
    await tx.delete(openingDays);
    if (days.length > 0) await tx.insert(openingDays).values(days);
  },
};

export const extraordinaryDaysSettings: SectionStore<SpecialDays> = {
  load: async (tx) => specialDaysOf(await loadOpeningHours(tx)),
  rule: async (tx) => ({ validate: validateSpecialDays(await loadOpeningHours(tx)) }),
  save: async (tx, special) => {
    const days = SERVICES.flatMap((service) =>
      extraordinaryDaysOf(special, service).map((day) => ({ service, ...day })),
    );
    await tx.delete(extraordinaryDays);
    if (days.length > 0) await tx.insert(extraordinaryDays).values(days);
  },
};
