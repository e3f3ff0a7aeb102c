import { deliveryServiceOf } from '@ofenpost/core/delivery/delivery-slots';
import type { Menu } from '@ofenpost/core/menu/menu';
import { menuInvitation } from '@ofenpost/core/menu/menu-availability';
import { MENU_ILLUSTRATION } from '@ofenpost/core/menu/menu-illustration';
import type { WeekMenuEntry } from '@ofenpost/core/menu/week-menu';
import { useActors, useDelivery, useNow, useOpeningHours } from '../app/app-actors.tsx';
import { AddButton } from '../catalogue/add-button.tsx';
import { ProductPicture } from '../catalogue/product-picture.tsx';
import add from '../catalogue/add-button.module.css';

type Props = {
  readonly menu: Menu;
  /** The plan from this week on. */
  readonly entries: readonly WeekMenuEntry[];
};

/** The add button of a menu that can still be delivered today; otherwise the next day with it. */
export function MenuOrder({ menu, entries }: Props) {
  const { cart } = useActors();
  const service = deliveryServiceOf(useOpeningHours(), useDelivery());
  const invitation = menuInvitation(menu, entries, { service, now: useNow() });
  if (!invitation.available) return <span className={add.note}>{invitation.explanation}</span>;
  return (
    <AddButton
      label={`${menu.name} in den Warenkorb`}
      onClick={() => cart.send({ type: 'item.added', item: { menuId: menu.id, amount: 1 } })}
    />
  );
}

type MenuPictureProps = { readonly menu: Menu; readonly className: string | undefined; readonly size: number };

/** A place setting, different for each menu. */
export const MenuPicture = ({ menu: { id, name }, ...picture }: MenuPictureProps) => (
  <ProductPicture product={{ id, name, illustration: MENU_ILLUSTRATION }} {...picture} />
);
