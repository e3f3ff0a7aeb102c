import * as z from 'zod/mini';
import { instant } from '../time/instant.ts';

/** `prepared` waits for somebody's word; what waits or runs goes on whoever looks; `cancelled` was stopped by somebody. */
const state = z.enum(['prepared', 'waiting', 'running', 'done', 'failed', 'cancelled']);
export type BackgroundJobState = z.infer<typeof state>;

const count = z.int().check(z.nonnegative());

/** Work that takes longer than anybody waits: it can be left, and whoever comes back sees how far it is. */
export const backgroundJob = z.object({
  id: z.uuid(),
  /** What it is about, for people: the name of a file. */
  title: z.string(),
  /** First and last name; null for an account that is gone. */
  by: z.nullable(z.string()),
  at: instant,
  state,
  /** How many of its steps are done, and how many there are; 0 of 0 while nobody knows. */
  done: count,
  total: count,
  ended: z.nullable(instant),
  /** Why it failed, in German. */
  failure: z.nullable(z.string()),
});
export type BackgroundJob = z.infer<typeof backgroundJob>;

/** Whether it goes on by itself. */
export const isUnderWay = ({ state: now }: Pick<BackgroundJob, 'state'>): boolean =>
  now === 'waiting' || now === 'running';

/** How far it is, from 0 to 1; null while nobody knows. */
export const progressOf = ({ done, total }: Pick<BackgroundJob, 'done' | 'total'>): number | null =>
  total === 0 ? null : Math.min(done / total, 1);
