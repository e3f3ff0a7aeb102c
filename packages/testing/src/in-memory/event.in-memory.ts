import type { Versioned } from '@ofenpost/core/editor/versioned';
import { comingEvents } from '@ofenpost/core/event/coming-events';
import { EVENT_LIST, pageOfEvents } from '@ofenpost/core/event/event-list';
import type { EventAdminPort, EventPort } from '@ofenpost/core/event/event.port';
import { type EventDraft, eventDraft } from '@ofenpost/core/event/restaurant-event';
import { validateEventRemoval, validateEventSaving, versionedEvent } from '@ofenpost/core/event/save-event';
import { err, ok } from '@ofenpost/core/result/result';
import { may } from '@ofenpost/core/role/permission';
import { missingPhoto } from './photo.in-memory.ts';
import type { Shop, Visitor } from './shop.ts';

export const createEventInMemory = (shop: Shop): EventPort => ({
  load: async () => comingEvents(shop.events, shop.clock.now()),
});

export function createEventAdminInMemory(shop: Shop, { account }: Visitor): EventAdminPort {
  const enter = () => {
    if (!may(account, 'event.edit')) throw new Error('not allowed');
  };
  const find = (id: string) => shop.events.find((event) => event.id === id) ?? null;
  const without = (id: string) => shop.events.filter((event) => event.id !== id);
  const save = (id: string, { version, value }: Versioned<EventDraft>) => {
    shop.events = [...without(id), { ...value, id, version, changed: shop.clock.now() }];
    shop.content.changed();
  };
  return {
    list: async (query) => {
      enter();
      return pageOfEvents(shop.events, EVENT_LIST.schema.parse(query), shop.clock.now());
    },
    find: async (id) => {
      enter();
      const event = find(id);
      return event && versionedEvent(event);
    },
    save: async (id, { version, value }) => {
      enter();
      const current = find(id);
      const saving = { version, value: eventDraft.parse(value) };
      const validated = validateEventSaving({ current, saving, now: shop.clock.now() });
      if (!validated.ok || validated.value.version === current?.version) return validated;
      const message = missingPhoto(shop, validated.value.value);
      if (message !== null) return err({ code: 'refused', message });
      save(id, validated.value);
      return validated;
    },
    remove: async (id) => {
      enter();
      const removable = validateEventRemoval(find(id), shop.clock.now());
      if (!removable.ok) return removable;
      shop.events = without(id);
      shop.content.changed();
      return ok(versionedEvent(removable.value));
    },
  };
}
