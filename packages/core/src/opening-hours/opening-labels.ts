import type { Instant, LocalDate } from '../time/instant.ts';
import {
  WEEKDAY_NAMES,
  dayOfWeek,
  daysBetween,
  formatLocalDate,
  formatTime,
  minutesBetween,
  toLocalDate,
} from '../time/zurich.ts';
import type { Service } from './opening-hours.ts';
import type { OpeningState, OpeningStatus } from './opening-status.ts';

export const SERVICE_LABELS: Record<Service, string> = { restaurant: 'Restaurant', delivery: 'Lieferung' };

export const OPENING_STATE_LABELS: Record<OpeningState, string> = {
  open: 'offen',
  closingSoon: 'schliesst bald',
  closed: 'geschlossen',
};

const DAY_MINUTES = 24 * 60;

/** `heute`, `morgen`, `Freitag` within a week, else `am 24.12.2026`. */
export function dayText(date: LocalDate, today: LocalDate): string {
  const days = daysBetween(today, date);
  if (days === 0) return 'heute';
  if (days === 1) return 'morgen';
  return days > 1 && days < 7 ? (WEEKDAY_NAMES[dayOfWeek(date)] ?? '') : `am ${formatLocalDate(date)}`;
}

/** `heute um 17:00`, `morgen um 17:00`, `Freitag um 17:00`, `am 24.12.2026 um 17:00`. */
export const whenText = (instant: Instant, now: Instant): string =>
  `${dayText(toLocalDate(instant), toLocalDate(now))} um ${formatTime(instant)}`;

/** `Pause, wieder ab 19:30`, on another day `Pause, wieder morgen um 11:00`. */
function pauseText(opensAt: Instant | null, now: Instant): string {
  if (opensAt === null) return 'Pause';
  const isToday = toLocalDate(opensAt) === toLocalDate(now);
  return `Pause, wieder ${isToday ? `ab ${formatTime(opensAt)}` : whenText(opensAt, now)}`;
}

/** The end of the opening: only its time where that is clear, which is within a day. */
function untilText(until: Instant, now: Instant): string {
  const minutes = minutesBetween(now, until);
  if (minutes > 7 * DAY_MINUTES) return 'rund um die Uhr';
  return `bis ${minutes > DAY_MINUTES ? whenText(until, now) : formatTime(until)}`;
}

/**
 * The text after the state in the banner: `bis 22:00`, `um 21:30`, `öffnet Freitag um 17:00`, `Pause, wieder ab 19:30`,
 * or ''.
 */
export function openingDetail({ state, until, opensAt, closedBy }: OpeningStatus, now: Instant): string {
  if (closedBy === 'pause') return pauseText(opensAt, now);
  if (opensAt !== null) return `öffnet ${whenText(opensAt, now)}`;
  if (until === null) return '';
  return state === 'closingSoon' ? `um ${formatTime(until)}` : untilText(until, now);
}

type Statuses = Readonly<Record<Service, OpeningStatus>>;

/** In the order of the banner. */
const IN_ORDER: readonly Service[] = ['delivery', 'restaurant'];

function statusText(service: Service, status: OpeningStatus, now: Instant): string {
  const { state, extraordinary } = status;
  const details = [openingDetail(status, now), extraordinary?.shortMessage ?? ''].filter((detail) => detail !== '');
  return `${[`${SERVICE_LABELS[service]} ${OPENING_STATE_LABELS[state]}`, ...details].join(', ')}.`;
}

/** What has changed in the banner at `now`: `Lieferung geschlossen, Pause, wieder ab 19:30.`, or ''. */
export const openingChanges = (before: Statuses, after: Statuses, now: Instant): string =>
  IN_ORDER.map((service) => [before, after].map((statuses) => statusText(service, statuses[service], now)))
    .filter(([said, says]) => said !== says)
    .map(([, says]) => says)
    .join(' ');
