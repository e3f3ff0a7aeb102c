import type { Menu, MenuDay } from '@ofenpost/core/menu/menu';
import type { WeekMenuEntry } from '@ofenpost/core/menu/week-menu';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { formatLocalDate, WEEKDAY_NAMES, dayOfWeek } from '@ofenpost/core/time/zurich';
import { Amount } from '../money/amount.tsx';
import { MenuDeclaration } from './menu-declaration.tsx';
import { MenuOrder, MenuPicture } from './menu-order.tsx';
import layout from '../ui/layout.module.css';
import styles from './menu-list.module.css';
import weekMenuStyles from './week-menu.module.css';

type Props = {
  readonly menus: readonly Menu[];
  readonly entries: readonly WeekMenuEntry[];
  /** Whether the server has pictures of the menus: an unsaved menu has none yet. */
  readonly hasPictures?: boolean;
};

export const MenuList = ({ menus, entries, hasPictures = true }: Props) => (
  <ul className={styles.menus}>
    {menus.map((menu) => (
      <li key={menu.id} className={`${layout.card} ${styles.menu}`}>
        {hasPictures && <MenuPicture menu={menu} className={styles.picture} size={96} />}
        <h3>{menu.name}</h3>
        <ol className={styles.courses}>
          {menu.courses.map((course) => (
            <li key={course}>{course}</li>
          ))}
        </ol>
        <p className={styles.valid}>
          {formatLocalDate(menu.validFrom)} bis {formatLocalDate(menu.validTo)}
        </p>
        <MenuDeclaration menu={menu} />
        <div className={styles.foot}>
          <Amount className={styles.price} rappen={menu.price} />
          <MenuOrder menu={menu} entries={entries} />
        </div>
      </li>
    ))}
  </ul>
);

const dayClass = (date: LocalDate, today: LocalDate) =>
  `${layout.card} ${weekMenuStyles.day} ${date === today ? weekMenuStyles.today : date < today ? weekMenuStyles.past : ''}`;

type WeekMenuProps = {
  readonly days: readonly MenuDay[];
  readonly today: LocalDate;
  /** The plan from this week on. */
  readonly entries: readonly WeekMenuEntry[];
};

/** Shows the menus of a week, one card for each day; those of today can be ordered. */
export const WeekMenu = ({ days, today, entries }: WeekMenuProps) => (
  <ul className={weekMenuStyles.week}>
    {days.map(({ date, menus }) => (
      <li key={date} className={dayClass(date, today)} aria-current={date === today ? 'date' : undefined}>
        <h3>
          {WEEKDAY_NAMES[dayOfWeek(date)]}{' '}
          <small>
            {formatLocalDate(date).slice(0, 6)}
            {date === today && <span className={weekMenuStyles.mark}> heute</span>}
          </small>
        </h3>
        {menus.length === 0 && <p className={weekMenuStyles.none}>Kein Menü</p>}
        {menus.map((menu) => (
          <div key={menu.id} className={weekMenuStyles.menu}>
            <b>{menu.name}</b>
            <ul className={weekMenuStyles.courses}>
              {menu.courses.map((course) => (
                <li key={course}>{course}</li>
              ))}
            </ul>
            <MenuDeclaration menu={menu} />
            <div className={weekMenuStyles.foot}>
              <Amount className={weekMenuStyles.price} rappen={menu.price} />
              {date === today && (
                <span className={weekMenuStyles.order}>
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
