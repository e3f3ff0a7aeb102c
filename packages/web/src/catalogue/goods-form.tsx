import { GOODS, type GoodsDrafts, type GoodsKind } from '@ofenpost/core/catalogue/goods';
import { createGoodsForm } from '@ofenpost/core/catalogue/goods-form';
import type { Versioned } from '@ofenpost/core/editor/versioned';
import { type EditedDraft, draftOf, editedDraftOf } from '@ofenpost/core/editor/versioned-editor';
import type { ReactNode } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { EditForm } from '../editor/edit-form.tsx';
import { type Editor, useEditor } from '../editor/use-editor.ts';
import { useKeptForm } from '../editor/use-kept-form.ts';
import type { GoodsParts } from './goods-page.tsx';

type Props<K extends GoodsKind> = {
  /** What it is kept as. */
  readonly name: string;
  readonly parts: GoodsParts<K>;
  readonly id: string;
  /** With what the form begins. */
  readonly loaded: Versioned<GoodsDrafts[K]>;
  /** What was entered before and is not saved yet. */
  readonly entered: Partial<EditedDraft<GoodsDrafts[K]>> | null;
  readonly isNew: boolean;
  readonly renderFields: (editor: Editor<EditedDraft<GoodsDrafts[K]>>) => ReactNode;
  readonly renderPreview: ((draft: GoodsDrafts[K] | null) => ReactNode) | undefined;
  readonly onSaved: (version: number) => void;
  readonly onChanged: (isChanged: boolean) => void;
};

/** The form of one of the goods: it knows how to save it, and shows what the draft would look like. */
export function GoodsForm<K extends GoodsKind>(props: Props<K>) {
  const { name, parts, id, loaded, entered, isNew, renderFields, renderPreview, onSaved, onChanged } = props;
  const { kind, noun, texts } = parts;
  const { ports } = useApp();
  const editor = useEditor<EditedDraft<GoodsDrafts[K]>>({
    initial: editedDraftOf<GoodsDrafts[K]>(loaded),
    entered,
    needsChange: !isNew,
    createMachine: () => createGoodsForm(ports.catalogueDesk, { kind, id, loaded }),
    savedTitle: `${noun} gespeichert`,
    onSaved: ({ version }) => onSaved(version),
    onChanged,
  });
  useKeptForm<GoodsDrafts[K]>(name, editor, id);
  return (
    <EditForm
      label={noun}
      editor={editor}
      texts={texts}
      preview={renderPreview?.(GOODS[kind].draft.safeParse(draftOf<GoodsDrafts[K]>(editor.value)).data ?? null)}
    >
      {renderFields(editor)}
    </EditForm>
  );
}
