import type { Menu } from '@ofenpost/core/menu/menu';
import type { WeekMenuEntry } from '@ofenpost/core/menu/week-menu';
import { Link } from '@tanstack/react-router';
import { paths } from '../app/paths.ts';
import { Amount } from '../money/amount.tsx';
import { RestaurantPhone } from '../ui/restaurant-phone.tsx';
import { MenuDeclaration } from './menu-declaration.tsx';
import { MenuOrder, MenuPicture } from './menu-order.tsx';
import layout from '../ui/layout.module.css';
import styles from './today-menus.module.css';

export const TODAY_ID = 'heute';

type Props = {
  readonly menus: readonly Menu[];
  /** The plan from this week on. */
  readonly entries: readonly WeekMenuEntry[];
};

/** Offers the menus of today; nothing on days without a menu. */
export function TodayMenus({ menus, entries }: Props) {
  if (menus.length === 0) return null;
  return (
    <section className={layout.section} aria-labelledby={TODAY_ID}>
      <div className={styles.band}>
        <div className={styles.intro}>
          <h2 id={TODAY_ID}>Heute im Wochenmenü</h2>
          <p>
            Bestell es zu dir nach Hause. Oder iss bei uns: Ruf an, dann halten wir dir einen Tisch frei,{' '}
            <RestaurantPhone className={styles.phone} />
          </p>
          <Link to={paths.restaurant} hash="wochenmenu" className={styles.week}>
            Ganze Woche ansehen <span aria-hidden="true">→</span>
          </Link>
        </div>
        <ul className={styles.menus}>
          {menus.map((menu) => (
            <li key={menu.id} className={styles.menu}>
              <MenuPicture menu={menu} className={styles.picture} size={72} />
              <h3>{menu.name}</h3>
              <ol className={styles.courses}>
                {menu.courses.map((course) => (
                  <li key={course}>{course}</li>
                ))}
              </ol>
              <MenuDeclaration menu={menu} />
              <div className={styles.foot}>
                <Amount className={styles.price} rappen={menu.price} />
                <MenuOrder menu={menu} entries={entries} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
