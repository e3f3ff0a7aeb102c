import { extraordinaryDayOn, timeRangesOn } from '@ofenpost/core/opening-hours/open-ranges';
import type { OpeningHours, Schedule, Service, TimeRange } from '@ofenpost/core/opening-hours/opening-hours';
import { SERVICE_LABELS } from '@ofenpost/core/opening-hours/opening-labels';
import type { Instant, LocalDate } from '@ofenpost/core/time/instant';
import { WEEKDAY_NAMES, addDays, dayOfWeek, formatLocalDate, toLocalDate } from '@ofenpost/core/time/zurich';
import styles from './hours-table.module.css';

const SERVICES: readonly Service[] = ['restaurant', 'delivery'];
const MONDAY = 1;

const rangeText = ({ open, close }: TimeRange): string => `${open}–${close}`;
const weekdayOf = (date: LocalDate): string => WEEKDAY_NAMES[dayOfWeek(date)] ?? '';

/** Monday to Sunday, each the next day of that name, so that extraordinary hours stand where they apply. */
function weekFrom(today: LocalDate): readonly LocalDate[] {
  const days = Array.from({ length: 7 }, (_, index) => addDays(today, index));
  const fromMonday = (date: LocalDate) => (dayOfWeek(date) - MONDAY + 7) % 7;
  return days.toSorted((a, b) => fromMonday(a) - fromMonday(b));
}

type Props = { readonly openingHours: OpeningHours; readonly now: Instant };

/** Both schedules for the coming seven days, and every extraordinary day after them. */
export function HoursTable({ openingHours, now }: Props) {
  const today = toLocalDate(now);
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Tag</th>
            {SERVICES.map((service) => (
              <th key={service} scope="col">
                {SERVICE_LABELS[service]}
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
              {SERVICES.map((service) => (
                <td key={service}>
                  <HoursOfDay schedule={openingHours[service]} date={date} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ExtraordinaryDays openingHours={openingHours} from={today} />
    </>
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
      {special !== null && <span className={styles.special}>{special.shortMessage}</span>}
    </>
  );
}

function ExtraordinaryDays({ openingHours, from }: { openingHours: OpeningHours; from: LocalDate }) {
  const days = SERVICES.flatMap((service) =>
    openingHours[service].extraordinaryDays.map((day) => ({ service, ...day })),
  )
    .filter(({ date }) => date >= from)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  if (days.length === 0) return null;
  return (
    <ul className={styles.days} aria-label="Besondere Tage">
      {days.map(({ service, date, openingHour, shortMessage, message }) => (
        <li key={`${date} ${service}`} className={styles.day}>
          <b>
            {weekdayOf(date)}, {formatLocalDate(date)}: {SERVICE_LABELS[service]}{' '}
            {openingHour.length === 0 ? 'geschlossen' : openingHour.map(rangeText).join(', ')}
          </b>
          {message === '' ? shortMessage : message}
        </li>
      ))}
    </ul>
  );
}
