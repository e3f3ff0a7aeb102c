import * as z from 'zod/mini';

const MESSAGE = 'Dieser Text enthält unerlaubte Zeichen.';

/** Text that everything can store and show: no control characters, no half of a surrogate pair. PostgreSQL refuses both. */
export const oneLine = z.regex(/^[^\p{Cc}\p{Cs}]*$/u, MESSAGE);

/** The same, with line breaks. */
export const manyLines = z.regex(/^(?:[^\p{Cc}\p{Cs}]|\n)*$/u, MESSAGE);
