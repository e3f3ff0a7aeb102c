import * as z from 'zod/mini';
import { ovenBreads } from '../catalogue/oven-breads.ts';
import { declaration } from '../declaration/declaration.ts';
import { price } from '../money/money.ts';
import { folded } from '../text/search-words.ts';
import { localDate, instant, type LocalDate } from '../time/instant.ts';
import { itemVatClass } from '../vat/vat.ts';

/** A set meal with courses, offered on the days that the week menu names. */
export const menu = z.object({
  id: z.uuid(),
  name: z.string(),
  price,
  /** One class for all courses: alcohol when wine or beer is included, so that the age is checked. */
  vatClass: itemVatClass,
  ovenBreads,
  courses: z.array(z.string()),
  /** What each course declares, in their order; null or missing: nobody has declared it. */
  declarations: z.optional(z.nullable(z.array(z.nullable(declaration)))),
  validFrom: localDate,
  validTo: localDate,
});
export type Menu = z.infer<typeof menu>;

/** The menus of one calendar day. */
export const menuDay = z.object({ date: localDate, menus: z.array(menu) });
export type MenuDay = z.infer<typeof menuDay>;

/** A stored menu. */
export const storedMenu = z.extend(menu, {
  /** Counts its changes, from 1. */
  version: z.int().check(z.gte(1)),
  /** When it was changed last. */
  changed: instant,
});
export type StoredMenu = z.infer<typeof storedMenu>;

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/**
 * The names of the menus, valid today or later, with a course that names the product. Courses are free text, so the
 * result is a hint and must not prevent anything.
 */
export function menusNaming(
  menus: readonly Menu[],
  { name, today }: { readonly name: string; readonly today: LocalDate },
): string[] {
  const whole = new RegExp(String.raw`(?<![\p{L}\d])${escaped(folded(name.trim()))}(?![\p{L}\d])`, 'u');
  return menus
    .filter(({ validTo, courses }) => validTo >= today && courses.some((course) => whole.test(folded(course))))
    .map((each) => each.name);
}
