import type { LocalDate } from './instant.ts';
import { WEEKDAY_NAMES, dayOfWeek } from './zurich.ts';

const MONTHS = ['Jan.', 'Feb.', 'März', 'April', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'];

/** `Mo, 30. Nov.` */
export const shortDay = (date: LocalDate): string =>
  `${(WEEKDAY_NAMES[dayOfWeek(date)] ?? '').slice(0, 2)}, ${Number(date.slice(8))}. ${MONTHS[Number(date.slice(5, 7)) - 1] ?? ''}`;
