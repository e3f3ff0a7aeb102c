import { NEW_VERSION } from '@ofenpost/core/editor/versioned';
import { draftOf } from '@ofenpost/core/editor/versioned-editor';
import { isoWeekOf } from '@ofenpost/core/menu/iso-week';
import { type MenuDraft, menuDraft, MENU_FIELDS } from '@ofenpost/core/menu/menu-draft';
import { MENU_RECORD, type MenuUses, isArchived } from '@ofenpost/core/menu/save-menu';
import { mondayOf } from '@ofenpost/core/menu/week-menu';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { dayOfWeek, formatLocalDate, toLocalDate } from '@ofenpost/core/time/zurich';
import { Link } from '@tanstack/react-router';
import { useNow, useApp } from '../app/app-actors.tsx';
import { RecordForm } from '../record/record-form.tsx';
import type { PageForm } from '../record/use-editor.ts';
import { MenuFields } from './menu-fields.tsx';
import { MenuList } from './menu-list.tsx';
import previewStyles from '../record/preview.module.css';
import styles from './menu-admin.module.css';

type MenuPreviewProps = { readonly id: string; readonly draft: MenuDraft; readonly uses: MenuUses };

function hintOf({ validFrom, validTo }: MenuDraft, today: LocalDate): string {
  if (isArchived({ validTo }, today)) return 'Im Archiv: Gäste sehen es nicht mehr.';
  if (validFrom > today) return `So sehen es die Gäste ab dem ${formatLocalDate(validFrom)}.`;
  return 'So sehen es die Gäste auf «Restaurant».';
}

/** Shows the edited menu as guests will see it. */
function MenuPreview({ id, draft, uses }: MenuPreviewProps) {
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

const weekText = (week: string): string => `KW ${Number(week.slice(-2))}`;

type MenuUsesNoteProps = { readonly uses: MenuUses; readonly today: LocalDate };

/** Says where the menu is used, before staff archive or remove it. */
function MenuUsesNote({ uses: { days, carts }, today }: MenuUsesNoteProps) {
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

type Props = { readonly form: PageForm<MenuDraft>; readonly uses: MenuUses };

/** Shows the form of a menu, its preview and its uses. */
export function MenuEditor({ form, uses }: Props) {
  const { ports } = useApp();
  const today = toLocalDate(useNow());
  const isNew = form.loaded.version === NEW_VERSION;
  return (
    <RecordForm
      record={MENU_RECORD}
      noun="Menü"
      form={form}
      isNew={isNew}
      texts={MENU_FIELDS}
      save={(saving) => ports.menuAdmin.save(form.id, saving)}
      renderPreview={({ value }) => (
        <>
          <MenuPreview id={form.id} draft={draftOf(value)} uses={uses} />
          {!isNew && <MenuUsesNote uses={uses} today={today} />}
        </>
      )}
    >
      {(editor) => <MenuFields editor={editor} />}
    </RecordForm>
  );
}
