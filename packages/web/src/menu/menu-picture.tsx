import type { Menu } from '@ofenpost/core/menu/menu';
import { MENU_ILLUSTRATION } from '@ofenpost/core/menu/menu-illustration';
import { ProductPicture } from '../catalogue/product-picture.tsx';

type Props = { readonly menu: Menu; readonly className: string | undefined; readonly size: number };

/** A place setting, different for each menu. */
export const MenuPicture = ({ menu: { id, name }, ...picture }: Props) => (
  <ProductPicture product={{ id, name, illustration: MENU_ILLUSTRATION }} {...picture} />
);
