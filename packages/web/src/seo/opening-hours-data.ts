import type { OpeningDay, Schedule, TimeRange } from '@ofenpost/core/opening-hours/opening-hours';
import type { LocalDate } from '@ofenpost/core/time/instant';

/** Names of weekdays at schema.org by day of week, 0 Sunday to 6 Saturday. */
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** 00:00 to 00:00 would mean closed. */
const closesOf = ({ open, close }: TimeRange): string => (open === close && close === '00:00' ? '23:59' : close);

const specification = (range: TimeRange, when: object) => ({
  '@type': 'OpeningHoursSpecification',
  ...when,
  opens: range.open,
  closes: closesOf(range),
});

const weekday = ({ dayOfWeek, openingHour }: OpeningDay) =>
  openingHour.map((range) => specification(range, { dayOfWeek: DAYS[dayOfWeek] }));

/**
 * The weekly hours, an entry for each range. A range that closes before it opens ends on the next day, in schema.org as
 * here.
 */
export const weeklyHours = ({ openingDays }: Schedule) => openingDays.flatMap(weekday);

/** The extraordinary days from `today` on; a closed day opens and closes at midnight. */
export const extraordinaryHours = ({ extraordinaryOpeningHour }: Schedule, today: LocalDate) =>
  extraordinaryOpeningHour
    .filter(({ date }) => date >= today)
    .flatMap(({ date, openingHour }) => {
      const when = { validFrom: date, validThrough: date };
      const closed = { '@type': 'OpeningHoursSpecification', ...when, opens: '00:00', closes: '00:00' };
      return openingHour.length === 0 ? [closed] : openingHour.map((range) => specification(range, when));
    });
