import type { LocalDate } from '../time/instant.ts';
import { addDays } from '../time/zurich.ts';
import { extraordinaryDayOn } from './open-ranges.ts';
import type { OpeningHours, Service, TimeRange } from './opening-hours.ts';

/** How many days ahead guests are shown special hours. */
export const ANNOUNCED_DAYS = 60;

/** The special hours of one day, for both services together. */
export type AnnouncedDay = {
  readonly date: LocalDate;
  /** The services that differ; an empty list of ranges means closed. */
  readonly hours: readonly { readonly service: Service; readonly openingHour: readonly TimeRange[] }[];
  /** Each message once. */
  readonly shortMessages: readonly string[];
  /** Each message once, and never empty. */
  readonly messages: readonly string[];
};

const SERVICES: readonly Service[] = ['restaurant', 'delivery'];

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].filter((text) => text !== '');

function announcedDay(openingHours: OpeningHours, date: LocalDate): AnnouncedDay {
  const days = SERVICES.flatMap((service) => {
    const day = extraordinaryDayOn(openingHours[service], date);
    return day === null ? [] : [{ service, ...day }];
  });
  return {
    date,
    hours: days.map(({ service, openingHour }) => ({ service, openingHour })),
    shortMessages: distinct(days.map(({ shortMessage }) => shortMessage)),
    messages: distinct(days.map(({ message }) => message)),
  };
}

/**
 * The extraordinary days of both services from `today` on and within 60 days, ascending. Source: specification, section
 * 3.
 */
export function announcedDays(openingHours: OpeningHours, today: LocalDate): AnnouncedDay[] {
  const last = addDays(today, ANNOUNCED_DAYS);
  const dates = SERVICES.flatMap((service) => openingHours[service].extraordinaryOpeningHour.map(({ date }) => date));
  return [...new Set(dates)]
    .filter((date) => date >= today && date <= last)
    .toSorted()
    .map((date) => announcedDay(openingHours, date));
}
