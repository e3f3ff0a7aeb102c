import { NEW_VERSION, type Versioned } from '@ofenpost/core/editor/versioned';
import { draftOf } from '@ofenpost/core/editor/versioned-editor';
import { isShown } from '@ofenpost/core/event/coming-events';
import {
  EVENT_ADMIN_MESSAGES,
  type EventDraft,
  copyOfEvent,
  eventDraft,
  type RestaurantEvent,
  EVENT_FIELDS,
  BLANK_EVENT,
} from '@ofenpost/core/event/restaurant-event';
import { EVENT_RECORD } from '@ofenpost/core/event/save-event';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { adminPage, isId } from '../app/admin-page.tsx';
import { useApp, useNow } from '../app/app-actors.tsx';
import { useWork } from '../app/use-work.ts';
import { PHOTO_TEXT } from '../photo/photo-words.tsx';
import { EditorHead, FormNotice } from '../record/editor-head.tsx';
import type { FieldTexts } from '../record/field-texts.ts';
import { RecordForm } from '../record/record-form.tsx';
import { RemovalQuestion } from '../record/removal-question.tsx';
import { useEditorPage } from '../record/use-editor.ts';
import { EventStateBadge } from './event-admin.tsx';
import { EventDescription } from './event-description.tsx';
import { EventFields } from './event-fields.tsx';
import { EventWords } from './event-list.tsx';
import previewStyles from '../record/preview.module.css';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './event-admin.module.css';
import listStyles from './event-list.module.css';

type Props = { readonly id: string; readonly event: EventDraft };

/** Offers further actions on an event. */
function EventActions({ id, event }: Props) {
  const { ports, actors } = useApp();
  const navigate = useNavigate();
  const { isBusy, start } = useWork();
  const [isAsking, setAsking] = useState(false);
  // The id of one copy, however often the button is pressed.
  const [copyId] = useState(() => ports.idempotencyKey.create());
  const showToast = (title: string, detail = '') =>
    actors.toast.send({ type: 'toast.shown', message: { kind: 'success', title, detail } });
  const refuse = (detail: string) =>
    actors.toast.send({ type: 'toast.shown', message: { kind: 'error', title: 'Fehler', detail } });
  const copy = () =>
    start(async () => {
      const value = copyOfEvent(event, ports.clock.now());
      const saved = await ports.eventAdmin.save(copyId, { version: NEW_VERSION, value });
      if (saved.ok) showToast('Kopie angelegt', 'Sie ist ein Entwurf. Schau, ob das Datum stimmt.');
      // The copy was created by an earlier attempt and has been changed since.
      await navigate({ to: '/admin/events/$id', params: { id: copyId } });
    });
  const remove = () =>
    start(async () => {
      setAsking(false);
      const removed = await ports.eventAdmin.remove(id);
      if (!removed.ok && removed.error.code === 'eventShown') return refuse(EVENT_ADMIN_MESSAGES.eventShown);
      showToast('Event gelöscht', event.title);
      await navigate({ to: '/admin/events', replace: true });
    });
  const ask = () => (isShown(event, ports.clock.now()) ? refuse(EVENT_ADMIN_MESSAGES.eventShown) : setAsking(true));
  return (
    <>
      <button type="button" className={controls.secondary} aria-disabled={isBusy} onClick={copy}>
        Duplizieren
      </button>
      <button type="button" className={controls.secondary} onClick={ask}>
        Löschen …
      </button>
      <RemovalQuestion title="Event löschen?" isOpen={isAsking} onConfirmed={remove} onClosed={() => setAsking(false)}>
        <p>«{event.title}» ist danach für alle weg. Wer ihn gelöscht hat, bleibt im Protokoll.</p>
      </RemovalQuestion>
    </>
  );
}

type EventPreviewProps = { readonly id: string; readonly draft: EventDraft };

function hintOf(event: RestaurantEvent, now: string): string {
  if (event.state === 'draft') return 'Noch ein Entwurf: So lesen ihn die Gäste, wenn du ihn veröffentlichst.';
  return isShown(event, now) ? 'So lesen ihn die Gäste, am Handy.' : 'Vorbei: Gäste sehen ihn nicht mehr.';
}

/** Shows the edited event as guests will see it. */
function EventPreview({ id, draft }: EventPreviewProps) {
  const now = useNow();
  const { data } = eventDraft.safeParse(draft);
  const event = data && { ...data, id, version: 1, changed: now };
  return (
    <>
      <h2 className={previewStyles.title}>Für Gäste</h2>
      <p className={previewStyles.hint}>
        {event === undefined ? 'Sobald Titel und Zeiten stimmen, siehst du hier den Event.' : hintOf(event, now)}
      </p>
      {event !== undefined && (
        <div className={`${layout.card} ${listStyles.event} ${styles.preview}`}>
          <EventWords event={event} heading="h3">
            <EventDescription event={event} heading="h3" />
          </EventWords>
        </div>
      )}
    </>
  );
}

const TEXTS: FieldTexts<EventDraft> = { ...EVENT_FIELDS, photo: PHOTO_TEXT };

/** Replaces an id in the address of an unsaved event. */
const NEW = 'new';

type Data = { readonly eventId: string; readonly newest: Versioned<EventDraft> };

/** Edits one event, new or stored. */
function EventEditorPage({ id, data }: { readonly id: string; readonly data: Data }) {
  const { ports } = useApp();
  const isNew = id === NEW;
  const form = useEditorPage(data.newest, {
    id: data.eventId,
    isNew,
    page: '/admin/events/$id',
    form: `events/${id}`,
    draft: eventDraft,
  });
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <EditorHead
        list="Events"
        link={{ to: '/admin/events' }}
        title={isNew ? 'Neuer Event' : data.newest.value.title}
        state={!isNew && <EventStateBadge state={data.newest.value.state} />}
      >
        {!isNew && <EventActions id={form.id} event={data.newest.value} />}
      </EditorHead>
      <FormNotice form={form} />
      <RecordForm
        key={form.key}
        record={EVENT_RECORD}
        noun="Event"
        form={form}
        isNew={form.loaded.version === NEW_VERSION}
        texts={TEXTS}
        save={(saving) => ports.eventAdmin.save(form.id, saving)}
        renderPreview={({ value }) => <EventPreview id={form.id} draft={draftOf(value)} />}
      >
        {(editor) => <EventFields editor={editor} />}
      </RecordForm>
    </div>
  );
}

export const eventEditorPage = adminPage<Data>({
  title: 'Event',
  action: 'event.edit',
  access: 'zu den Events',
  load: async ({ eventAdmin, idempotencyKey }, id) => {
    if (id === NEW) return { eventId: idempotencyKey.create(), newest: { version: NEW_VERSION, value: BLANK_EVENT } };
    const found = isId(id) ? await eventAdmin.find(id) : null;
    return found && { eventId: id, newest: found };
  },
  Page: EventEditorPage,
});
