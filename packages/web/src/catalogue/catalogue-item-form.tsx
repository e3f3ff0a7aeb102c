import {
  RECORDS,
  type CatalogueItemDrafts,
  type CatalogueItemKind,
  NEW_VERSION,
} from '@ofenpost/core/catalogue/catalogue-item';
import { createCatalogueItemForm } from '@ofenpost/core/catalogue/catalogue-item-form';
import { type EditedDraft, draftOf } from '@ofenpost/core/editor/versioned-editor';
import type { ReactNode } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { EditForm } from '../editor/edit-form.tsx';
import type { PageForm } from '../editor/use-editor-page.ts';
import type { Editor } from '../editor/use-editor.ts';
import { useFormEditor } from '../editor/use-form-editor.ts';
import type { CatalogueItemPageParts } from './catalogue-item-page.tsx';

type Props<K extends CatalogueItemKind> = {
  readonly parts: CatalogueItemPageParts<K>;
  readonly form: PageForm<CatalogueItemDrafts[K]>;
  readonly renderFields: (editor: Editor<EditedDraft<CatalogueItemDrafts[K]>>) => ReactNode;
  readonly renderPreview: ((draft: CatalogueItemDrafts[K] | null) => ReactNode) | undefined;
};

/** The form of a catalogue item with its preview; it saves the item. */
export function CatalogueItemForm<K extends CatalogueItemKind>({ parts, form, renderFields, renderPreview }: Props<K>) {
  const { kind, noun, texts } = parts;
  const { id, loaded } = form;
  const { ports } = useApp();
  const editor = useFormEditor<CatalogueItemDrafts[K]>(form, {
    needsChange: loaded.version !== NEW_VERSION,
    createMachine: () => createCatalogueItemForm(ports.catalogueAdmin, { kind, id, loaded }),
    savedTitle: `${noun} gespeichert`,
  });
  return (
    <EditForm
      label={noun}
      editor={editor}
      texts={texts}
      preview={renderPreview?.(
        RECORDS[kind].draft.safeParse(draftOf<CatalogueItemDrafts[K]>(editor.value)).data ?? null,
      )}
    >
      {renderFields(editor)}
    </EditForm>
  );
}
