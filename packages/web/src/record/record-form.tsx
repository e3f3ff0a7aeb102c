import type { SaveAnswer } from '@ofenpost/core/editor/editor';
import type { Versioned } from '@ofenpost/core/editor/versioned';
import { type EditedDraft, createVersionedEditor } from '@ofenpost/core/editor/versioned-editor';
import type { RecordDefinition } from '@ofenpost/core/record/record-definition';
import type { ReactNode } from 'react';
import { EditForm } from './edit-form.tsx';
import type { FieldTexts } from './field-texts.ts';
import { type Editor, useFormEditor } from './use-editor.ts';
import type { NewestForm } from './use-newest-form.ts';

type Props<Draft extends object> = {
  readonly record: Pick<RecordDefinition<Draft>, 'draft'>;
  /** The singular for the form's accessible name and messages, such as `Produkt`. */
  readonly noun: string;
  readonly savedTitle?: string;
  readonly form: NewestForm<Draft>;
  /** Whether it has never been saved, so that saving needs no change. */
  readonly isNew?: boolean;
  readonly texts: FieldTexts<Draft>;
  readonly save: (saving: Versioned<Draft>) => Promise<SaveAnswer<Versioned<Draft>>>;
  /** Renders a preview of the draft beside the fields. */
  readonly renderPreview?: ((editor: Editor<EditedDraft<Draft>>) => ReactNode) | undefined;
  /** Renders the fields. */
  readonly children: (editor: Editor<EditedDraft<Draft>>) => ReactNode;
};

/** The form of a record of any kind; it saves the record. */
export function RecordForm<Draft extends object>(props: Props<Draft>) {
  const { record, noun, savedTitle = `${noun} gespeichert`, form, isNew = false } = props;
  const { texts, save, renderPreview, children } = props;
  const editor = useFormEditor<Draft>(form, {
    needsChange: !isNew,
    createMachine: () => createVersionedEditor<Draft>(form.loaded, { draft: record.draft, save }),
    savedTitle,
  });
  return (
    <EditForm label={noun} editor={editor} texts={texts} preview={renderPreview?.(editor)}>
      {children(editor)}
    </EditForm>
  );
}
