import { NEW_VERSION, type Versioned } from '@ofenpost/core/editor/versioned';
import { isShown } from '@ofenpost/core/event/coming-events';
import {
  BLANK_EVENT,
  EVENT_ADMIN_MESSAGES,
  EVENT_FIELDS,
  type EventAdminError,
  type EventDraft,
  type RestaurantEvent,
  copyOfEvent,
} from '@ofenpost/core/event/restaurant-event';
import { EVENT_RECORD } from '@ofenpost/core/event/save-event';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { adminPage } from '../app/admin-page.tsx';
import { useApp, useNow } from '../app/app-actors.tsx';
import { useWork } from '../app/use-work.ts';
import { PHOTO_TEXT } from '../photo/photo-words.tsx';
import type { FieldTexts } from '../record/field-texts.ts';
import { RecordPage, loadStored } from '../record/record-page.tsx';
import { RecordRemoval } from '../record/record-removal.tsx';
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
  // The id of one copy, however often the button is pressed.
  const [copyId] = useState(() => ports.idempotencyKey.create());
  const copy = () =>
    start(async () => {
      const value = copyOfEvent(event, ports.clock.now());
      const saved = await ports.eventAdmin.save(copyId, { version: NEW_VERSION, value });
      const detail = 'Sie ist ein Entwurf. Schau, ob das Datum stimmt.';
      if (saved.ok)
        actors.toast.send({ type: 'toast.shown', message: { kind: 'success', title: 'Kopie angelegt', detail } });
      // The copy was created by an earlier attempt and has been changed since.
      await navigate({ to: '/admin/events/$id', params: { id: copyId } });
    });
  return (
    <>
      <button type="button" className={controls.secondary} aria-disabled={isBusy} onClick={copy}>
        Duplizieren
      </button>
      <RecordRemoval<EventAdminError>
        noun="Event"
        name={event.title}
        list="/admin/events"
        refused="Fehler"
        blocker={isShown(event, ports.clock.now()) ? EVENT_ADMIN_MESSAGES.eventShown : null}
        remove={() => ports.eventAdmin.remove(id)}
        messageOf={({ code }) => (code === 'eventShown' ? EVENT_ADMIN_MESSAGES.eventShown : null)}
      >
        <p>«{event.title}» ist danach für alle weg. Wer ihn gelöscht hat, bleibt im Protokoll.</p>
      </RecordRemoval>
    </>
  );
}

type EventPreviewProps = { readonly id: string; readonly draft: EventDraft | null };

function hintOf(event: RestaurantEvent, now: string): string {
  if (event.state === 'draft') return 'Noch ein Entwurf: So lesen ihn die Gäste, wenn du ihn veröffentlichst.';
  return isShown(event, now) ? 'So lesen ihn die Gäste, am Handy.' : 'Vorbei: Gäste sehen ihn nicht mehr.';
}

/** Shows the edited event as guests will see it. */
function EventPreview({ id, draft }: EventPreviewProps) {
  const now = useNow();
  const event = draft && { ...draft, id, version: 1, changed: now };
  return (
    <>
      <h2 className={previewStyles.title}>Für Gäste</h2>
      <p className={previewStyles.hint}>
        {event === null ? 'Sobald Titel und Zeiten stimmen, siehst du hier den Event.' : hintOf(event, now)}
      </p>
      {event !== null && (
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

type Data = { readonly stored: Versioned<EventDraft> | null };

/** Edits one event, new or stored. */
function EventEditorPage({ id, data: { stored } }: { readonly id: string; readonly data: Data }) {
  const { ports } = useApp();
  return (
    <RecordPage
      record={EVENT_RECORD}
      noun="Event"
      newTitle="Neuer Event"
      page="/admin/events/$id"
      list={{ to: '/admin/events' }}
      listTitle="Events"
      texts={TEXTS}
      path={id}
      stored={stored}
      begin={BLANK_EVENT}
      nameOf={({ title }) => title}
      save={ports.eventAdmin.save}
      state={stored && <EventStateBadge state={stored.value.state} />}
      actions={stored && <EventActions id={id} event={stored.value} />}
      renderFields={(editor) => <EventFields editor={editor} />}
      renderPreview={(draft, eventId) => <EventPreview id={eventId} draft={draft} />}
    />
  );
}

export const eventEditorPage = adminPage<Data>({
  title: 'Event',
  action: 'event.edit',
  access: 'zu den Events',
  load: ({ eventAdmin }, id) => loadStored(id, eventAdmin.find),
  Page: EventEditorPage,
});
