import { containsWord } from '../text/search-words.ts';

/** Word stems in the languages in which guests write here; without accents, as they are compared. */
const STEMS = [
  'allerg',
  'anaphyla',
  'unvertraglich',
  'vertrage kein',
  'intoleran',
  'intoller',
  'zoliak',
  'coeliac',
  'celiac',
  'celiach',
  'glutenfrei',
  'laktosefrei',
] as const;

/**
 * Whether a remark speaks of an allergy, so that nobody overlooks it. It finds the usual words only: a remark without
 * them has to be read all the same.
 */
export const mentionsAllergy = (remark: string): boolean => STEMS.some((stem) => containsWord(remark, stem));
