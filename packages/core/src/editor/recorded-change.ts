import * as z from 'zod/mini';
import { instant } from '../time/instant.ts';

/** How many changes of one thing are shown. */
export const RECORDED_CHANGES_MAX = 20;

/** Who changed something, when, and what it said before and after. */
export type RecordedChange<T> = {
  /** Of the audit log's entry. */
  readonly number: number;
  readonly at: string;
  /** First and last name; null for an account that is gone. */
  readonly by: string | null;
  /** Null for what was written in an earlier form. */
  readonly before: T | null;
  readonly after: T | null;
};

export const recordedChange = <Draft extends z.ZodMiniType>(draft: Draft) =>
  z.object({
    number: z.int(),
    at: instant,
    by: z.nullable(z.string()),
    before: z.nullable(draft),
    after: z.nullable(draft),
  });
