import type { Versioned } from '@ofenpost/core/editor/versioned';
import { BLANK_EVENT, type EventDraft, eventDraft } from '@ofenpost/core/event/event-draft';
import { NEW_EVENT_VERSION } from '@ofenpost/core/event/save-event';
import { adminPage } from '../app/admin-page.tsx';
import { isId } from '../app/admin-path.ts';
import { adminLink } from '../app/paths.ts';
import { EditorHead } from '../editor/editor-head.tsx';
import { FormNotice } from '../editor/form-notice.tsx';
import { useEditorPage } from '../editor/use-editor-page.ts';
import { EventActions } from './event-actions.tsx';
import { EventEditor } from './event-editor.tsx';
import { EventStateBadge } from './event-state-badge.tsx';
import layout from '../theme/layout.module.css';

/** Replaces an id in the address of an unsaved event. */
const NEW = 'new';

type Data = { readonly eventId: string; readonly newest: Versioned<EventDraft> };

/** Edits one event, new or stored. */
function EventEditorPage({ id, data }: { readonly id: string; readonly data: Data }) {
  const isNew = id === NEW;
  const form = useEditorPage(data.newest, {
    id: data.eventId,
    isNew,
    under: 'events',
    form: `events/${id}`,
    draft: eventDraft,
  });
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <EditorHead
        list="Events"
        link={adminLink('events')}
        title={isNew ? 'Neuer Event' : data.newest.value.title}
        state={!isNew && <EventStateBadge state={data.newest.value.state} />}
      >
        {!isNew && <EventActions id={form.id} event={data.newest.value} />}
      </EditorHead>
      <FormNotice form={form} />
      <EventEditor key={form.key} form={form} />
    </div>
  );
}

export const eventEditorPage = adminPage<Data>({
  path: 'events/$id',
  title: 'Event',
  action: 'event.edit',
  access: 'zu den Events',
  load: async ({ eventAdmin, idempotencyKey }, id) => {
    if (id === NEW)
      return { eventId: idempotencyKey.create(), newest: { version: NEW_EVENT_VERSION, value: BLANK_EVENT } };
    const found = isId(id) ? await eventAdmin.find(id) : null;
    return found && { eventId: id, newest: found };
  },
  Page: EventEditorPage,
});
