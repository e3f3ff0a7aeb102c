import type { Menu } from '../menu/menu.ts';
import { folded } from '../text/search-words.ts';
import type { LocalDate } from '../time/instant.ts';

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
    .map((menu) => menu.name);
}
