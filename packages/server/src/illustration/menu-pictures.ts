import type { Illustration } from '@ofenpost/core/catalogue/illustration';
import { LIST_PICTURE_WIDTHS } from '@ofenpost/core/catalogue/picture-files';
import { MENU_ILLUSTRATION } from '@ofenpost/core/menu/menu-illustration';
import type { PictureRequest } from './picture-store.ts';

type Pictured = { readonly name: string; readonly illustration: Illustration };
type Menu = { readonly products: Iterable<Pictured>; readonly menus: Iterable<{ readonly name: string }> };

/** The pictures of all dishes that lists show, as most browsers ask for them. */
export function menuPictures(
  { products, menus }: Menu,
  draw: (of: Illustration, seed: string) => string,
): PictureRequest[] {
  const drawings = [
    ...[...products].map(({ illustration: of, name }) => draw(of, name)),
    ...[...menus].map(({ name }) => draw(MENU_ILLUSTRATION, name)),
  ];
  return drawings.flatMap((drawing) =>
    LIST_PICTURE_WIDTHS.map((width) => ({ drawing, width, format: 'avif' as const })),
  );
}
