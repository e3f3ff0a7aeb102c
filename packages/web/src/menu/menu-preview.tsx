import { isoWeekOf } from '@ofenpost/core/menu/iso-week';
import type { MenuDraft } from '@ofenpost/core/menu/menu-draft';
import { type MenuUses, isArchived } from '@ofenpost/core/menu/save-menu';
import { mondayOf } from '@ofenpost/core/menu/week-menu';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { dayOfWeek, formatLocalDate, toLocalDate } from '@ofenpost/core/time/zurich';
import { Link } from '@tanstack/react-router';
import { useNow } from '../app/app-actors.tsx';
import { MenuList } from './menu-list.tsx';
import previewStyles from '../record/preview.module.css';
import styles from './menu-admin.module.css';

type MenuPreviewProps = { readonly id: string; readonly draft: MenuDraft | null; readonly uses: MenuUses };

function hintOf({ validFrom, validTo }: MenuDraft, today: LocalDate): string {
  if (isArchived({ validTo }, today)) return 'Im Archiv: Gäste sehen es nicht mehr.';
  if (validFrom > today) return `So sehen es die Gäste ab dem ${formatLocalDate(validFrom)}.`;
  return 'So sehen es die Gäste auf «Restaurant».';
}

/** Shows the edited menu as guests will see it. */
export function MenuPreview({ id, draft, uses }: MenuPreviewProps) {
  const today = toLocalDate(useNow());
  const entries = uses.days.map((date) => ({ monday: mondayOf(date), dayOfWeek: dayOfWeek(date), menuId: id }));
  return (
    <>
      <h2 className={previewStyles.title}>Für Gäste</h2>
      <p className={previewStyles.hint}>
        {draft === null ? 'Sobald die Angaben stimmen, siehst du hier das Menü.' : hintOf(draft, today)}
      </p>
      {draft !== null && (
        // `inert` prevents orders from the preview.
        <div className={styles.preview} inert>
          <MenuList menus={[{ ...draft, id }]} entries={entries} hasPictures={false} />
        </div>
      )}
    </>
  );
}

const weekText = (week: string): string => `KW ${Number(week.slice(-2))}`;

/** Says where the menu is used, before staff archive or remove it. */
export function MenuUsesNote({ uses: { days, carts } }: { readonly uses: MenuUses }) {
  const today = toLocalDate(useNow());
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
                  <Link key={week} to="/admin/week-menu" search={{ woche: week }} className={styles.week}>
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
