import { CREATION_NAME_MAX } from './creation-name.ts';
import type { SavedCreationError } from './saved-creation.ts';

export const SAVED_CREATIONS_MAX = 50;

export const SAVED_CREATION_MESSAGES: Record<SavedCreationError['code'], string> = {
  creationUnknown: 'Diese Kreation gibt es nicht mehr.',
  tooManyCreations: `Du hast schon ${SAVED_CREATIONS_MAX} Kreationen. Lösche zuerst eine.`,
  creationInvalid: 'Diese Kreation geht so nicht. Bitte stell sie nochmals zusammen.',
  nameInvalid: `Der Name braucht 1 bis ${CREATION_NAME_MAX} Zeichen auf einer Zeile.`,
};
