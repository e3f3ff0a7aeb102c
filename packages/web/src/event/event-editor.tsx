import type { Versioned } from '@ofenpost/core/editor/versioned';
import { draftOf, editedDraftOf } from '@ofenpost/core/editor/versioned-editor';
import type { EventDraft } from '@ofenpost/core/event/event-draft';
import { createEventForm } from '@ofenpost/core/event/event-form';
import { EVENT_STATE_LABELS } from '@ofenpost/core/event/event-labels';
import type { Instant } from '@ofenpost/core/time/instant';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { useApp } from '../app/app-actors.tsx';
import { EditForm } from '../editor/edit-form.tsx';
import type { FieldTexts } from '../editor/field-texts.ts';
import { useEditor } from '../editor/use-editor.ts';
import { PHOTO_TEXT } from '../photo/photo-texts.ts';
import { EventFields } from './event-fields.tsx';
import { EventPreview } from './event-preview.tsx';

const momentText = (at: Instant): string => (at === '' ? 'offen' : `${formatDate(at)}, ${formatTime(at)}`);
const words = (text: string): string => (text === '' ? 'leer' : text);

const TEXTS: FieldTexts<EventDraft> = {
  title: { label: 'Titel', text: words },
  description: { label: 'Beschreibung', text: words },
  start: { label: 'Beginn', text: momentText },
  end: { label: 'Ende', text: momentText },
  photo: PHOTO_TEXT,
  state: { label: 'Zustand', text: (state) => EVENT_STATE_LABELS[state] },
};

type Props = {
  readonly id: string;
  /** With what the form begins. */
  readonly loaded: Versioned<EventDraft>;
  readonly onSaved: (version: number) => void;
  readonly onChanged: (isChanged: boolean) => void;
};

/** The form of an event, and how guests will read it. */
export function EventEditor({ id, loaded, onSaved, onChanged }: Props) {
  const { ports } = useApp();
  const editor = useEditor({
    initial: editedDraftOf(loaded),
    createMachine: () => createEventForm(ports.eventDesk, id, loaded),
    savedTitle: 'Event gespeichert',
    onSaved: ({ version }) => onSaved(version),
    onChanged,
  });
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
