import type { DayJournal } from '@ofenpost/core/accounting/accounting';
import { localDate } from '@ofenpost/core/time/instant';
import { formatLocalDate, addDays, WEEKDAY_NAMES, dayOfWeek } from '@ofenpost/core/time/zurich';
import { Link, useRouter } from '@tanstack/react-router';
import { ArrowIcon } from '../app/icons.tsx';
import { dayLink } from './books-address.ts';
import controls from '../theme/controls.module.css';
import styles from './books.module.css';

/** Which day is shown, whether it is open, and the way to others. */
export function DaySwitch({ journal: { day, today, close } }: { readonly journal: DayJournal }) {
  const router = useRouter();
  const go = (text: string) => {
    const chosen = localDate.safeParse(text).data;
    if (chosen !== undefined && chosen !== day) void router.navigate(dayLink(chosen));
  };
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
      <label className={styles.pick}>
        <span>Tag wählen</span>
        <input type="date" key={day} defaultValue={day} max={today} onChange={({ target }) => go(target.value)} />
      </label>
    </div>
  );
}
