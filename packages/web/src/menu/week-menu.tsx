import type { MenuDay } from '@ofenpost/core/menu/menu';
import type { WeekMenuEntry } from '@ofenpost/core/menu/week-menu';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { WEEKDAY_NAMES, dayOfWeek, formatLocalDate } from '@ofenpost/core/time/zurich';
import { Amount } from '../money/amount.tsx';
import { MenuOrder } from './menu-order.tsx';
import layout from '../theme/layout.module.css';
import styles from './week-menu.module.css';

const dayClass = (date: LocalDate, today: LocalDate) =>
  `${layout.card} ${styles.day} ${date === today ? styles.today : date < today ? styles.past : ''}`;

type Props = {
  readonly days: readonly MenuDay[];
  readonly today: LocalDate;
  /** The plan from this week on. */
  readonly entries: readonly WeekMenuEntry[];
};

/** Shows the menus of a week, one card for each day; those of today can be ordered. */
export const WeekMenu = ({ days, today, entries }: Props) => (
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
        {menus.map((menu) => (
          <div key={menu.id} className={styles.menu}>
            <b>{menu.name}</b>
            <ul className={styles.courses}>
              {menu.courses.map((course) => (
                <li key={course}>{course}</li>
              ))}
            </ul>
            <div className={styles.foot}>
              <Amount className={styles.price} rappen={menu.price} />
              {date === today && (
                <span className={styles.order}>
                  <MenuOrder menu={menu} entries={entries} />
                </span>
              )}
            </div>
          </div>
        ))}
      </li>
    ))}
  </ul>
);
