import * as z from 'zod/mini';

/** The id of something that was chosen; in small letters, so that the same one is never taken for two. */
export const chosenId = (message: string) => z.uuid(message).check(z.toLowerCase());

/** 0 Sunday to 6 Saturday. */
export const chosenWeekday = z.int('Bitte wähle einen Wochentag').check(
  z.gte(0, 'Bitte wähle einen Wochentag'),
  z.lte(6, 'Bitte wähle einen Wochentag'),
  z.overwrite((day) => day + 0),
);

export const yesOrNo = z.boolean('Bitte wähle Ja oder Nein');
