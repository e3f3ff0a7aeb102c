import { normalizeCreation } from '../pizza/pizza-halves.ts';
import type { PizzaOffer } from '../pizza/pizza-offer.ts';
import { resolveCreation } from '../pizza/resolve-creation.ts';
import { type Result, err, ok } from '../result/result.ts';
import { cleanLine } from '../text/clean-text.ts';
import { CREATION_NAME_MAX, isCreationName } from './creation-name.ts';
import type { SavedCreation, SavedCreationError, NewSavedCreation } from './saved-creation.ts';

export const SAVED_CREATIONS_MAX = 50;

export const SAVED_CREATION_MESSAGES: Record<SavedCreationError['code'], string> = {
  creationUnknown: 'Diesen Fladen gibt es nicht mehr.',
  tooManyCreations: `Du hast schon ${SAVED_CREATIONS_MAX} Fladen. Lösche zuerst einen.`,
  creationInvalid: 'Dieser Fladen geht so nicht. Bitte stell ihn nochmals zusammen.',
  nameInvalid: `Der Name braucht 1 bis ${CREATION_NAME_MAX} Zeichen auf einer Zeile.`,
};

type OfferAndSaved = { readonly offer: PizzaOffer | null; readonly saved: readonly SavedCreation[] };

type Answer = Result<SavedCreation[], SavedCreationError>;

/** Saves one more creation, up to 50; refused for parts that the offer does not have, and for an invalid name. */
export function withSaved({ offer, saved }: OfferAndSaved, id: string, { name, creation }: NewSavedCreation): Answer {
  if (!isCreationName(name)) return err({ code: 'nameInvalid' });
  if (offer === null || !resolveCreation(offer, creation).ok) return err({ code: 'creationInvalid' });
  if (saved.length >= SAVED_CREATIONS_MAX) return err({ code: 'tooManyCreations' });
  return ok([...saved, { id, name: cleanLine(name), creation: normalizeCreation(creation) }]);
}

const isSaved = (saved: readonly SavedCreation[], id: string): boolean => saved.some((each) => each.id === id);

/** Renames a creation; refused for an invalid name, and for a creation that is not saved. */
export function withRenamed(
  saved: readonly SavedCreation[],
  { id, name }: { readonly id: string; readonly name: string },
): Answer {
  if (!isCreationName(name)) return err({ code: 'nameInvalid' });
  return isSaved(saved, id)
    ? ok(saved.map((each) => (each.id === id ? { ...each, name: cleanLine(name) } : each)))
    : err({ code: 'creationUnknown' });
}

/** Removes a creation; refused if it is not saved. */
export const withoutSaved = (saved: readonly SavedCreation[], id: string): Answer =>
  isSaved(saved, id) ? ok(saved.filter((each) => each.id !== id)) : err({ code: 'creationUnknown' });
