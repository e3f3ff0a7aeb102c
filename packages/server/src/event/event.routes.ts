import { eventAdminContract, eventContract } from '@ofenpost/contract/event/event.contract';
import type { SaveAnswer } from '@ofenpost/core/editor/editor';
import type { Versioned } from '@ofenpost/core/editor/versioned';
import { comingEvents } from '@ofenpost/core/event/coming-events';
import { EVENT_CSV, EVENT_LIST } from '@ofenpost/core/event/event-list';
import { type EventAdminError, type EventDraft, eventDraftOf } from '@ofenpost/core/event/restaurant-event';
import { validateEventRemoval, validateEventSaving, versionedEvent } from '@ofenpost/core/event/save-event';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import { implement } from '@orpc/server';
import { recordAudit } from '../audit/audit-log.repository.ts';
import type { ApiContext } from '../http/api-context.ts';
import { signedInId } from '../http/signed-in-id.ts';
import { csvExportPart } from '../list/csv-export.http.ts';
import { missingPhoto } from '../photo/photo.repository.ts';
import type { Services } from '../services.ts';
import { deleteEvent, lockEvent, saveEvent, findEvent, findEvents } from './restaurant-event.repository.ts';

type Actor = {
  /** The account that saves. */
  readonly actorId: string;
};
type Saving = Actor & { readonly id: string; readonly saving: Versioned<EventDraft> };
type Answer = SaveAnswer<Versioned<EventDraft>>;

/** Saves and records who did it in one transaction; the table's trigger notifies every process, and so guests. */
async function saveEventDraft(services: Pick<Services, 'database' | 'clock'>, request: Saving): Promise<Answer> {
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
const removeEvent = (
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

const event = implement(eventContract).$context<ApiContext>();
const eventAdmin = implement(eventAdminContract).$context<ApiContext>();

/** The handlers of `eventContract`. */
export const createEventRoutes = ({ content, clock }: Services) => ({
  load: event.load.handler(async () => comingEvents((await content.read()).events, clock.now())),
});

/** The handlers of `eventAdminContract`. */
export const createEventAdminRoutes = (services: Services) => ({
  list: eventAdmin.list.handler(({ input }) => findEvents(services.database, input, services.clock.now())),
  find: eventAdmin.find.handler(async ({ input }) => {
    const found = await findEvent(services.database, input.id);
    return found && versionedEvent(found);
  }),
  save: eventAdmin.save.handler(async ({ context, input: { id, ...saving }, errors }) => {
    const saved = await saveEventDraft(services, { id, saving, actorId: await signedInId(context) });
    if (!saved.ok) throw errors.REFUSED({ data: saved.error });
    return saved.value;
  }),
  remove: eventAdmin.remove.handler(async ({ context, input: { id }, errors }) => {
    const removed = await removeEvent(services, { id, actorId: await signedInId(context) });
    if (!removed.ok) throw errors.REFUSED({ data: removed.error });
    return removed.value;
  }),
});

/** `/admin/events.csv`: the events as a spreadsheet. */
export const eventCsvPart = (services: Services) =>
  csvExportPart(services, {
    path: '/admin/events.csv',
    page: '/admin/events',
    action: 'event.edit',
    name: 'Events',
    list: EVENT_LIST,
    columns: EVENT_CSV,
    find: (db, query) => findEvents(db, query, services.clock.now()),
  });
