import * as z from 'zod/mini';
import { instant } from '../time/instant.ts';

/**
 * A `prepared` job waits for a confirmation. A `waiting` or `running` job goes on when its page is left. A `cancelled`
 * job was stopped by a person.
 */
const state = z.enum(['prepared', 'waiting', 'running', 'done', 'failed', 'cancelled']);
export type BackgroundJobState = z.infer<typeof state>;

const count = z.int().check(z.nonnegative());

/** Work that takes too long to wait for: its page can be left, and shows the progress on return. */
export const backgroundJob = z.object({
  id: z.uuid(),
  /** The subject for people, such as the name of a file. */
  title: z.string(),
  /** First and last name; null for a deleted account. */
  by: z.nullable(z.string()),
  at: instant,
  state,
  /** The number of completed steps and of all steps; 0 of 0 while it is unknown. */
  done: count,
  total: count,
  ended: z.nullable(instant),
  /** Why it failed, in German. */
  failure: z.nullable(z.string()),
});
export type BackgroundJob = z.infer<typeof backgroundJob>;

/** Whether the job goes on without a person. */
export const isUnderWay = ({ state: now }: Pick<BackgroundJob, 'state'>): boolean =>
  now === 'waiting' || now === 'running';

/** The progress from 0 to 1; null while it is unknown. */
export const progressOf = ({ done, total }: Pick<BackgroundJob, 'done' | 'total'>): number | null =>
  total === 0 ? null : Math.min(done / total, 1);
