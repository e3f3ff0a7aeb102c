import type { SpecialDays } from '@ofenpost/core/opening-hours/special-days-draft';
import { type SwissHoliday, swissHolidays } from '@ofenpost/core/opening-hours/swiss-holidays';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { addMonths } from '@ofenpost/core/time/month-grid';
import { formatLocalDate } from '@ofenpost/core/time/zurich';
import styles from './special-days-editor.module.css';

type Props = {
  readonly days: SpecialDays;
  readonly today: LocalDate;
  readonly onTake: (holiday: SwissHoliday) => void;
};

/** Returns the holidays of the next twelve months. */
export function comingHolidays(today: LocalDate): SwissHoliday[] {
  const year = Number(today.slice(0, 4));
  const end = addMonths(today, 12);
  return [...swissHolidays(year), ...swissHolidays(year + 1)].filter(({ date }) => date >= today && date < end);
}

/** Suggests holidays that are not special days yet; the canton decides which of them apply. */
export function HolidaySuggestions({ days, today, onTake }: Props) {
  const open = comingHolidays(today).filter(({ date }) => days[date] === undefined);
  const list = (holidays: readonly SwissHoliday[]) => (
    <ul className={styles.holidays}>
      {holidays.map((holiday) => (
        <li key={holiday.date}>
          <button type="button" onClick={() => onTake(holiday)}>
            {holiday.name} <small>{formatLocalDate(holiday.date)}</small>
          </button>
        </li>
      ))}
    </ul>
  );
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="holidays">
      <h2 id="holidays">Feiertage übernehmen</h2>
      {list(open.filter(({ isEverywhere }) => isEverywhere))}
      <details className={styles.past}>
        <summary>Je nach Kanton</summary>
        {list(open.filter(({ isEverywhere }) => !isEverywhere))}
      </details>
    </section>
  );
}
