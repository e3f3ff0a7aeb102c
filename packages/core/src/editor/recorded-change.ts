import * as z from 'zod/mini';
import { instant } from '../time/instant.ts';

/** The number of shown changes of one thing. */
export const RECORDED_CHANGES_MAX = 20;

/** A change: the person, the time, and the values before and after. */
export type RecordedChange<T> = {
  /** The number of the entry in the audit log. */
  readonly number: number;
  readonly at: string;
  /** First and last name; null for a deleted account. */
  readonly by: string | null;
  /** Fields that were added to the form later are missing; null when the entry cannot be read any more. */
  readonly before: Partial<T> | null;
  readonly after: Partial<T> | null;
};

/** A draft as it was recorded at any time: fields that did not exist then are missing. */
export const recordedDraft = <T>(draft: z.ZodMiniType<T>): z.ZodMiniType<Partial<T>> =>
  // Rules between fields do not apply to old records.
  draft instanceof z.ZodMiniObject ? (z.partial(z.object(draft.shape)) as z.ZodMiniType<Partial<T>>) : draft;

export const recordedChange = <T>(draft: z.ZodMiniType<T>) =>
  z.object({
    number: z.int(),
    at: instant,
    by: z.nullable(z.string()),
    before: z.nullable(recordedDraft(draft)),
    after: z.nullable(recordedDraft(draft)),
  });
