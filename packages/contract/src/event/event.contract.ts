import { versioned, versionedSaveError } from '@ofenpost/core/editor/versioned';
import { EVENT_LIST, eventPage } from '@ofenpost/core/event/event-list';
import { eventAdminError, eventDraft, restaurantEvent } from '@ofenpost/core/event/restaurant-event';
import * as z from 'zod/mini';
import { listInput } from '../list-input.ts';
import { guardedRoute, openRoute, refusal } from '../route.ts';

const tags = ['event-desk'];
const id = z.uuid();

export const eventContract = {
  load: openRoute('restaurant.read')
    .route({ method: 'GET', path: '/events', summary: 'Coming events, the next one first', tags: ['event'] })
    .output(z.array(restaurantEvent)),
};

export const eventAdminContract = {
  list: guardedRoute('event.edit')
    .route({ method: 'GET', path: '/desk/events', summary: 'All events, page by page', tags })
    .input(listInput(EVENT_LIST))
    .output(eventPage),
  find: guardedRoute('event.edit')
    .route({ method: 'GET', path: '/desk/events/{id}', summary: 'An event and its version, if there is one', tags })
    .input(z.object({ id }))
    .output(z.nullable(versioned(eventDraft))),
  save: guardedRoute('event.edit')
    .route({
      method: 'PUT',
      path: '/desk/events/{id}',
      summary: 'Save an event; a new one with version 0, under an id of your making',
      tags,
    })
    .input(z.extend(versioned(eventDraft), { id }))
    .output(versioned(eventDraft))
    .errors(refusal(versionedSaveError(eventDraft))),
  remove: guardedRoute('event.edit')
    .route({
      method: 'DELETE',
      path: '/desk/events/{id}',
      summary: 'Remove an event that guests do not see; answers it as it was',
      tags,
    })
    .input(z.object({ id }))
    .output(versioned(eventDraft))
    .errors(refusal(eventAdminError)),
};
