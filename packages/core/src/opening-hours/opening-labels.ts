import type { Instant } from '../time/instant.ts';
import { daysBetween, formatDate, formatTime, formatWeekday, minutesBetween, toLocalDate } from '../time/zurich.ts';
import type { Service } from './opening-hours.ts';
import type { OpeningState, OpeningStatus } from './opening-status.ts';

export const SERVICE_LABELS: Record<Service, string> = { restaurant: 'Restaurant', delivery: 'Lieferung' };

export const OPENING_STATE_LABELS: Record<OpeningState, string> = {
  open: 'offen',
  closingSoon: 'schliesst bald',
  closed: 'geschlossen',
};

function dayText(instant: Instant, now: Instant): string {
  const days = daysBetween(toLocalDate(now), toLocalDate(instant));
  if (days === 0) return 'heute';
  if (days === 1) return 'morgen';
  return days < 7 ? formatWeekday(instant) : `am ${formatDate(instant)}`;
}

/** `heute um 17:00`, `morgen um 17:00`, `Freitag um 17:00`, `am 24.12.2026 um 17:00`. */
export const whenText = (instant: Instant, now: Instant): string =>
  `${dayText(instant, now)} um ${formatTime(instant)}`;

/** What follows the state in the banner: `bis 22:00`, `um 21:30`, `öffnet Freitag um 17:00`, or nothing. */
export function openingDetail({ state, until, opensAt }: OpeningStatus, now: Instant): string {
  if (opensAt !== null) return `öffnet ${whenText(opensAt, now)}`;
  if (until === null) return '';
  if (minutesBetween(now, until) > 24 * 60) return 'rund um die Uhr';
  return state === 'closingSoon' ? `um ${formatTime(until)}` : `bis ${formatTime(until)}`;
}
