import { draftOf } from '@ofenpost/core/editor/versioned-editor';
import { MENU_FIELDS, type MenuDraft } from '@ofenpost/core/menu/menu-draft';
import { createMenuForm } from '@ofenpost/core/menu/menu-form';
import type { MenuUses } from '@ofenpost/core/menu/menu-uses';
import { NEW_MENU_VERSION } from '@ofenpost/core/menu/save-menu';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { useApp } from '../app/app-actors.tsx';
import { useNow } from '../app/app-state.ts';
import { EditForm } from '../editor/edit-form.tsx';
import type { PageForm } from '../editor/use-editor-page.ts';
import { useFormEditor } from '../editor/use-form-editor.ts';
import { MenuFields } from './menu-fields.tsx';
import { MenuPreview } from './menu-preview.tsx';
import { MenuUsesNote } from './menu-uses-note.tsx';

type Props = { readonly form: PageForm<MenuDraft>; readonly uses: MenuUses };

/** Shows the form of a menu, its preview and its uses. */
export function MenuEditor({ form, uses }: Props) {
  const { ports } = useApp();
  const today = toLocalDate(useNow());
  const isNew = form.loaded.version === NEW_MENU_VERSION;
  const editor = useFormEditor(form, {
    needsChange: !isNew,
    createMachine: () => createMenuForm(ports.menuAdmin, form.id, form.loaded),
    savedTitle: 'Menü gespeichert',
  });
  return (
    <EditForm
      label="Menü"
      editor={editor}
      texts={MENU_FIELDS}
      preview={
        <>
          <MenuPreview id={form.id} draft={draftOf(editor.value)} uses={uses} />
          {!isNew && <MenuUsesNote uses={uses} today={today} />}
        </>
      }
    >
      <MenuFields editor={editor} />
    </EditForm>
  );
}
