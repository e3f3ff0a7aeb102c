import { err, ok } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import type { SaveAnswer } from './editor.ts';
import { isSame } from './is-same.ts';
import type { Versioned } from './versioned.ts';

/** What a save would make of a value. */
export type Change<T> = { readonly before: T; readonly after: T; readonly now: Instant };
/** Why this change must not be, in German: what the draft alone does not see. A method, so that rules of all kinds stand in one list. */
export type ChangeRule<T> = { validate?(change: Change<T>): string | null };

type Attempt<T> = { readonly current: Versioned<T>; readonly saving: Versioned<T>; readonly now: Instant };

/**
 * What becomes of `current` when somebody saves `saving`: the same version when it says so already (an answer that was
 * lost is asked for again), the next one, or why not. Nothing is overwritten that whoever saves has not seen.
 */
export function validateSaving<T>(
  { validate }: ChangeRule<T>,
  { current, saving, now }: Attempt<T>,
): SaveAnswer<Versioned<T>> {
  if (isSame(current.value, saving.value)) return ok(current);
  if (current.version !== saving.version) return err({ code: 'conflict', theirs: current });
  const message = validate?.({ before: current.value, after: saving.value, now }) ?? null;
  if (message !== null) return err({ code: 'refused', message });
  return ok({ version: current.version + 1, value: saving.value });
}
