import { isSame } from '../editor/compare.ts';
import type { LocalDate } from '../time/instant.ts';
import type { Service, TimeRange } from './opening-hours.ts';
import { type ServiceDay, type SpecialDay, type SpecialDays, type SpecialRun, datesBetween } from './special-days.ts';
import { SERVICES } from './week.ts';

/** A change of the extraordinary days; undefined makes the day a usual one again. */
export type SpecialDaysChange = Readonly<Record<LocalDate, SpecialDay | undefined>>;

/** The hours of a service on a special day. */
export type ServiceKind = 'usual' | 'closed' | 'other';

type Days = Pick<SpecialRun, 'first' | 'last'>;
type DayTexts = Pick<ServiceDay, 'shortMessage' | 'message'>;

/** The initial value of a new special day: both services are closed. */
export function closedDay(shortMessage: string): SpecialDay {
  const closed: ServiceDay = { openingHour: [], shortMessage, message: '' };
  return { restaurant: closed, delivery: closed };
}

export const withoutRun = ({ first, last }: Days): SpecialDaysChange =>
  Object.fromEntries(datesBetween(first, last).map((date) => [date, undefined]));

/** Replaces the days of a run: the days of `before` become usual ones, those of the run get its content. */
export const withRun = (before: Days | null, { first, last, day }: SpecialRun): SpecialDaysChange => ({
  ...(before === null ? {} : withoutRun(before)),
  ...Object.fromEntries(datesBetween(first, last).map((date) => [date, day])),
});

/** The special days that a moved or extended run would replace, ascending. */
export const daysInTheWay = (days: SpecialDays, before: Days | null, after: Days): LocalDate[] =>
  datesBetween(after.first, after.last).filter(
    (date) => days[date] !== undefined && (before === null || date < before.first || date > before.last),
  );

export const kindOf = (day: ServiceDay | null): ServiceKind =>
  day === null ? 'usual' : day.openingHour.length === 0 ? 'closed' : 'other';

const textsOf = ({ restaurant, delivery }: SpecialDay): DayTexts => {
  const { shortMessage, message } = restaurant ?? delivery ?? { shortMessage: '', message: '' };
  return { shortMessage, message };
};

/**
 * The day with another kind of hours for a service. Other hours begin with the usual ones, their texts with those of
 * the other service.
 */
export function withKind(
  day: SpecialDay,
  { service, kind, usual }: { readonly service: Service; readonly kind: ServiceKind; readonly usual: TimeRange[] },
): SpecialDay {
  if (kind === 'usual') return { ...day, [service]: null };
  const texts = day[service] ?? textsOf(day);
  return { ...day, [service]: { ...textsOf(day), ...texts, openingHour: kind === 'closed' ? [] : usual } };
}

/** Whether both services have the same texts, or only one has any. */
export const saysTheSame = ({ restaurant, delivery }: SpecialDay): boolean =>
  restaurant === null ||
  delivery === null ||
  isSame(textsOf({ restaurant, delivery: null }), textsOf({ restaurant: null, delivery }));

/** The day with other texts for these services. */
export function withTexts(day: SpecialDay, services: readonly Service[], texts: Partial<DayTexts>): SpecialDay {
  const changed = SERVICES.map((service) => {
    const own = day[service];
    return [service, own !== null && services.includes(service) ? { ...own, ...texts } : own] as const;
  });
  return { ...day, ...Object.fromEntries(changed) };
}
