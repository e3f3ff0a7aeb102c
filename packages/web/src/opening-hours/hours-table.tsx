import { extraordinaryDayOn, timeRangesOn } from '@ofenpost/core/opening-hours/open-ranges';
import type { OpeningHours, Schedule, Service } from '@ofenpost/core/opening-hours/opening-hours';
import { SERVICE_LABELS } from '@ofenpost/core/opening-hours/opening-labels';
import type { Instant, LocalDate } from '@ofenpost/core/time/instant';
import { WEEKDAY_NAMES, addDays, dayOfWeek, toLocalDate } from '@ofenpost/core/time/zurich';
import { rangeText } from './announced-days.tsx';
import tables from '../ui/stacked-table.module.css';
import styles from './hours-table.module.css';

const SERVICES: readonly Service[] = ['restaurant', 'delivery'];
const MONDAY = 1;

const weekdayOf = (date: LocalDate): string => WEEKDAY_NAMES[dayOfWeek(date)] ?? '';

/** Returns Monday to Sunday, each as the next date with that name, so that extraordinary hours are on their day. */
function weekFrom(today: LocalDate): readonly LocalDate[] {
  const days = Array.from({ length: 7 }, (_, index) => addDays(today, index));
  const fromMonday = (date: LocalDate) => (dayOfWeek(date) - MONDAY + 7) % 7;
  return days.toSorted((a, b) => fromMonday(a) - fromMonday(b));
}

type Props = {
  readonly openingHours: OpeningHours;
  /** The hours of collection, where they are to be shown. */
  readonly collection?: Schedule | null;
  readonly now: Instant;
};

/** Shows the schedules for the coming seven days. */
export function HoursTable({ openingHours, collection = null, now }: Props) {
  const columns = [
    ...SERVICES.map((service) => ({ label: SERVICE_LABELS[service], schedule: openingHours[service] })),
    ...(collection === null ? [] : [{ label: 'Abholung', schedule: collection }]),
  ];
  const today = toLocalDate(now);
  return (
    <table className={`${styles.table} ${tables.stacked}`}>
      <thead>
        <tr>
          <th scope="col">Tag</th>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weekFrom(today).map((date) => (
          <tr key={date} className={date === today ? styles.today : undefined}>
            <th scope="row">
              {weekdayOf(date)}
              {date === today && <> (heute)</>}
            </th>
            {columns.map(({ label, schedule }) => (
              <td key={label} data-label={label}>
                <HoursOfDay schedule={schedule} date={date} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function HoursOfDay({ schedule, date }: { schedule: Schedule; date: LocalDate }) {
  const ranges = timeRangesOn(schedule, date);
  const special = extraordinaryDayOn(schedule, date);
  return (
    <>
      {ranges.length === 0 && <span className={styles.closed}>geschlossen</span>}
      {ranges.map((range) => (
        <span key={range.open} className={styles.range}>
          {rangeText(range)}
        </span>
      ))}
      {special !== null && (
        <span className={styles.special}>
          <span aria-hidden="true">⚠</span> <span className={styles.message}>{special.shortMessage}</span>
        </span>
      )}
    </>
  );
}
