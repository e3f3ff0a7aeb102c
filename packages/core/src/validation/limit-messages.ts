/** The message for a text that is longer than `max` characters. `subject` with its article: `Der Name`. */
export const tooLong = (subject: string, max: number): string => `${subject} darf maximal ${max} Zeichen lang sein.`;

/** The message for a text that is shorter than `min` characters. */
export const tooShort = (subject: string, min: number): string =>
  `${subject} muss mindestens ${min} Zeichen lang sein.`;
