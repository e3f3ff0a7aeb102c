import { AdminLinks } from './admin-links.tsx';
import { ChevronIcon } from './icons.tsx';
import { MenuPopover, menuItemClass } from './menu-popover.tsx';

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
    <AdminLinks className={menuItemClass} />
  </MenuPopover>
);
