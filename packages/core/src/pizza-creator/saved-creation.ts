import * as z from 'zod/mini';
import { pizzaCreation } from '../pizza/pizza-creation.ts';
import { cleanedLine, storable } from '../text/text.ts';
import { CREATION_NAME_MAX } from './creation-name.ts';

/** The customer's name for a creation: 1 to 60 characters on one line. */
export const creationName = z.string().check(
  cleanedLine,
  z.minLength(1, 'Bitte gib deinem Fladen einen Namen.'),
  z.maxLength(CREATION_NAME_MAX, {
    error: `Der Name darf maximal ${CREATION_NAME_MAX} Zeichen lang sein.`,
    abort: true,
  }),
  storable,
);

/** A creation that a signed-in customer has saved. */
export const savedCreation = z.object({ id: z.uuid(), name: z.string(), creation: pizzaCreation });
export type SavedCreation = z.infer<typeof savedCreation>;

export const newSavedCreation = z.object({ name: creationName, creation: pizzaCreation });
export type NewSavedCreation = z.infer<typeof newSavedCreation>;

export const savedCreationError = z.discriminatedUnion('code', [
  /** The creation does not exist, or it is somebody else's. */
  z.object({ code: z.literal('creationUnknown') }),
  z.object({ code: z.literal('tooManyCreations') }),
  /** It has parts that are not offered. */
  z.object({ code: z.literal('creationInvalid') }),
  /** The name is empty, too long or has several lines. */
  z.object({ code: z.literal('nameInvalid') }),
]);
export type SavedCreationError = z.infer<typeof savedCreationError>;
