import { err, ok } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import type { SaveAnswer } from './editor.ts';
import { isSame } from './is-same.ts';
import type { Versioned } from './versioned.ts';

/** The change that a save would make. */
export type Change<T> = { readonly before: T; readonly after: T; readonly now: Instant };
/**
 * Why this change is refused, in German, by a rule that needs more than the draft. It is a method, so that rules of all
 * kinds fit into one list.
 */
export type ChangeRule<T> = { validate?(change: Change<T>): string | null };

type Attempt<T> = { readonly current: Versioned<T>; readonly saving: Versioned<T>; readonly now: Instant };

/**
 * The result of saving `saving` over `current`: the same version when it has this value already (a retry after a lost
 * answer), the next version, or the reason of a refusal. A value that the person has not seen is never overwritten.
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
