import * as z from 'zod/mini';

/** The id of a choice, in small letters, so that equal ids compare as equal. */
export const chosenId = (message: string) => z.uuid(message).check(z.toLowerCase());

/** 0 Sunday to 6 Saturday. */
export const chosenWeekday = z.int('Bitte wähle einen Wochentag').check(
  z.gte(0, 'Bitte wähle einen Wochentag'),
  z.lte(6, 'Bitte wähle einen Wochentag'),
  z.overwrite((day) => day + 0),
);

export const yesOrNo = z.boolean('Bitte wähle Ja oder Nein');

/** The message for a text that is longer than `max` characters. `subject` with its article: `Der Name`. */
export const tooLong = (subject: string, max: number): string => `${subject} darf maximal ${max} Zeichen lang sein.`;

/** The message for a text that is shorter than `min` characters. */
export const tooShort = (subject: string, min: number): string =>
  `${subject} muss mindestens ${min} Zeichen lang sein.`;

/** The message for a value that is no form: nothing, a list, a text. */
export const FORM_MISSING = 'Bitte fülle das Formular aus.';
