import type { Versioned } from '@ofenpost/core/editor/versioned';
import { draftOf, editedDraftOf } from '@ofenpost/core/editor/versioned-editor';
import { EVENT_FIELDS, type EventDraft } from '@ofenpost/core/event/event-draft';
import { createEventForm } from '@ofenpost/core/event/event-form';
import { NEW_EVENT_VERSION } from '@ofenpost/core/event/keep-event';
import { useApp } from '../app/app-actors.tsx';
import { EditForm } from '../editor/edit-form.tsx';
import type { FieldTexts } from '../editor/field-texts.ts';
import { useEditor } from '../editor/use-editor.ts';
import { useKeptForm } from '../editor/use-kept-form.ts';
import { PHOTO_TEXT } from '../photo/photo-texts.ts';
import { EventFields } from './event-fields.tsx';
import { EventPreview } from './event-preview.tsx';

const TEXTS: FieldTexts<EventDraft> = { ...EVENT_FIELDS, photo: PHOTO_TEXT };

type Props = {
  /** What it is kept as. */
  readonly name: string;
  readonly id: string;
  /** With what the form begins. */
  readonly loaded: Versioned<EventDraft>;
  /** What was entered before and is not saved yet. */
  readonly entered: Partial<EventDraft> | null;
  readonly onSaved: (version: number) => void;
  readonly onChanged: (isChanged: boolean) => void;
};

/** The form of an event, and how guests will read it. */
export function EventEditor({ name, id, loaded, entered, onSaved, onChanged }: Props) {
  const { ports } = useApp();
  const editor = useEditor({
    initial: editedDraftOf(loaded),
    entered,
    needsChange: loaded.version !== NEW_EVENT_VERSION,
    createMachine: () => createEventForm(ports.eventDesk, id, loaded),
    savedTitle: 'Event gespeichert',
    onSaved: ({ version }) => onSaved(version),
    onChanged,
  });
  useKeptForm<EventDraft>(name, editor, id);
  return (
    <EditForm
      label="Event"
      editor={editor}
      texts={TEXTS}
      preview={<EventPreview id={id} draft={draftOf(editor.value)} />}
    >
      <EventFields editor={editor} />
    </EditForm>
  );
}
