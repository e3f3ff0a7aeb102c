import type { OpeningHours, Schedule, Service } from '@ofenpost/core/opening-hours/opening-hours';
import { asc } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
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
