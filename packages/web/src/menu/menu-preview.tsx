import { type MenuDraft, menuDraft } from '@ofenpost/core/menu/menu-draft';
import type { MenuUses } from '@ofenpost/core/menu/menu-uses';
import { isArchived } from '@ofenpost/core/menu/save-menu';
import { mondayOf } from '@ofenpost/core/menu/week-menu';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { dayOfWeek, formatLocalDate, toLocalDate } from '@ofenpost/core/time/zurich';
import { useNow } from '../app/app-state.ts';
import { MenuList } from './menu-list.tsx';
import previewStyles from '../editor/preview.module.css';
import styles from './menu-admin.module.css';

type Props = { readonly id: string; readonly draft: MenuDraft; readonly uses: MenuUses };

function hintOf({ validFrom, validTo }: MenuDraft, today: LocalDate): string {
  if (isArchived({ validTo }, today)) return 'Im Archiv: Gäste sehen es nicht mehr.';
  if (validFrom > today) return `So sehen es die Gäste ab dem ${formatLocalDate(validFrom)}.`;
  return 'So sehen es die Gäste auf «Restaurant».';
}

/** Shows the edited menu as guests will see it. */
export function MenuPreview({ id, draft, uses }: Props) {
  const today = toLocalDate(useNow());
  const { data } = menuDraft.safeParse(draft);
  const entries = uses.days.map((date) => ({ monday: mondayOf(date), dayOfWeek: dayOfWeek(date), menuId: id }));
  return (
    <>
      <h2 className={previewStyles.title}>Für Gäste</h2>
      <p className={previewStyles.hint}>
        {data === undefined ? 'Sobald die Angaben stimmen, siehst du hier das Menü.' : hintOf(data, today)}
      </p>
      {data !== undefined && (
        // `inert` prevents orders from the preview.
        <div className={styles.preview} inert>
          <MenuList menus={[{ ...data, id }]} entries={entries} hasPictures={false} />
        </div>
      )}
    </>
  );
}
