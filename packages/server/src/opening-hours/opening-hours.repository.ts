import { validateSpecialDays } from '@ofenpost/core/opening-hours/night-overlaps';
import type { OpeningHours, Schedule, Service } from '@ofenpost/core/opening-hours/opening-hours';
import { extraordinaryDaysOf, specialDaysOf, type SpecialDays } from '@ofenpost/core/opening-hours/special-days';
import { SERVICES, type Week, openingDaysOf, weekOf } from '@ofenpost/core/opening-hours/week';
import { asc } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import type { SectionStore } from '../record/record-store.ts';
import { extraordinaryDays, openingDays } from './opening-hours.table.ts';

export async function loadOpeningHours(db: Transaction): Promise<OpeningHours> {
  const weekly = await db.select().from(openingDays).orderBy(asc(openingDays.dayOfWeek));
  const extraordinary = await db.select().from(extraordinaryDays).orderBy(asc(extraordinaryDays.date));
  const scheduleOf = (service: Service): Schedule => ({
    openingDays: weekly.filter((day) => day.service === service),
    extraordinaryOpeningHour: extraordinary.filter((day) => day.service === service),
  });
  return { restaurant: scheduleOf('restaurant'), delivery: scheduleOf('delivery') };
}

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
