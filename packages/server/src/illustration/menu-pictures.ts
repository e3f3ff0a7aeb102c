import { PICTURE_WIDTHS } from '@ofenpost/core/catalogue/picture-files';
import { MENU_ILLUSTRATION } from '@ofenpost/core/menu/menu-illustration';
import { INGREDIENT_SHEET, INGREDIENTS_WIDTH } from '@ofenpost/illustration/ingredient-sheet';
import type { Pictured } from './draw-dish.ts';
import type { PictureRequest } from './picture-store.ts';

type Menu = { readonly products: Iterable<Pictured>; readonly menus: Iterable<{ readonly name: string }> };

/** Everything that an own flatbread can have, in one picture. */
export const INGREDIENTS: Pictured = { name: INGREDIENT_SHEET.kind, illustration: INGREDIENT_SHEET };

/** The pictures of all dishes as most browsers ask for them, first the small ones, which lists show; then the ingredients. */
export function* menuPictures({ products, menus }: Menu): Generator<PictureRequest> {
  const ofMenus = [...menus].map(({ name }) => ({ name, illustration: MENU_ILLUSTRATION }));
  const dishes = [...[...products].map(({ name, illustration }) => ({ name, illustration })), ...ofMenus];
  for (const width of PICTURE_WIDTHS) for (const dish of dishes) yield { dish, width, format: 'avif' };
  yield { dish: INGREDIENTS, width: INGREDIENTS_WIDTH, format: 'avif' };
}
