import type { LocalDate } from '../time/instant.ts';
import type { MenuPlan } from './menu-plan.ts';

export type MenuPort = {
  /** Rejects a day that is no Monday. */
  load(week: { readonly monday: LocalDate }): Promise<MenuPlan>;
};
