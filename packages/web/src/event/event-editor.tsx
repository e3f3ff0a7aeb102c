import { draftOf } from '@ofenpost/core/editor/versioned-editor';
import { EVENT_FIELDS, type EventDraft } from '@ofenpost/core/event/event-draft';
import { createEventForm } from '@ofenpost/core/event/event-form';
import { NEW_EVENT_VERSION } from '@ofenpost/core/event/save-event';
import { useApp } from '../app/app-actors.tsx';
import { EditForm } from '../editor/edit-form.tsx';
import type { FieldTexts } from '../editor/field-texts.ts';
import type { PageForm } from '../editor/use-editor-page.ts';
import { useFormEditor } from '../editor/use-form-editor.ts';
import { PHOTO_TEXT } from '../photo/photo-texts.ts';
import { EventFields } from './event-fields.tsx';
import { EventPreview } from './event-preview.tsx';

const TEXTS: FieldTexts<EventDraft> = { ...EVENT_FIELDS, photo: PHOTO_TEXT };

type Props = { readonly form: PageForm<EventDraft> };

/** Shows the form of an event and its preview. */
export function EventEditor({ form }: Props) {
  const { ports } = useApp();
  const editor = useFormEditor(form, {
    needsChange: form.loaded.version !== NEW_EVENT_VERSION,
    createMachine: () => createEventForm(ports.eventAdmin, form.id, form.loaded),
    savedTitle: 'Event gespeichert',
  });
  return (
    <EditForm
      label="Event"
      editor={editor}
      texts={TEXTS}
      preview={<EventPreview id={form.id} draft={draftOf(editor.value)} />}
    >
      <EventFields editor={editor} />
    </EditForm>
  );
}
