import type { DayJournal } from '@ofenpost/core/accounting/accounting';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { formatLocalDate, addDays, WEEKDAY_NAMES, dayOfWeek } from '@ofenpost/core/time/zurich';
import { Link, useRouter } from '@tanstack/react-router';
import { useId } from 'react';
import { ArrowIcon } from '../app/icons.tsx';
import { DateInput } from '../editor/date-input.tsx';
import { dayLink } from './books-address.ts';
import controls from '../theme/controls.module.css';
import styles from './books.module.css';

/** Shows which day it is and whether it is open, and leads to other days. */
export function DaySwitch({ journal: { day, today, close } }: { readonly journal: DayJournal }) {
  const router = useRouter();
  const pickId = useId();
  const go = (chosen: LocalDate) => void router.navigate(dayLink(chosen));
  return (
    <div className={styles.switch}>
      <Link {...dayLink(addDays(day, -1))} className={`${controls.round} ${styles.back}`} aria-label="Tag davor">
        <ArrowIcon />
      </Link>
      <h2>
        {WEEKDAY_NAMES[dayOfWeek(day)]}, {formatLocalDate(day)}
      </h2>
      {day < today && (
        <Link {...dayLink(addDays(day, 1))} className={controls.round} aria-label="Tag danach">
          <ArrowIcon />
        </Link>
      )}
      <span className={`${styles.pill} ${close === null ? '' : styles.closed}`}>
        {close === null ? (day === today ? 'Läuft' : 'Offen') : `Abschluss Nr. ${close.number}`}
      </span>
      <div className={styles.pick}>
        <label htmlFor={pickId}>Tag wählen</label>
        <DateInput id={pickId} className={styles.day} required value={day} max={today} onValue={go} />
      </div>
    </div>
  );
}
