import type { LocalDate } from '../time/instant.ts';
import { formatLocalDate } from '../time/zurich.ts';
import type { Menu } from './menu.ts';
import { menusValidOn } from './week-menu.ts';
import { MENU_DELETED, type WeekPlan } from './week-plan.ts';

type Place = { readonly menuId: string; readonly date: LocalDate };

/** Why a menu cannot be offered on a day, in German; null where it can. */
export function menuBlockerOn(menus: readonly Menu[], { menuId, date }: Place): string | null {
  const menu = menus.find(({ id }) => id === menuId);
  if (menu === undefined) return MENU_DELETED;
  if (menusValidOn([menu], date).length > 0) return null;
  return date < menu.validFrom
    ? `${menu.name} gilt erst ab ${formatLocalDate(menu.validFrom)}.`
    : `${menu.name} gilt nur bis ${formatLocalDate(menu.validTo)}.`;
}

type Misplaced = Place & { readonly place: number; readonly message: string };

/** The menus of a plan that cannot be offered on their day, Monday first. */
export const misplaced = (menus: readonly Menu[], plan: WeekPlan): Misplaced[] =>
  Object.entries(plan)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([date, menuIds]) =>
      menuIds.flatMap((menuId, place) => {
        const message = menuBlockerOn(menus, { menuId, date });
        return message === null ? [] : [{ date, menuId, place, message }];
      }),
    );
