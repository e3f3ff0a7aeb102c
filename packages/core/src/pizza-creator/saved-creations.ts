import { type Result, err, ok } from '../result/result.ts';
import { cleanLine } from '../text/clean-text.ts';
import { isCreationName } from './creation-name.ts';
import { normalizeCreation } from './normalize-creation.ts';
import type { PizzaOffer } from './pizza-offer.ts';
import { resolveCreation } from './resolve-creation.ts';
import { SAVED_CREATIONS_MAX } from './saved-creation-messages.ts';
import type { NewSavedCreation, SavedCreation, SavedCreationError } from './saved-creation.ts';

type OfferAndSaved = { readonly offer: PizzaOffer | null; readonly saved: readonly SavedCreation[] };
type Answer = Result<SavedCreation[], SavedCreationError>;

/** Keeps one more creation, up to 50; refused is one that the offer does not have, and a name that is none. */
export function withSaved({ offer, saved }: OfferAndSaved, id: string, { name, creation }: NewSavedCreation): Answer {
  if (!isCreationName(name)) return err({ code: 'nameInvalid' });
  if (offer === null || !resolveCreation(offer, creation).ok) return err({ code: 'creationInvalid' });
  if (saved.length >= SAVED_CREATIONS_MAX) return err({ code: 'tooManyCreations' });
  return ok([...saved, { id, name: cleanLine(name), creation: normalizeCreation(creation) }]);
}

const isSaved = (saved: readonly SavedCreation[], id: string): boolean => saved.some((each) => each.id === id);

/** Gives a creation another name; refused is a name that is none, and a creation that is not kept. */
export function withRenamed(
  saved: readonly SavedCreation[],
  { id, name }: { readonly id: string; readonly name: string },
): Answer {
  if (!isCreationName(name)) return err({ code: 'nameInvalid' });
  return isSaved(saved, id)
    ? ok(saved.map((each) => (each.id === id ? { ...each, name: cleanLine(name) } : each)))
    : err({ code: 'creationUnknown' });
}

/** Removes a creation; refused is one that is not kept. */
export const withoutSaved = (saved: readonly SavedCreation[], id: string): Answer =>
  isSaved(saved, id) ? ok(saved.filter((each) => each.id !== id)) : err({ code: 'creationUnknown' });
