import type { SaveAnswer } from '../editor/editor.ts';
import type { Versioned } from '../editor/versioned.ts';
import type { Result } from '../result/result.ts';
import type { LocalDate } from '../time/instant.ts';
import type { MenuAdminError, MenuDraft } from './menu-draft.ts';
import type { MenuPage, MenuQuery } from './menu-list.ts';
import type { MenuPlan } from './menu-plan.ts';
import type { MenuUses } from './save-menu.ts';
import type { WeekPlan, WeekSheet } from './week-plan.ts';

export type MenuPort = {
  /** Rejects a day that is no Monday. */
  load(week: { readonly monday: LocalDate }): Promise<MenuPlan>;
};

/** What staff do with menus. */
export type MenuAdminPort = {
  list(query: MenuQuery): Promise<MenuPage>;
  find(id: string): Promise<Versioned<MenuDraft> | null>;
  /** Loads where the menu is used; an unknown menu has no uses. */
  loadUses(id: string): Promise<MenuUses>;
  /**
   * Saves a draft that was made from `version`, and answers the stored one; a new menu has an id made by the caller,
   * and version 0. A later change by somebody else is answered as a conflict; saving the stored value again changes
   * nothing.
   */
  save(id: string, saving: Versioned<MenuDraft>): Promise<SaveAnswer<Versioned<MenuDraft>>>;
  /** Removes the menu for good and answers it as it was. A deleted one is unknown. */
  remove(id: string): Promise<Result<Versioned<MenuDraft>, MenuAdminError>>;
};

/** What staff do with week menus. Both reject a day that is no Monday. */
export type WeekMenuAdminPort = {
  load(monday: LocalDate): Promise<WeekSheet>;
  /**
   * Saves and publishes a week at once. The plan has the days of this week; a menu that is not valid on its day is
   * refused.
   */
  save(monday: LocalDate, saving: Versioned<WeekPlan>): Promise<SaveAnswer<Versioned<WeekPlan>>>;
};
