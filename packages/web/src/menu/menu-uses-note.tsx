import { isoWeekOf } from '@ofenpost/core/menu/iso-week';
import type { MenuUses } from '@ofenpost/core/menu/menu-uses';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { Link } from '@tanstack/react-router';
import { adminLink } from '../app/paths.ts';
import previewStyles from '../editor/preview.module.css';
import styles from './menu-admin.module.css';

const weekText = (week: string): string => `KW ${Number(week.slice(-2))}`;

type Props = { readonly uses: MenuUses; readonly today: LocalDate };

/** Says where the menu is used, before staff archive or remove it. */
export function MenuUsesNote({ uses: { days, carts }, today }: Props) {
  const coming = days.filter((date) => date >= today);
  const weeks = [...new Set(coming.map(isoWeekOf))];
  return (
    <section className={styles.uses} aria-labelledby="menu-uses">
      <h2 id="menu-uses" className={previewStyles.title}>
        Wo es steht
      </h2>
      <dl>
        <div className={previewStyles.fact}>
          <dt>Wochenmenü ab heute</dt>
          <dd>
            {weeks.length === 0 ? (
              <b>nirgends</b>
            ) : (
              <>
                <b>{coming.length === 1 ? '1 Tag' : `${coming.length} Tage`}</b>{' '}
                {weeks.map((week) => (
                  <Link key={week} {...adminLink('week-menu')} search={{ woche: week }} className={styles.week}>
                    {weekText(week)}
                  </Link>
                ))}
              </>
            )}
          </dd>
        </div>
        <div className={previewStyles.fact}>
          <dt>Warenkörbe im Moment</dt>
          <dd>
            <b>{carts === 0 ? 'keine' : carts}</b>
          </dd>
        </div>
      </dl>
    </section>
  );
}
