import type { Versioned } from '@ofenpost/core/editor/versioned';
import { draftOf, editedDraftOf } from '@ofenpost/core/editor/versioned-editor';
import { NEW_MENU_VERSION } from '@ofenpost/core/menu/keep-menu';
import { MENU_FIELDS, type MenuDraft } from '@ofenpost/core/menu/menu-draft';
import { createMenuForm } from '@ofenpost/core/menu/menu-form';
import type { MenuUses } from '@ofenpost/core/menu/menu-uses';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { useApp } from '../app/app-actors.tsx';
import { useNow } from '../app/app-state.ts';
import { EditForm } from '../editor/edit-form.tsx';
import { useEditor } from '../editor/use-editor.ts';
import { useKeptForm } from '../editor/use-kept-form.ts';
import { MenuFields } from './menu-fields.tsx';
import { MenuPreview } from './menu-preview.tsx';
import { MenuUsesNote } from './menu-uses-note.tsx';

type Props = {
  /** What it is kept as. */
  readonly name: string;
  readonly id: string;
  /** With what the form begins. */
  readonly loaded: Versioned<MenuDraft>;
  /** What was entered before and is not saved yet. */
  readonly entered: Partial<MenuDraft> | null;
  readonly uses: MenuUses;
  readonly onSaved: (version: number) => void;
  readonly onChanged: (isChanged: boolean) => void;
};

/** The form of a menu, how guests will see it, and who names it. */
export function MenuEditor({ name, id, loaded, entered, uses, onSaved, onChanged }: Props) {
  const { ports } = useApp();
  const today = toLocalDate(useNow());
  const editor = useEditor({
    initial: editedDraftOf(loaded),
    entered,
    needsChange: loaded.version !== NEW_MENU_VERSION,
    createMachine: () => createMenuForm(ports.menuDesk, id, loaded),
    savedTitle: 'Menü gespeichert',
    onSaved: ({ version }) => onSaved(version),
    onChanged,
  });
  useKeptForm<MenuDraft>(name, editor, id);
  return (
    <EditForm
      label="Menü"
      editor={editor}
      texts={MENU_FIELDS}
      preview={
        <>
          <MenuPreview id={id} draft={draftOf(editor.value)} uses={uses} />
          {loaded.version !== NEW_MENU_VERSION && <MenuUsesNote uses={uses} today={today} />}
        </>
      }
    >
      <MenuFields editor={editor} />
    </EditForm>
  );
}
