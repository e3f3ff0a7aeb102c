/** A visible character: no space, and not without width or ink. Source: Unicode's Default_Ignorable_Code_Point. */
const VISIBLE = /[^\s\p{DI}\u2800\uFFF9-\uFFFC\p{Cc}]/u;

/** Whether a text shows nothing: it is empty, or has only spaces and invisible characters. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);

/** Characters that PostgreSQL cannot store: 0, and unpaired surrogates. */
export const UNSTORABLE = /[\0\p{Cs}]/u;
