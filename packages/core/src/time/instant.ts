import * as z from 'zod/mini';

// Each schema aborts where the form is wrong, so that the following checks can calculate with the value.

/** From 1900 to 2199: times that are computed from it, weeks later or earlier, still have a year of four digits. */
const isReckonable = (text: string): boolean => text >= '1900' && text < '2200';

const NO_INSTANT = 'Bitte gib Tag und Zeit an';

/** Of the forms that RFC 3339 allows, only ours has this length. */
const inOurForm = (text: string): string => (text.length === 24 ? text : new Date(text).toISOString());

/**
 * A point in time in a form of RFC 3339. The output is in UTC with milliseconds, so that text order is time order from
 * the year 0000 to 9999; finer fractions are cut off.
 */
export const instantText = (error: string) =>
  z.iso.datetime({ offset: true, error, abort: true }).check(z.overwrite(inOurForm));

/** A point in time, 1900 to 2199: ISO 8601 in UTC with milliseconds, converted from any form of RFC 3339. */
export const instant = instantText(NO_INSTANT).check(z.refine(isReckonable, { error: NO_INSTANT, abort: true }));
/** A calendar day in Europe/Zurich, `YYYY-MM-DD`, 1900 to 2199. */
export const localDate = z.iso.date({ abort: true }).check(z.refine(isReckonable, { abort: true }));
/** A time of day in Europe/Zurich, `HH:MM`, 00:00 to 23:59. */
export const localTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { abort: true }));
/** A duration in whole minutes, at most a day, so that sums of a few stay within the valid instants. */
export const minutes = z.int().check(z.gte(0), z.lte(24 * 60));

export type Instant = z.infer<typeof instant>;
export type LocalDate = z.infer<typeof localDate>;
export type LocalTime = z.infer<typeof localTime>;
