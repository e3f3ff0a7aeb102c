import type { SaveAnswer } from '../editor/editor.ts';
import type { Versioned } from '../editor/versioned.ts';
import type { Result } from '../result/result.ts';
import type { LocalDate } from '../time/instant.ts';
import type { MenuAdminError } from './menu-admin-error.ts';
import type { MenuDraft } from './menu-draft.ts';
import type { MenuPage, MenuQuery } from './menu-list.ts';
import type { MenuPlan } from './menu-plan.ts';
import type { MenuUses } from './menu-uses.ts';
import type { WeekPlan } from './week-plan.ts';
import type { WeekSheet } from './week-sheet.ts';

export type MenuPort = {
  /** Rejects a day that is no Monday. */
  load(week: { readonly monday: LocalDate }): Promise<MenuPlan>;
};

/** What staff do with menus. */
export type MenuAdminPort = {
  list(query: MenuQuery): Promise<MenuPage>;
  find(id: string): Promise<Versioned<MenuDraft> | null>;
  /** Who names it; nobody names what there is not. */
  loadUses(id: string): Promise<MenuUses>;
  /**
   * Saves what began with `version`, and answers what holds now; a new menu is saved under an id that whoever asks has
   * made, with version 0. Whoever was slower gets a conflict; saving twice what stands there already changes nothing.
   */
  save(id: string, saving: Versioned<MenuDraft>): Promise<SaveAnswer<Versioned<MenuDraft>>>;
  /** Removes it for good; answers it as it was. One that is gone already is unknown. */
  remove(id: string): Promise<Result<Versioned<MenuDraft>, MenuAdminError>>;
};

/** What staff do with week menus. Both reject a day that is no Monday. */
export type WeekMenuAdminPort = {
  load(monday: LocalDate): Promise<WeekSheet>;
  /** Publishes a week at once. Its plan has the days of this week; a menu that is not valid on its day is refused. */
  save(monday: LocalDate, saving: Versioned<WeekPlan>): Promise<SaveAnswer<Versioned<WeekPlan>>>;
};
