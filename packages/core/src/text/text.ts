import * as z from 'zod/mini';
import { ONE_LINE, isBlank } from './shown-characters.ts';

const MESSAGE = 'Dieser Text enthält unerlaubte Zeichen.';

/** Takes the spaces at both ends off; of a blank text nothing remains. */
export const trimmed = z.overwrite((text: string) => (isBlank(text) ? '' : text.trim()));

/** Text that everything can store and show. */
export const oneLine = z.regex(ONE_LINE, MESSAGE);

/** The same, with line breaks. */
export const manyLines = z.regex(/^(?:[^\p{Cc}\p{Cs}]|\n)*$/u, MESSAGE);
