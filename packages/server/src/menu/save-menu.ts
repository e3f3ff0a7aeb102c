import type { SaveAnswer } from '@ofenpost/core/editor/editor';
import type { Versioned } from '@ofenpost/core/editor/versioned';
import type { MenuAdminError } from '@ofenpost/core/menu/menu-admin-error';
import type { MenuDraft } from '@ofenpost/core/menu/menu-draft';
import { validateMenuRemoval, validateMenuSaving, versionedMenu } from '@ofenpost/core/menu/save-menu';
import { type Result, ok } from '@ofenpost/core/result/result';
import { recordAudit } from '../audit/audit-log.repository.ts';
import type { Services } from '../services.ts';
import { loadPlannedDays } from './menu-uses.repository.ts';
import { deleteMenu, lockMenu, saveMenu } from './stored-menu.repository.ts';

type Actor = {
  /** The account that saves. */
  readonly actorId: string;
};
type Saving = Actor & { readonly id: string; readonly saving: Versioned<MenuDraft> };
type Answer = SaveAnswer<Versioned<MenuDraft>>;

/** Saves and records who did it in one transaction; the table's trigger notifies every process, and so guests. */
export async function saveMenuDraft(services: Pick<Services, 'database' | 'clock'>, request: Saving): Promise<Answer> {
  const { id, saving, actorId } = request;
  const answer = await services.database.transaction(async (tx): Promise<Answer | null> => {
    const current = await lockMenu(tx, id);
    const now = services.clock.now();
    const validated = validateMenuSaving({ current, saving, now });
    if (!validated.ok || validated.value.version === current?.version) return validated;
    const { version, value } = validated.value;
    if (!(await saveMenu(tx, { ...value, id, version, changed: now }, current === null))) return null;
    const before = current && versionedMenu(current).value;
    await recordAudit(tx, { at: now, actorId, action: 'menu.changed', subject: id, before, after: value });
    return validated;
  });
  // The same new menu was saved by two requests at once: the other one was first.
  return answer ?? saveMenuDraft(services, request);
}

/** Deletes a menu; the audit log still has its contents. */
export const removeMenu = (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { id, actorId }: Actor & { readonly id: string },
): Promise<Result<Versioned<MenuDraft>, MenuAdminError>> =>
  database.transaction(async (tx) => {
    const current = await lockMenu(tx, id);
    const removable = validateMenuRemoval(current, { days: await loadPlannedDays(tx, id) });
    if (!removable.ok) return removable;
    await deleteMenu(tx, id);
    const removed = versionedMenu(removable.value);
    const before = removed.value;
    await recordAudit(tx, { at: clock.now(), actorId, action: 'menu.changed', subject: id, before, after: null });
    return ok(removed);
  });
