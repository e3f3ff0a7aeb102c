import type { Menu } from '@ofenpost/core/menu/menu';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { Link } from '@tanstack/react-router';
import { phoneHref } from '../account/phone-href.ts';
import { useRestaurant } from '../app/app-state.ts';
import { paths } from '../app/paths.ts';
import layout from '../theme/layout.module.css';
import styles from './today-menus.module.css';

export const TODAY_ID = 'heute';

/** What the week menu offers today; nothing on days without a menu. */
export function TodayMenus({ menus }: { menus: readonly Menu[] }) {
  const { phoneNumber } = useRestaurant();
  if (menus.length === 0) return null;
  return (
    <section className={layout.section} aria-labelledby={TODAY_ID}>
      <div className={styles.band}>
        <div className={styles.intro}>
          <h2 id={TODAY_ID}>Heute im Wochenmenü</h2>
          <p>
            Gibt es bei uns am Tisch. Ruf an, dann halten wir dir einen frei:{' '}
            <a href={phoneHref(phoneNumber)} className={styles.phone}>
              {phoneNumber}
            </a>
          </p>
          <Link to={paths.restaurant} hash="wochenmenu" className={styles.week}>
            Ganze Woche ansehen <span aria-hidden="true">→</span>
          </Link>
        </div>
        <ul className={styles.menus}>
          {menus.map(({ id, name, courses, price }) => (
            <li key={id} className={styles.menu}>
              <h3>{name}</h3>
              <ol className={styles.courses}>
                {courses.map((course) => (
                  <li key={course}>{course}</li>
                ))}
              </ol>
              <p className={styles.price}>{formatMoney(price)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
