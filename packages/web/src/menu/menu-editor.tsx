import type { Versioned } from '@ofenpost/core/editor/versioned';
import { draftOf, editedDraftOf } from '@ofenpost/core/editor/versioned-editor';
import type { MenuDraft } from '@ofenpost/core/menu/menu-draft';
import { createMenuForm } from '@ofenpost/core/menu/menu-form';
import type { MenuUses } from '@ofenpost/core/menu/menu-uses';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { useEffect, useEffectEvent } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { useNow } from '../app/app-state.ts';
import { EditForm } from '../editor/edit-form.tsx';
import { useEditor } from '../editor/use-editor.ts';
import { MenuFields } from './menu-fields.tsx';
import { MenuPreview } from './menu-preview.tsx';
import { MENU_TEXTS } from './menu-texts.ts';
import { MenuUsesNote } from './menu-uses-note.tsx';

type Props = {
  readonly id: string;
  /** With what the form begins. */
  readonly loaded: Versioned<MenuDraft>;
  /** What stands in it at once, as something to save: of a copy. */
  readonly entered: MenuDraft | null;
  readonly uses: MenuUses;
  readonly onSaved: (version: number) => void;
  readonly onChanged: (isChanged: boolean) => void;
};

/** The form of a menu, how guests will see it, and who names it. */
export function MenuEditor({ id, loaded, entered, uses, onSaved, onChanged }: Props) {
  const { ports } = useApp();
  const today = toLocalDate(useNow());
  const editor = useEditor({
    initial: editedDraftOf(loaded),
    createMachine: () => createMenuForm(ports.menuDesk, id, loaded),
    savedTitle: 'Menü gespeichert',
    onSaved: ({ version }) => onSaved(version),
    onChanged,
  });
  const enter = useEffectEvent(() => entered !== null && editor.edit(entered));
  useEffect(() => void enter(), []);
  return (
    <EditForm
      label="Menü"
      editor={editor}
      texts={MENU_TEXTS}
      preview={
        <>
          <MenuPreview id={id} draft={draftOf(editor.value)} uses={uses} />
          {loaded.version > 0 && <MenuUsesNote uses={uses} today={today} />}
        </>
      }
    >
      <MenuFields editor={editor} />
    </EditForm>
  );
}
