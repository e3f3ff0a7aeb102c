import { GOODS, type GoodsDrafts, type GoodsKind, NEW_VERSION } from '@ofenpost/core/catalogue/goods';
import { createGoodsForm } from '@ofenpost/core/catalogue/goods-form';
import { type EditedDraft, draftOf } from '@ofenpost/core/editor/versioned-editor';
import type { ReactNode } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { EditForm } from '../editor/edit-form.tsx';
import type { PageForm } from '../editor/use-editor-page.ts';
import type { Editor } from '../editor/use-editor.ts';
import { useFormEditor } from '../editor/use-form-editor.ts';
import type { GoodsParts } from './goods-page.tsx';

type Props<K extends GoodsKind> = {
  readonly parts: GoodsParts<K>;
  readonly form: PageForm<GoodsDrafts[K]>;
  readonly renderFields: (editor: Editor<EditedDraft<GoodsDrafts[K]>>) => ReactNode;
  readonly renderPreview: ((draft: GoodsDrafts[K] | null) => ReactNode) | undefined;
};

/** The form of one of the goods: it knows how to save it, and shows what the draft would look like. */
export function GoodsForm<K extends GoodsKind>({ parts, form, renderFields, renderPreview }: Props<K>) {
  const { kind, noun, texts } = parts;
  const { id, loaded } = form;
  const { ports } = useApp();
  const editor = useFormEditor<GoodsDrafts[K]>(form, {
    needsChange: loaded.version !== NEW_VERSION,
    createMachine: () => createGoodsForm(ports.catalogueDesk, { kind, id, loaded }),
    savedTitle: `${noun} gespeichert`,
  });
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
