import type { Menu } from '@ofenpost/core/menu/menu';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { formatLocalDate } from '@ofenpost/core/time/zurich';
import layout from '../theme/layout.module.css';
import styles from './menu-list.module.css';

export const MenuList = ({ menus }: { menus: readonly Menu[] }) => (
  <ul className={styles.menus}>
    {menus.map(({ id, name, courses, price, validFrom, validTo }) => (
      <li key={id} className={`${layout.card} ${styles.menu}`}>
        <h3>{name}</h3>
        <ol className={styles.courses}>
          {courses.map((course) => (
            <li key={course}>{course}</li>
          ))}
        </ol>
        <p className={styles.foot}>
          <span className={styles.price}>{formatMoney(price)}</span>
          <span className={styles.valid}>
            {formatLocalDate(validFrom)} bis {formatLocalDate(validTo)}
          </span>
        </p>
      </li>
    ))}
  </ul>
);
