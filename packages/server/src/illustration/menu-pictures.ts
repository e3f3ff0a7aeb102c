import type { Illustration } from '@ofenpost/core/catalogue/illustration';
import { LIST_PICTURE_WIDTHS } from '@ofenpost/core/catalogue/picture-files';
import { MENU_ILLUSTRATION } from '@ofenpost/core/menu/menu-illustration';
import type { PictureRequest } from './picture-store.ts';

/** What an illustration is rendered from; the name is the seed. */
export type Pictured = { readonly name: string; readonly illustration: Illustration };
type Menu = { readonly products: Iterable<Pictured>; readonly menus: Iterable<{ readonly name: string }> };

/**
 * The pictures of all dishes that lists show, as most browsers ask for them. Each is drawn when its turn comes: all at
 * once would keep requests waiting for a tenth of a second.
 */
export function* menuPictures(
  { products, menus }: Menu,
  draw: (of: Illustration, seed: string) => string,
): Generator<PictureRequest> {
  const ofMenus = [...menus].map(({ name }) => ({ name, illustration: MENU_ILLUSTRATION }));
  for (const { name, illustration } of [...products, ...ofMenus]) {
    const drawing = draw(illustration, name);
    for (const width of LIST_PICTURE_WIDTHS) yield { drawing, width, format: 'avif' };
  }
}
