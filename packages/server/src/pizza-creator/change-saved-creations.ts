import type { SavedCreations } from '@ofenpost/core/pizza-creator/pizza-creator.port';
import type { SavedCreation } from '@ofenpost/core/pizza-creator/saved-creation';
import type { Services } from '../services.ts';
import { lockSavedCreations, replaceSavedCreations } from './saved-creation.repository.ts';

/** Changes the saved creations of an account by a rule, one change after the other. */
export const changeSavedCreations = (
  { database }: Services,
  accountId: string,
  decide: (saved: readonly SavedCreation[]) => SavedCreations,
): Promise<SavedCreations> =>
  database.transaction(async (tx) => {
    const changed = decide(await lockSavedCreations(tx, accountId));
    if (changed.ok) await replaceSavedCreations(tx, accountId, changed.value);
    return changed;
  });
