/** What shows: no space, and nothing without width or ink. Source: Unicode's Default_Ignorable_Code_Point. */
const VISIBLE = /[^\s\p{DI}\u2800\uFFF9-\uFFFB]/u;

/** Whether nobody sees anything of a text: it is empty, or spaces and characters that do not show. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);

/** No control characters, no half of a surrogate pair: PostgreSQL refuses both. */
export const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u;
