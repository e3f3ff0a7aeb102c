import {
  creationName,
  newSavedCreation,
  savedCreation,
  savedCreationError,
} from '@ofenpost/core/pizza-creator/saved-creation';
import { pizzaOffer } from '@ofenpost/core/pizza/pizza-offer';
import * as z from 'zod/mini';
import { guardedRoute, openRoute, refusal } from '../route.ts';

const tags = ['pizza-creator'];
const savedCreations = z.array(savedCreation);
const path = '/pizza-creator/creations';

export const pizzaCreatorContract = {
  load: openRoute('catalogue.read')
    .route({
      method: 'GET',
      path: '/pizza-creator',
      summary: 'What own pizzas are made of',
      description: 'The parts with their prices; answers 404 where none are offered.',
      tags,
    })
    .output(pizzaOffer)
    .errors({ NOT_FOUND: { status: 404, message: 'Eigene Fladen gibt es hier zurzeit nicht.' } }),
  savedCreations: guardedRoute('pizza.save')
    .route({
      method: 'GET',
      path,
      summary: 'The creations that this account keeps',
      description: 'The oldest first.',
      tags,
    })
    .output(savedCreations),
  save: guardedRoute('pizza.save')
    .route({
      method: 'POST',
      path,
      summary: 'Keep a creation under a name',
      description: 'Answers all creations of the account.',
      tags,
    })
    .input(newSavedCreation)
    .output(savedCreations)
    .errors(refusal(savedCreationError)),
  rename: guardedRoute('pizza.save')
    .route({
      method: 'PATCH',
      path: `${path}/{id}`,
      summary: 'Give a kept creation another name',
      description: 'Answers all creations of the account.',
      tags,
    })
    .input(z.object({ id: z.uuid(), name: creationName }))
    .output(savedCreations)
    .errors(refusal(savedCreationError)),
  remove: guardedRoute('pizza.save')
    .route({
      method: 'DELETE',
      path: `${path}/{id}`,
      summary: 'Remove a kept creation',
      description: 'Answers the creations that remain.',
      tags,
    })
    .input(z.object({ id: z.uuid() }))
    .output(savedCreations)
    .errors(refusal(savedCreationError)),
};
