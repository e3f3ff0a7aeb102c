import { apiContract } from '@ofenpost/contract/api.contract';
import { comingEvents } from '@ofenpost/core/event/coming-events';
import { versionedEvent } from '@ofenpost/core/event/save-event';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';
import { signedInId } from '../session/signed-in-id.ts';
import { findEvent, findEvents } from './restaurant-event.repository.ts';
import { saveEventDraft, removeEvent } from './save-event.ts';

const event = implement(apiContract.event).$context<ApiContext>();
const eventAdmin = implement(apiContract.eventDesk).$context<ApiContext>();

/** The handlers of `apiContract.event`. */
export const createEventRoutes = ({ content, clock }: Services) => ({
  load: event.load.handler(async () => comingEvents((await content.read()).events, clock.now())),
});

/** The handlers of `apiContract.eventDesk`. */
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
