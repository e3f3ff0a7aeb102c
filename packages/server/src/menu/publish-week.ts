import type { SaveAnswer } from '@ofenpost/core/editor/editor';
import { validateSaving } from '@ofenpost/core/editor/validate-saving';
import type { Versioned } from '@ofenpost/core/editor/versioned';
import { isoWeekOf } from '@ofenpost/core/menu/iso-week';
import type { WeekPlan } from '@ofenpost/core/menu/week-plan';
import { weekPlanRule } from '@ofenpost/core/menu/week-plan-draft';
import { type WeekSheet, weekSheetOf } from '@ofenpost/core/menu/week-sheet';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { recordAudit } from '../audit/audit-log.repository.ts';
import type { Transaction } from '../database/database.ts';
import type { Services } from '../services.ts';
import { loadMenus, loadWeekMenuEntries, lockMenus } from './menu.repository.ts';
import { loadWeekVersion, lockWeekVersion, saveWeekVersion, saveWeek } from './week-menu.repository.ts';

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
