import type { GuestClient } from '@ofenpost/contract/guest.contract';
import type { CataloguePort } from '@ofenpost/core/catalogue/catalogue.port';
import type { ConnectionPort } from '@ofenpost/core/connection/connection.port';
import type { DeliveryPort } from '@ofenpost/core/delivery/delivery.port';
import type { EventPort } from '@ofenpost/core/event/event.port';
import type { FeedbackPort } from '@ofenpost/core/feedback/feedback.port';
import type { MenuPort } from '@ofenpost/core/menu/menu.port';
import type { OpeningHoursPort } from '@ofenpost/core/opening-hours/opening-hours.port';
import type { PizzaCreatorPort } from '@ofenpost/core/pizza-creator/pizza-creator.port';
import type { PromotionPort } from '@ofenpost/core/promotion/promotion.port';
import type { RestaurantPort } from '@ofenpost/core/settings/restaurant.port';
import type { ContentPort } from '@ofenpost/core/storefront/storefront.port';
import { ORPCError } from '@orpc/client';
import { watchStream } from './live.http.ts';
import { resultOf } from './refusal.ts';

export const createContentHttp = ({ content }: GuestClient): ContentPort => ({
  loadVersion: () => content.loadVersion(),
  watch: (observer) => watchStream((options) => content.watch(undefined, options), observer),
});

export const createOpeningHoursHttp = ({ openingHours }: GuestClient): OpeningHoursPort => ({
  load: () => openingHours.load(),
});

export const createDeliveryHttp = ({ delivery }: GuestClient): DeliveryPort => ({
  load: () => delivery.load(),
  loadOvenLoad: () => delivery.loadOvenLoad(),
});

export const createConnectionHttp = ({ time }: GuestClient): ConnectionPort => ({
  // The smallest answer that only this server can give.
  reach: async () => (await time.now()).now,
});

export const createCatalogueHttp = ({ catalogue }: GuestClient): CataloguePort => ({
  load: () => catalogue.load(),
});

export const createMenuHttp = ({ menu }: GuestClient): MenuPort => ({
  load: ({ monday }) => menu.load({ monday }),
});

export const createEventHttp = ({ event }: GuestClient): EventPort => ({
  load: () => event.load(),
});

export const createPromotionHttp = ({ promotion }: GuestClient): PromotionPort => ({
  load: () => promotion.load(),
  check: (code) => resultOf(promotion.check({ code })),
});

export const createPizzaCreatorHttp = ({ pizzaCreator }: GuestClient): PizzaCreatorPort => ({
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

export const createRestaurantHttp = ({ restaurant }: GuestClient): RestaurantPort => ({
  load: () => restaurant.load(),
  loadVatRates: () => restaurant.loadVatRates(),
  loadOrderAlarmLimits: () => restaurant.loadOrderAlarmLimits(),
});

export const createFeedbackHttp = ({ feedback }: GuestClient): FeedbackPort => ({
  send: (draft, id) => resultOf(feedback.send({ ...draft, id })),
});
