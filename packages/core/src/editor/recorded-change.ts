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
  /** Without what came to the form later; null for what cannot be read any more. */
  readonly before: Partial<T> | null;
  readonly after: Partial<T> | null;
};

/** A draft as it was written down at any time: a field that it did not have yet is missing. */
export const recordedDraft = <T>(draft: z.ZodMiniType<T>): z.ZodMiniType<Partial<T>> =>
  // What its fields together must keep is no matter of what was once saved.
  draft instanceof z.ZodMiniObject ? (z.partial(z.object(draft.shape)) as z.ZodMiniType<Partial<T>>) : draft;

export const recordedChange = <T>(draft: z.ZodMiniType<T>) =>
  z.object({
    number: z.int(),
    at: instant,
    by: z.nullable(z.string()),
    before: z.nullable(recordedDraft(draft)),
    after: z.nullable(recordedDraft(draft)),
  });
