import { ChevronIcon } from './icons.tsx';
import { LateAdminLinks } from './late-admin-links.tsx';
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
    <LateAdminLinks className={menuItemClass} />
  </MenuPopover>
);
