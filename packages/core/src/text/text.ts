import * as z from 'zod/mini';

const MESSAGE = 'Dieser Text enthält unerlaubte Zeichen.';

/** What shows: no space, and nothing without width or ink. Source: Unicode's Default_Ignorable_Code_Point. */
const VISIBLE = /[^\s\p{DI}\u2800\uFFF9-\uFFFB]/u;

/** Whether nobody sees anything of a text: it is empty, or spaces and characters that do not show. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);

/** Takes the spaces at both ends off; of a blank text nothing remains. */
export const trimmed = z.overwrite((text: string) => (isBlank(text) ? '' : text.trim()));

/** Text that everything can store and show: no control characters, no half of a surrogate pair. PostgreSQL refuses both. */
export const oneLine = z.regex(/^[^\p{Cc}\p{Cs}]*$/u, MESSAGE);

/** The same, with line breaks. */
export const manyLines = z.regex(/^(?:[^\p{Cc}\p{Cs}]|\n)*$/u, MESSAGE);
