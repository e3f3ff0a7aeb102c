import { comingEvents } from '@ofenpost/core/event/coming-events';
import { EVENT_LIST, pageOfEvents } from '@ofenpost/core/event/event-list';
import type { EventAdminPort, EventPort } from '@ofenpost/core/event/event.port';
import type { EventAdminError, EventDraft } from '@ofenpost/core/event/restaurant-event';
import { EVENT_RECORD, validateEventRemoval, versionedEvent } from '@ofenpost/core/event/save-event';
import type { RemovableRepository } from '@ofenpost/core/record/record.use-cases';
import { missingPhoto } from './photo.in-memory.ts';
import { createRemovableInMemory } from './record.in-memory.ts';
import { type Shop, type Visitor, requireMay } from './shop.ts';

export const createEventInMemory = (shop: Shop): EventPort => ({
  load: async () => comingEvents(shop.events, shop.clock.now()),
});

const without = ({ events }: Shop, id: string) => events.filter((event) => event.id !== id);

const eventRepository: RemovableRepository<Shop, EventDraft, EventAdminError> = {
  definition: EVENT_RECORD,
  load: async ({ events }, id) => {
    const found = events.find((event) => event.id === id);
    return found === undefined ? null : versionedEvent(found);
  },
  rule: async (shop, _id, draft) => ({ validate: () => missingPhoto(shop, draft) }),
  save: async (shop, saved, at) => {
    for (const { id, version, value } of saved)
      shop.events = [...without(shop, id), { ...value, id, version, changed: at }];
    return saved;
  },
  validateRemoval: async (_shop, _id, { current, now }) => validateEventRemoval(current, now),
  remove: async (shop, id) => {
    shop.events = without(shop, id);
  },
};

export const createEventAdminInMemory = (shop: Shop, visitor: Visitor): EventAdminPort => ({
  ...createRemovableInMemory(shop, visitor, eventRepository),
  list: async (query) => {
    requireMay(visitor, 'event.edit');
    return pageOfEvents(shop.events, EVENT_LIST.schema.parse(query), shop.clock.now());
  },
});
