import type { Serving } from '../catalogue/serving.ts';
import { menuAvailability } from '../menu/menu-availability.ts';
import { MENU_ILLUSTRATION } from '../menu/menu-illustration.ts';
import type { Menu } from '../menu/menu.ts';
import type { WeekMenuEntry } from '../menu/week-menu.ts';
import { withAmount } from './cart-sums.ts';
import type { CartItem, ProductCartOption } from './cart.ts';
import type { StoredMenuItem } from './stored-cart.ts';

const courseId = (place: number) => `0fe00000-0000-4000-8001-${String(place).padStart(12, '0')}`;

/** The courses of a menu in the cart: chosen options without a price. */
const coursesOf = ({ courses }: Menu): ProductCartOption => ({
  optionGroupId: courseId(0),
  name: 'Gänge',
  included: 0,
  options: courses.map((name, index) => ({ id: courseId(index + 1), name, price: 0, available: true })),
});

/** A menu in the cart, with today's price in Rappen; available on the days for which the week menu has it. */
export function priceMenuItem(
  { id, amount }: StoredMenuItem,
  menu: Menu,
  { entries, at }: { readonly entries: readonly WeekMenuEntry[]; readonly at: Serving },
): CartItem {
  const { available } = menuAvailability(menu, entries, at.arrives);
  const { name, price, vatClass, ovenBreads } = menu;
  const products = {
    id: menu.id,
    name,
    price,
    vatClass,
    available,
    ovenBreads,
    illustration: MENU_ILLUSTRATION,
    photo: null,
  };
  return withAmount({ id, products, productCartOptions: [coursesOf(menu)], unitPrice: price, creation: null }, amount);
}
