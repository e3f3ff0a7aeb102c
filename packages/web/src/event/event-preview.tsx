import { isShown } from '@ofenpost/core/event/coming-events';
import { type EventDraft, eventDraft } from '@ofenpost/core/event/event-draft';
import type { RestaurantEvent } from '@ofenpost/core/event/restaurant-event';
import { useNow } from '../app/app-state.ts';
import { EventDescription } from './event-description.tsx';
import { EventWords } from './event-list.tsx';
import previewStyles from '../editor/preview.module.css';
import layout from '../theme/layout.module.css';
import styles from './event-admin.module.css';
import listStyles from './event-list.module.css';

type Props = { readonly id: string; readonly draft: EventDraft };

function hintOf(event: RestaurantEvent, now: string): string {
  if (event.state === 'draft') return 'Noch ein Entwurf: So lesen ihn die Gäste, wenn du ihn veröffentlichst.';
  return isShown(event, now) ? 'So lesen ihn die Gäste, am Handy.' : 'Vorbei: Gäste sehen ihn nicht mehr.';
}

/** Shows the edited event as guests will see it. */
export function EventPreview({ id, draft }: Props) {
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
