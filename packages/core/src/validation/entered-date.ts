import * as z from 'zod/mini';
import { instantText } from '../time/instant.ts';

/** The days that staff can enter; other centuries are typing errors. */
export const DATE_MIN = '2000-01-01';
export const DATE_MAX = '2099-12-31';

/** A calendar day of this century, `YYYY-MM-DD`. */
export const enteredDate = (message: string) =>
  z.iso.date({ error: message, abort: true }).check(z.refine((date) => date >= DATE_MIN && date <= DATE_MAX, message));

/** An instant of this century, ISO 8601 in UTC with milliseconds. */
export const enteredInstant = (message: string) =>
  instantText(message).check(z.refine((at) => at.slice(0, 10) >= DATE_MIN && at.slice(0, 10) <= DATE_MAX, message));

/** A time of day, `HH:MM`, 00:00 to 23:59. */
export const enteredTime = (message: string) =>
  z.string(message).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: message, abort: true }));
