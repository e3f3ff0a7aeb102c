import type { SaveAnswer } from '@ofenpost/core/editor/editor';
import type { Versioned } from '@ofenpost/core/editor/versioned';
import type { EventDeskError } from '@ofenpost/core/event/event-desk-error';
import { type EventDraft, eventDraftOf } from '@ofenpost/core/event/event-draft';
import { judgeEventRemoval, judgeEventSaving, versionedEvent } from '@ofenpost/core/event/keep-event';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import { recordAudit } from '../audit/audit-log.repository.ts';
import { missingPhoto } from '../photo/photo.repository.ts';
import type { Services } from '../services.ts';
import { deleteEvent, lockEvent, saveEvent } from './restaurant-event.repository.ts';

type Actor = {
  /** The account that does it. */
  readonly actorId: string;
};
type Saving = Actor & { readonly id: string; readonly saving: Versioned<EventDraft> };
type Answer = SaveAnswer<Versioned<EventDraft>>;

/** Saves and writes down who did it in one transaction; the table's trigger tells every process, and so guests. */
export async function keepEvent(services: Pick<Services, 'database' | 'clock'>, request: Saving): Promise<Answer> {
  const { id, saving, actorId } = request;
  const answer = await services.database.transaction(async (tx): Promise<Answer | null> => {
    const current = await lockEvent(tx, id);
    const now = services.clock.now();
    const judged = judgeEventSaving({ current, saving, now });
    if (!judged.ok || judged.value.version === current?.version) return judged;
    const { version, value } = judged.value;
    const message = await missingPhoto(tx, value.photo);
    if (message !== null) return err({ code: 'refused', message });
    if (!(await saveEvent(tx, { ...value, id, version, changed: now }, current === null))) return null;
    const before = current && eventDraftOf(current);
    await recordAudit(tx, { at: now, actorId, action: 'event.changed', subject: id, before, after: value });
    return judged;
  });
  // The same new event came twice at once: the other one is there now.
  return answer ?? keepEvent(services, request);
}

/** Removes an event for good; what it was stays in the audit log. */
export const removeEvent = (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { id, actorId }: Actor & { readonly id: string },
): Promise<Result<Versioned<EventDraft>, EventDeskError>> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const removable = judgeEventRemoval(await lockEvent(tx, id), now);
    if (!removable.ok) return removable;
    await deleteEvent(tx, id);
    const before = eventDraftOf(removable.value);
    await recordAudit(tx, { at: now, actorId, action: 'event.changed', subject: id, before, after: null });
    return ok(versionedEvent(removable.value));
  });
