import type { SaveAnswer } from '../editor/editor.ts';
import { isSame } from '../editor/is-same.ts';
import type { Versioned } from '../editor/versioned.ts';
import { err, ok } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import type { SectionDefinition } from './settings-section.ts';

type Attempt<T> = { readonly current: Versioned<T>; readonly saving: Versioned<T>; readonly now: Instant };

/**
 * What becomes of `current` when somebody saves `saving`: the same version when it says so already (an answer that was
 * lost is asked for again), the next one, or why not. Nothing is overwritten that whoever saves has not seen.
 */
export function judgeSaving<T>(
  { judge }: Pick<SectionDefinition<T>, 'judge'>,
  { current, saving, now }: Attempt<T>,
): SaveAnswer<Versioned<T>> {
  if (isSame(current.value, saving.value)) return ok(current);
  if (current.version !== saving.version) return err({ code: 'conflict', theirs: current });
  const message = judge?.({ before: current.value, after: saving.value, now }) ?? null;
  if (message !== null) return err({ code: 'refused', message });
  return ok({ version: current.version + 1, value: saving.value });
}
