import { ChevronIcon } from './icons.tsx';
import { LazyAdminLinks } from './lazy-admin-links.tsx';
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
    <LazyAdminLinks className={menuItemClass} />
  </MenuPopover>
);
