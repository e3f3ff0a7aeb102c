import type { SaveAnswer } from '@ofenpost/core/editor/editor';
import type { Versioned } from '@ofenpost/core/editor/versioned';
import { judgeMenuRemoval, judgeMenuSaving, versionedMenu } from '@ofenpost/core/menu/keep-menu';
import type { MenuDeskError } from '@ofenpost/core/menu/menu-desk-error';
import type { MenuDraft } from '@ofenpost/core/menu/menu-draft';
import { type Result, ok } from '@ofenpost/core/result/result';
import { recordAudit } from '../audit/audit-log.repository.ts';
import type { Services } from '../services.ts';
import { deleteMenu, lockMenu, saveMenu } from './kept-menu.repository.ts';
import { loadPlannedDays } from './menu-uses.repository.ts';

type Actor = {
  /** The account that does it. */
  readonly actorId: string;
};
type Saving = Actor & { readonly id: string; readonly saving: Versioned<MenuDraft> };
type Answer = SaveAnswer<Versioned<MenuDraft>>;

/** Saves and writes down who did it in one transaction; the table's trigger tells every process, and so guests. */
export async function keepMenu(services: Pick<Services, 'database' | 'clock'>, request: Saving): Promise<Answer> {
  const { id, saving, actorId } = request;
  const answer = await services.database.transaction(async (tx): Promise<Answer | null> => {
    const current = await lockMenu(tx, id);
    const now = services.clock.now();
    const judged = judgeMenuSaving({ current, saving, now });
    if (!judged.ok || judged.value.version === current?.version) return judged;
    const { version, value } = judged.value;
    if (!(await saveMenu(tx, { ...value, id, version, changed: now }, current === null))) return null;
    const before = current && versionedMenu(current).value;
    await recordAudit(tx, { at: now, actorId, action: 'menu.changed', subject: id, before, after: value });
    return judged;
  });
  // The same new menu came twice at once: the other one is there now.
  return answer ?? keepMenu(services, request);
}

/** Removes a menu for good; what it was stays in the audit log. */
export const removeMenu = (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { id, actorId }: Actor & { readonly id: string },
): Promise<Result<Versioned<MenuDraft>, MenuDeskError>> =>
  database.transaction(async (tx) => {
    const current = await lockMenu(tx, id);
    const removable = judgeMenuRemoval(current, { days: await loadPlannedDays(tx, id) });
    if (!removable.ok) return removable;
    await deleteMenu(tx, id);
    const removed = versionedMenu(removable.value);
    const before = removed.value;
    await recordAudit(tx, { at: clock.now(), actorId, action: 'menu.changed', subject: id, before, after: null });
    return ok(removed);
  });
