import { type DeliveryService, asapEstimate } from '../delivery/delivery-slots.ts';
import { dayText } from '../opening-hours/opening-labels.ts';
import type { Instant, LocalDate } from '../time/instant.ts';
import { toLocalDate } from '../time/zurich.ts';
import type { PlannedMenus } from './menu-plan.ts';
import type { Menu } from './menu.ts';
import { type WeekMenuEntry, dateInWeek, menusOfferedOn, menusValidOn } from './week-menu.ts';

export type MenuAvailability =
  | { readonly available: true }
  | {
      readonly available: false;
      /** Outside of its first and last day, not on the week menu of this day, or delivery is closed for today. */
      readonly reason: 'notValid' | 'notOffered' | 'dayOver';
      /** The next day on which it is available, as far as planned. */
      readonly again: LocalDate | null;
      /** German, for the guest. */
      readonly explanation: string;
    };

/** The next day after `date` on which the menu is planned and valid. */
function nextOffer(menu: Menu, entries: readonly WeekMenuEntry[], date: LocalDate): LocalDate | null {
  const days = entries
    .map(({ monday, dayOfWeek }) => dateInWeek(monday, dayOfWeek))
    .filter((day) => day > date && menusOfferedOn([menu], entries, day).length > 0);
  return days.toSorted()[0] ?? null;
}

/**
 * Whether a menu is available at `at`, the time of delivery: on the days (in Zurich) for which the week menu has it,
 * while it is valid. Source: product design, "Menus".
 */
export function menuAvailability(menu: Menu, entries: readonly WeekMenuEntry[], at: Instant): MenuAvailability {
  const date = toLocalDate(at);
  if (menusOfferedOn([menu], entries, date).length > 0) return { available: true };
  const reason = menusValidOn([menu], date).length > 0 ? 'notOffered' : 'notValid';
  const again = nextOffer(menu, entries, date);
  const explanation = again === null ? 'Zurzeit nicht erhältlich' : `Erst ${dayText(again, date)} erhältlich`;
  return { available: false, reason, again, explanation };
}

/**
 * The availability that a menu's card shows at `now`: a menu belongs to its day, so the card does not offer it once
 * delivery is closed for today. The cart uses `menuAvailability`.
 */
export function menuInvitation(
  menu: Menu,
  entries: readonly WeekMenuEntry[],
  { service, now }: { readonly service: DeliveryService; readonly now: Instant },
): MenuAvailability {
  const arrival = asapEstimate({ ...service, orderLocation: { minutes: 0 } }, now);
  const availability = menuAvailability(menu, entries, arrival ?? now);
  if (arrival !== null || !availability.available) return availability;
  const again = nextOffer(menu, entries, toLocalDate(now));
  return { available: false, reason: 'dayOver', again, explanation: 'Heute nicht mehr erhältlich' };
}

/**
 * The menus that are available at `at`, in the order of the week menu: exactly those that `menuAvailability` allows.
 */
export const menusOrderableAt = ({ menus, weekMenuEntries }: PlannedMenus, at: Instant): Menu[] =>
  menusOfferedOn(menus, weekMenuEntries, toLocalDate(at));
