import { cleanLine } from '../text/clean-text.ts';
import { UNSTORABLE } from '../text/shown-characters.ts';

/** The maximum length in characters. */
export const CREATION_NAME_MAX = 60;

/** Whether a text can be the name of a creation: 1 to 60 characters on one line, cleaned. */
export function isCreationName(name: string): boolean {
  const cleaned = cleanLine(name);
  return cleaned !== '' && Array.from(cleaned).length <= CREATION_NAME_MAX && !UNSTORABLE.test(cleaned);
}
