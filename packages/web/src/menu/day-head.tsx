import { dayNoteOf } from '@ofenpost/core/menu/day-note';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { WEEKDAY_NAMES, dayOfWeek, formatLocalDate } from '@ofenpost/core/time/zurich';
import { useOpeningHours } from '../app/app-state.ts';
import styles from './day-head.module.css';

type Props = { readonly date: LocalDate; readonly today: LocalDate };

/** Shows the date, and the holidays and special hours for the planner. */
export function DayHead({ date, today }: Props) {
  const { isClosed, isSpecial, words } = dayNoteOf(useOpeningHours(), date);
  return (
    <div className={styles.head}>
      <h3>
        {WEEKDAY_NAMES[dayOfWeek(date)]} <small>{formatLocalDate(date).slice(0, 6)}</small>
      </h3>
      {date === today && <span className={styles.today}>heute</span>}
      {isClosed && <span className={styles.closed}>geschlossen</span>}
      {isSpecial && <span className={styles.special}>andere Zeiten</span>}
      {words.map((text) => (
        <small key={text} className={styles.words}>
          {text}
        </small>
      ))}
    </div>
  );
}
