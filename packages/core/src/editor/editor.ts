import type * as z from 'zod/mini';
import type { Result } from '../result/result.ts';

/** The first message of each wrong field, by its path: `address.street`. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * The errors of a value; empty when the schema accepts it. Never throws for plain data; an exception from a getter or a
 * proxy passes through.
 */
export function fieldErrors(schema: z.ZodMiniType, value: unknown): FieldErrors {
  // A map, because a field may have the name of something that every object inherits.
  const errors = new Map<string, string>();
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) {
    const field = path.map(String).join('.');
    if (!errors.has(field)) errors.set(field, message);
  }
  return Object.fromEntries(errors);
}

/** Why a value was not saved: somebody else saved another one meanwhile, or the server refuses it with a message. */
export type SaveError<T> =
  | { readonly code: 'conflict'; readonly theirs: T }
  | { readonly code: 'refused'; readonly message: string };
export type SaveAnswer<T> = Result<T, SaveError<T>>;

/** The value to save, and the one it was made from. Both hold the version by which the server detects a conflict. */
export type Saving<T> = { readonly value: T; readonly base: T };

export type EditorInput<T> = {
  /** The value to edit; null when it has to be loaded. */
  readonly initial: T | null;
  /** Whether it can be submitted only after something changed. */
  readonly needsChange: boolean;
  /** Entries that were made before and not saved, such as before the session ended. */
  readonly entered?: Partial<T> | null;
};

export type EditorEvent<T> =
  | { type: 'load.retried' }
  | { type: 'value.edited'; change: Partial<T> }
  | { type: 'form.submitted' }
  /** Saves mine for all fields that I changed, or for these alone; theirs for the others. */
  | { type: 'conflict.mineKept'; fields?: readonly (keyof T)[] | undefined }
  | { type: 'conflict.theirsTaken' }
  /** Returns to the form before the choice. */
  | { type: 'conflict.postponed' };

export type EditorContext<T> = {
  isGiven: boolean;
  needsChange: boolean;
  /** The value as it was loaded or saved last. */
  base: T;
  /** The value in the form. */
  value: T;
  /** The value as it was sent last; entries made while it saves are in `value` alone. */
  sent: T;
  /** The value that somebody else saved meanwhile; without a conflict the same as `base`. */
  theirs: T;
  /** The errors to show: none before the first attempt to submit. */
  errors: FieldErrors;
  /** Why the server refused the last attempt. */
  refusal: string | null;
};

export type EditorEmitted<T> =
  | { type: 'saved'; value: T }
  | { type: 'load.failed'; error: unknown }
  | { type: 'save.failed'; error: unknown };
