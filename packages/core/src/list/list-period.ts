import * as z from 'zod/mini';
import { addDays, toInstant } from '../time/zurich.ts';
import { enteredDate } from '../validation/entered-date.ts';

/** A filter: a day of Zurich, or '' for no limit. */
export const periodDay = z.union([z.literal(''), enteredDate('Bitte gib einen Tag an')]);

/** The first and the last day of the listed entries. */
export type ListPeriod = { readonly from: string; readonly to: string };

/** The limits of the period: from the first instant on, before the second; null is no limit. */
export const periodOf = ({ from, to }: ListPeriod) => ({
  since: from === '' ? null : toInstant(from, '00:00'),
  before: to === '' ? null : toInstant(addDays(to, 1), '00:00'),
});

/** Whether an instant is in the period. */
export function isWithin(at: string, period: ListPeriod): boolean {
  const { since, before } = periodOf(period);
  return (since === null || at >= since) && (before === null || at < before);
}
