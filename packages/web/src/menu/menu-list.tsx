import type { Menu } from '@ofenpost/core/menu/menu';
import type { WeekMenuEntry } from '@ofenpost/core/menu/week-menu';
import { formatLocalDate } from '@ofenpost/core/time/zurich';
import { Amount } from '../money/amount.tsx';
import { MenuOrder } from './menu-order.tsx';
import { MenuPicture } from './menu-picture.tsx';
import layout from '../theme/layout.module.css';
import styles from './menu-list.module.css';

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
        <div className={styles.foot}>
          <Amount className={styles.price} rappen={menu.price} />
          <MenuOrder menu={menu} entries={entries} />
        </div>
      </li>
    ))}
  </ul>
);
