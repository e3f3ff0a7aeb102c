import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { CataloguePort } from '@ofenpost/core/catalogue/catalogue.port';
import type { ChangelogPort } from '@ofenpost/core/changelog/changelog.port';
import type { ConnectionPort } from '@ofenpost/core/connection/connection.port';
import type { DeliveryPort } from '@ofenpost/core/delivery/delivery.port';
import type { EventAdminPort, EventPort } from '@ofenpost/core/event/event.port';
import type { MenuAdminPort, MenuPort, WeekMenuAdminPort } from '@ofenpost/core/menu/menu.port';
import type { OpeningHoursPort } from '@ofenpost/core/opening-hours/opening-hours.port';
import type { PizzaCreatorPort } from '@ofenpost/core/pizza-creator/pizza-creator.port';
import type { ContentPort } from '@ofenpost/core/storefront/storefront.port';
import { ORPCError } from '@orpc/client';
import { watchStream } from './live.http.ts';
import { resultOf } from './refusal.ts';

export const createContentHttp = ({ content }: ApiClient): ContentPort => ({
  loadVersion: () => content.loadVersion(),
  watch: (observer) => watchStream((options) => content.watch(undefined, options), observer),
});

export const createOpeningHoursHttp = ({ openingHours }: ApiClient): OpeningHoursPort => ({
  load: () => openingHours.load(),
});

export const createDeliveryHttp = ({ delivery }: ApiClient): DeliveryPort => ({
  load: () => delivery.load(),
  loadOvenLoad: () => delivery.loadOvenLoad(),
});

export const createConnectionHttp = ({ time }: ApiClient): ConnectionPort => ({
  // The smallest answer that only this server can give.
  reach: async () => (await time.now()).now,
});

export const createChangelogHttp = ({ changelog }: ApiClient): ChangelogPort => ({
  fetch: (query) => changelog.fetch(query),
});

export const createCatalogueHttp = ({ catalogue }: ApiClient): CataloguePort => ({
  load: () => catalogue.load(),
});

export const createMenuHttp = ({ menu }: ApiClient): MenuPort => ({
  load: ({ monday }) => menu.load({ monday }),
});

export const createMenuAdminHttp = ({ menuDesk }: ApiClient): MenuAdminPort => ({
  list: (query) => menuDesk.list(query),
  find: (id) => menuDesk.find({ id }),
  loadUses: (id) => menuDesk.loadUses({ id }),
  save: (id, saving) => resultOf(menuDesk.save({ ...saving, id })),
  remove: (id) => resultOf(menuDesk.remove({ id })),
});

export const createWeekMenuAdminHttp = ({ weekMenuDesk }: ApiClient): WeekMenuAdminPort => ({
  load: (monday) => weekMenuDesk.load({ monday }),
  save: (monday, saving) => resultOf(weekMenuDesk.save({ ...saving, monday })),
});

export const createEventHttp = ({ event }: ApiClient): EventPort => ({
  load: () => event.load(),
});

export const createEventAdminHttp = ({ eventDesk }: ApiClient): EventAdminPort => ({
  list: (query) => eventDesk.list(query),
  find: (id) => eventDesk.find({ id }),
  save: (id, saving) => resultOf(eventDesk.save({ ...saving, id })),
  remove: (id) => resultOf(eventDesk.remove({ id })),
});

export const createPizzaCreatorHttp = ({ pizzaCreator }: ApiClient): PizzaCreatorPort => ({
  load: () => pizzaCreator.load(),
  find: () =>
    pizzaCreator.load().catch((error: unknown) => {
      if (error instanceof ORPCError && error.defined && error.code === 'NOT_FOUND') return null;
      throw error;
    }),
  savedCreations: () => pizzaCreator.savedCreations(),
  save: (creation) => resultOf(pizzaCreator.save(creation)),
  rename: (change) => resultOf(pizzaCreator.rename(change)),
  remove: (id) => resultOf(pizzaCreator.remove({ id })),
});
