import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { EventAdminPort, EventPort } from '@ofenpost/core/event/event.port';
import { resultOf } from './refusal.ts';

export const createEventHttp = ({ event }: ApiClient): EventPort => ({
  load: () => event.load(),
});

export const createEventAdminHttp = ({ eventDesk }: ApiClient): EventAdminPort => ({
  list: (query) => eventDesk.list(query),
  find: (id) => eventDesk.find({ id }),
  save: (id, saving) => resultOf(eventDesk.save({ ...saving, id })),
  remove: (id) => resultOf(eventDesk.remove({ id })),
});
