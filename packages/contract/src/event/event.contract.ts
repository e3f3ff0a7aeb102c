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
    .route({
      method: 'GET',
      path: '/events',
      summary: 'Coming events, the next one first',
      description: 'Only those that guests are shown.',
      tags: ['event'],
    })
    .output(z.array(restaurantEvent)),
};

export const eventAdminContract = {
  list: guardedRoute('event.edit')
    .route({
      method: 'GET',
      path: '/desk/events',
      summary: 'All events, page by page',
      description: 'Without a filter the coming ones.',
      tags,
    })
    .input(listInput(EVENT_LIST))
    .output(eventPage),
  find: guardedRoute('event.edit')
    .route({
      method: 'GET',
      path: '/desk/events/{id}',
      summary: 'An event and its version, if there is one',
      description: 'Answers null for an unknown id; the version is sent along when it is saved.',
      tags,
    })
    .input(z.object({ id }))
    .output(z.nullable(versioned(eventDraft))),
  save: guardedRoute('event.edit')
    .route({
      method: 'PUT',
      path: '/desk/events/{id}',
      summary: 'Save an event',
      description: 'Takes the version that was loaded; a new event has version 0 and an id of your making.',
      tags,
    })
    .input(z.extend(versioned(eventDraft), { id }))
    .output(versioned(eventDraft))
    .errors(refusal(versionedSaveError(eventDraft))),
  remove: guardedRoute('event.edit')
    .route({
      method: 'DELETE',
      path: '/desk/events/{id}',
      summary: 'Remove an event that guests do not see',
      description: 'Answers it as it was.',
      tags,
    })
    .input(z.object({ id }))
    .output(versioned(eventDraft))
    .errors(refusal(eventAdminError)),
};
