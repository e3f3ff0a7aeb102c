import * as z from 'zod/mini';
import { oneLine, trimmed } from '../text/text.ts';
import { pizzaCreation } from './pizza-creation.ts';

export const SAVED_CREATIONS_MAX = 50;
const NAME_MAX = 60;

/** What a customer calls a creation: 1 to 60 characters on one line. */
export const creationName = z
  .string()
  .check(
    trimmed,
    z.minLength(1, 'Bitte gib deiner Kreation einen Namen.'),
    z.maxLength(NAME_MAX, { error: `Der Name darf maximal ${NAME_MAX} Zeichen lang sein.`, abort: true }),
    oneLine,
  );

/** A creation that a signed-in customer keeps. */
export const savedCreation = z.object({ id: z.uuid(), name: z.string(), creation: pizzaCreation });
export type SavedCreation = z.infer<typeof savedCreation>;

export const newSavedCreation = z.object({ name: creationName, creation: pizzaCreation });
export type NewSavedCreation = z.infer<typeof newSavedCreation>;

export const savedCreationError = z.discriminatedUnion('code', [
  /** There is no such creation, or it is somebody else's. */
  z.object({ code: z.literal('creationUnknown') }),
  z.object({ code: z.literal('tooManyCreations') }),
  /** It has parts that are not offered. */
  z.object({ code: z.literal('creationInvalid') }),
  /** The name is empty, too long or more than a line. */
  z.object({ code: z.literal('nameInvalid') }),
]);
export type SavedCreationError = z.infer<typeof savedCreationError>;

export const SAVED_CREATION_MESSAGES: Record<SavedCreationError['code'], string> = {
  creationUnknown: 'Diese Kreation gibt es nicht mehr.',
  tooManyCreations: `Du hast schon ${SAVED_CREATIONS_MAX} Kreationen. Lösche zuerst eine.`,
  creationInvalid: 'Diese Kreation geht so nicht. Bitte stell sie nochmals zusammen.',
  nameInvalid: `Der Name braucht 1 bis ${NAME_MAX} Zeichen auf einer Zeile.`,
};
