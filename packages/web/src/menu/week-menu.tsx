import type { MenuDay } from '@ofenpost/core/menu/menu';
import { formatMoney } from '@ofenpost/core/money/format-money';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { WEEKDAY_NAMES, dayOfWeek, formatLocalDate } from '@ofenpost/core/time/zurich';
import layout from '../theme/layout.module.css';
import styles from './week-menu.module.css';

const dayClass = (date: LocalDate, today: LocalDate) =>
  `${layout.card} ${styles.day} ${date === today ? styles.today : date < today ? styles.past : ''}`;

/** The menus of a week, a day a card. */
export const WeekMenu = ({ days, today }: { days: readonly MenuDay[]; today: LocalDate }) => (
  <ul className={styles.week}>
    {days.map(({ date, menus }) => (
      <li key={date} className={dayClass(date, today)} aria-current={date === today ? 'date' : undefined}>
        <h3>
          {WEEKDAY_NAMES[dayOfWeek(date)]}{' '}
          <small>
            {formatLocalDate(date).slice(0, 6)}
            {date === today && <span className={styles.mark}> heute</span>}
          </small>
        </h3>
        {menus.length === 0 && <p className={styles.none}>Kein Menü</p>}
        {menus.map(({ id, name, courses, price }) => (
          <div key={id} className={styles.menu}>
            <b>{name}</b>
            <ul className={styles.courses}>
              {courses.map((course) => (
                <li key={course}>{course}</li>
              ))}
            </ul>
            <p className={styles.price}>{formatMoney(price)}</p>
          </div>
        ))}
      </li>
    ))}
  </ul>
);
