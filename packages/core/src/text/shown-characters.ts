/** What shows: no space, and nothing without width or ink. Source: Unicode's Default_Ignorable_Code_Point. */
const VISIBLE = /[^\s\p{DI}\u2800\uFFF9-\uFFFC\p{Cc}]/u;

/** Whether nobody sees anything of a text: it is empty, or spaces and characters that do not show. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);

/** What PostgreSQL cannot store: the character 0, and half a surrogate pair. */
export const UNSTORABLE = /[\0\p{Cs}]/u;
