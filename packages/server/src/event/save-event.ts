import type { SaveAnswer } from '@ofenpost/core/editor/editor';
import type { Versioned } from '@ofenpost/core/editor/versioned';
import type { EventAdminError } from '@ofenpost/core/event/event-admin-error';
import { type EventDraft, eventDraftOf } from '@ofenpost/core/event/event-draft';
import { validateEventRemoval, validateEventSaving, versionedEvent } from '@ofenpost/core/event/save-event';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import { recordAudit } from '../audit/audit-log.repository.ts';
import { missingPhoto } from '../photo/photo.repository.ts';
import type { Services } from '../services.ts';
import { deleteEvent, lockEvent, saveEvent } from './restaurant-event.repository.ts';

type Actor = {
  /** The account that saves. */
  readonly actorId: string;
};
type Saving = Actor & { readonly id: string; readonly saving: Versioned<EventDraft> };
type Answer = SaveAnswer<Versioned<EventDraft>>;

/** Saves and records who did it in one transaction; the table's trigger notifies every process, and so guests. */
export async function saveEventDraft(services: Pick<Services, 'database' | 'clock'>, request: Saving): Promise<Answer> {
  const { id, saving, actorId } = request;
  const answer = await services.database.transaction(async (tx): Promise<Answer | null> => {
    const current = await lockEvent(tx, id);
    const now = services.clock.now();
    const validated = validateEventSaving({ current, saving, now });
    if (!validated.ok || validated.value.version === current?.version) return validated;
    const { version, value } = validated.value;
    const message = await missingPhoto(tx, value.photo);
    if (message !== null) return err({ code: 'refused', message });
    if (!(await saveEvent(tx, { ...value, id, version, changed: now }, current === null))) return null;
    const before = current && eventDraftOf(current);
    await recordAudit(tx, { at: now, actorId, action: 'event.changed', subject: id, before, after: value });
    return validated;
  });
  // The same new event was saved by two requests at once: the other one was first.
  return answer ?? saveEventDraft(services, request);
}

/** Deletes an event; the audit log still has its contents. */
export const removeEvent = (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { id, actorId }: Actor & { readonly id: string },
): Promise<Result<Versioned<EventDraft>, EventAdminError>> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const removable = validateEventRemoval(await lockEvent(tx, id), now);
    if (!removable.ok) return removable;
    await deleteEvent(tx, id);
    const before = eventDraftOf(removable.value);
    await recordAudit(tx, { at: now, actorId, action: 'event.changed', subject: id, before, after: null });
    return ok(versionedEvent(removable.value));
  });
