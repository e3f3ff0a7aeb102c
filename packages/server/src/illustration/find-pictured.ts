import type { Illustration } from '@ofenpost/core/catalogue/illustration';
import { MENU_ILLUSTRATION } from '@ofenpost/core/menu/menu-illustration';
import type { StorefrontReader } from '../storefront/storefront.ts';

/** What an illustration is rendered from; the name is the seed. */
export type Pictured = { readonly name: string; readonly illustration: Illustration };

/** The product or the menu of an illustration. */
export function findPictured({ products, menus }: StorefrontReader, id: string): Pictured | undefined {
  const menu = menus.find((each) => each.id === id);
  return menu === undefined ? products.get(id) : { name: menu.name, illustration: MENU_ILLUSTRATION };
}
