import { cleanSigns } from '../text/clean-text.ts';
import type { LocalTime } from './instant.ts';

/** `18`, `1830`, `830`, `18:30`, `18.30`, `18h30`, `18 30`, `18 Uhr`. */
const TYPED = /^(\d{1,2})(?:\s*[:.,h\s]\s*|(?=\d{2}$))?(\d{2})?(?:\s*(?:h|uhr))?$/i;

/**
 * The time of day of a typed text; `24` is midnight. Null for an invalid time. The last two of three or four digits are
 * the minutes.
 */
export function readTime(text: string): LocalTime | null {
  const [, hours = '', minutes = '00'] = TYPED.exec(cleanSigns(text)) ?? [];
  const isMidnight = hours === '24' && minutes === '00';
  const time = `${isMidnight ? '00' : hours.padStart(2, '0')}:${minutes}`;
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time) && hours !== '' ? time : null;
}
