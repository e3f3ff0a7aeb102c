import * as z from 'zod/mini';
import { instant } from '../time/instant.ts';

/** What the kitchen reports of an order: its flatbreads went in, came out; the cold dishes or the drinks are done. */
export const kitchenTask = z.enum(['ovenIn', 'ovenOut', 'cold', 'drinks']);
export type KitchenTask = z.infer<typeof kitchenTask>;

/**
 * A report of the kitchen. It names what it covers, so that what an edit adds later is still to be made. The key is the
 * device's, so that a report that is sent twice counts once.
 */
export const kitchenMark = z.object({
  key: z.uuid(),
  task: kitchenTask,
  at: instant,
  /** Empty once it was recalled. */
  covers: z.array(z.object({ line: z.string(), amount: z.int().check(z.positive()) })),
});
export type KitchenMark = z.infer<typeof kitchenMark>;
