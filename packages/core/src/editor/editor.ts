import type { Result } from '../result/result.ts';
import type { FieldErrors } from './field-errors.ts';

/** Why a value was not saved: somebody else saved another one meanwhile, or the server refuses it in words. */
export type SaveError<T> =
  | { readonly code: 'conflict'; readonly theirs: T }
  | { readonly code: 'refused'; readonly message: string };
export type SaveAnswer<T> = Result<T, SaveError<T>>;

/** What is saved, and the value it began with; the version by which the server sees a conflict stands in both. */
export type Saving<T> = { readonly value: T; readonly base: T };

export type EditorInput<T> = {
  /** What is edited; null when it has to be loaded. */
  readonly initial: T | null;
  /** Whether it can be submitted only after something changed. */
  readonly needsChange: boolean;
  /** What was entered before and is not saved yet, as after a session that ended. */
  readonly entered?: Partial<T> | null;
};

export type EditorEvent<T> =
  | { type: 'load.retried' }
  | { type: 'value.edited'; change: Partial<T> }
  | { type: 'form.submitted' }
  /** Of everything that I changed, or of these fields; theirs of the others. */
  | { type: 'conflict.mineKept'; fields?: readonly (keyof T)[] | undefined }
  | { type: 'conflict.theirsTaken' }
  /** To look at the form again before choosing. */
  | { type: 'conflict.postponed' };

export type EditorContext<T> = {
  isGiven: boolean;
  needsChange: boolean;
  /** As it was loaded or saved last. */
  base: T;
  /** As it stands in the form. */
  value: T;
  /** As it was sent last; what is entered while it saves stands in `value` alone. */
  sent: T;
  /** What somebody else saved meanwhile; without a conflict the same as `base`. */
  theirs: T;
  /** Those to show: none before the first attempt to submit. */
  errors: FieldErrors;
  /** Why the server refused the last attempt. */
  refusal: string | null;
};

export type EditorEmitted<T> =
  | { type: 'saved'; value: T }
  | { type: 'load.failed'; error: unknown }
  | { type: 'save.failed'; error: unknown };
