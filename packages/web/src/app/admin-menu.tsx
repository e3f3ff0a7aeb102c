import { Link } from '@tanstack/react-router';
import { ChevronIcon } from './icons.tsx';
import { MenuPopover, menuItemClass } from './menu-popover.tsx';
import { paths } from './paths.ts';

export const AdminMenu = () => (
  <MenuPopover
    label="Admin-Menü"
    trigger={
      <>
        Admin
        <ChevronIcon />
      </>
    }
  >
    <Link to={paths.incomingOrders} className={menuItemClass}>
      Eingehende Bestellungen
    </Link>
  </MenuPopover>
);
