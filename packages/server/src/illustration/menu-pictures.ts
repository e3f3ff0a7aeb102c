import { PICTURE_WIDTHS } from '@ofenpost/core/catalogue/picture-files';
import { MENU_ILLUSTRATION } from '@ofenpost/core/menu/menu-illustration';
import type { Pictured } from './draw-dish.ts';
import type { PictureRequest } from './picture-store.ts';

type Menu = { readonly products: Iterable<Pictured>; readonly menus: Iterable<{ readonly name: string }> };

/**
 * The pictures of all dishes as most browsers ask for them, first the small ones, which lists show.
 */
export function* menuPictures({ products, menus }: Menu): Generator<PictureRequest> {
  const ofMenus = [...menus].map(({ name }) => ({ name, illustration: MENU_ILLUSTRATION }));
  const dishes = [...[...products].map(({ name, illustration }) => ({ name, illustration })), ...ofMenus];
  for (const width of PICTURE_WIDTHS) for (const dish of dishes) yield { dish, width, format: 'avif' };
}
