import type { SaveAnswer } from '@ofenpost/core/editor/editor';
import { type Versioned, validateSaving } from '@ofenpost/core/editor/versioned';
import { isoWeekOf } from '@ofenpost/core/menu/iso-week';
import type { MenuAdminError, MenuDraft } from '@ofenpost/core/menu/menu-draft';
import { validateMenuRemoval, validateMenuSaving, versionedMenu } from '@ofenpost/core/menu/save-menu';
import { type WeekPlan, type WeekSheet, weekSheetOf } from '@ofenpost/core/menu/week-plan';
import { weekPlanRule } from '@ofenpost/core/menu/week-plan-draft';
import { type Result, ok } from '@ofenpost/core/result/result';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { recordAudit } from '../audit/audit-log.repository.ts';
import type { Transaction } from '../database/database.ts';
import type { Services } from '../services.ts';
import {
  loadPlannedDays,
  deleteMenu,
  lockMenu,
  saveMenu,
  loadMenus,
  loadWeekMenuEntries,
  lockMenus,
  loadWeekVersion,
  lockWeekVersion,
  saveWeekVersion,
  saveWeek,
} from './menu.repository.ts';

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

const sheetOf = async (tx: Transaction, monday: LocalDate, version: number): Promise<WeekSheet> =>
  weekSheetOf({ menus: await loadMenus(tx), weekMenuEntries: await loadWeekMenuEntries(tx) }, { monday, version });

/** A week with everything for its planning, in one snapshot. */
export const loadWeekSheet = ({ database }: Pick<Services, 'database'>, monday: LocalDate): Promise<WeekSheet> =>
  database.transaction(async (tx) => sheetOf(tx, monday, await loadWeekVersion(tx, monday)), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });

type Publishing = {
  readonly monday: LocalDate;
  readonly saving: Versioned<WeekPlan>;
  /** The account that saves. */
  readonly actorId: string;
};

/**
 * Saves a week and records who did it in one transaction; the table's trigger notifies every process, and so guests.
 */
export const publishWeek = (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { monday, saving, actorId }: Publishing,
): Promise<SaveAnswer<Versioned<WeekPlan>>> =>
  database.transaction(async (tx) => {
    const version = await lockWeekVersion(tx, monday);
    // No menu may end or be deleted between validating and saving.
    await lockMenus(tx);
    const { week: current, menus } = await sheetOf(tx, monday, version);
    const at = clock.now();
    const validated = validateSaving(weekPlanRule(menus), { current, saving, now: at });
    if (!validated.ok || validated.value === current) return validated;
    await saveWeek(tx, monday, validated.value.value);
    await saveWeekVersion(tx, monday, validated.value.version);
    const change = { before: current.value, after: validated.value.value };
    await recordAudit(tx, { at, actorId, action: 'weekMenu.changed', subject: isoWeekOf(monday), ...change });
    return validated;
  });
