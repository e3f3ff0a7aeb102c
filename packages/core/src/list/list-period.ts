import * as z from 'zod/mini';
import { addDays, toInstant } from '../time/zurich.ts';
import { enteredDate } from '../validation/entered-date.ts';

/** A filter: a day of Zurich, or '' where the list begins or ends with none. */
export const periodDay = z.union([z.literal(''), enteredDate('Bitte gib einen Tag an')]);

/** The days with which what is listed begins and ends. */
export type ListPeriod = { readonly from: string; readonly to: string };

/** The instants between which something was made: from the first one on, before the second; null is no limit. */
export const periodOf = ({ from, to }: ListPeriod) => ({
  since: from === '' ? null : toInstant(from, '00:00'),
  before: to === '' ? null : toInstant(addDays(to, 1), '00:00'),
});

/** Whether something was made in the period. */
export function isWithin(at: string, period: ListPeriod): boolean {
  const { since, before } = periodOf(period);
  return (since === null || at >= since) && (before === null || at < before);
}
