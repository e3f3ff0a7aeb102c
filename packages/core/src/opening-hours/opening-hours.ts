import * as z from 'zod/mini';
import { localDate, localTime } from '../time/instant.ts';

/** Open from `open` until `close` (exclusive); `close` at or before `open` means past midnight. */
export const timeRange = z.object({ open: localTime, close: localTime });
export type TimeRange = z.infer<typeof timeRange>;

/** Replaces the hours of one calendar day. An empty list means closed. */
export const extraordinaryDay = z.object({
  date: localDate,
  openingHour: z.array(timeRange),
  shortMessage: z.string(),
  message: z.string(),
});
export type ExtraordinaryDay = z.infer<typeof extraordinaryDay>;

/**
 * The hours of one weekday, 0 Sunday to 6 Saturday. `extraordinaryOpeningHour` holds the special hours of its next
 * date, if staff entered some: see `withComingDays`. Source of the names: specification, section 3.
 */
export const openingDay = z.object({
  dayOfWeek: z.int().check(z.gte(0), z.lte(6)),
  openingHour: z.array(timeRange),
  extraordinaryOpeningHour: z.optional(extraordinaryDay),
});
export type OpeningDay = z.infer<typeof openingDay>;

/**
 * Weekly hours, and all special days with their dates as `extraordinaryOpeningHour`; the core's rules use this form. A
 * weekday without an entry is closed.
 */
export const schedule = z.object({
  openingDays: z.array(openingDay),
  extraordinaryOpeningHour: z.array(extraordinaryDay),
});
export type Schedule = z.infer<typeof schedule>;

export const openingHours = z.object({ restaurant: schedule, delivery: schedule });
export type OpeningHours = z.infer<typeof openingHours>;

export type Service = keyof OpeningHours;
