import { isLoggedIn } from '@ofenpost/core/role/role';
import { Link, useLocation } from '@tanstack/react-router';
import { useAccount, useRestaurant } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { SIDE_NAVIGATION_ID } from '../app/side-navigation-id.ts';
import { CartButton } from '../cart/cart-panel.tsx';
import { type ChangelogAccess, ChangelogButton } from '../changelog/changelog-button.tsx';
import { ChevronIcon, MenuIcon, PersonIcon, Logo } from '../ui/icons.tsx';
import { MenuPopover, menuItemClass } from '../ui/menu-popover.tsx';
import { Rendered } from '../ui/rendered.tsx';
import type { AccountDialog } from './account-dialog.ts';
import { AccountMenu } from './account-menu.tsx';
import { LazyAdminLinks, MainLinks, mainPath, useReturnPath } from './side-navigation.tsx';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './header.module.css';

const AdminMenu = () => (
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

type Props = {
  /** What staff read of new features; null for all others. */
  readonly changelog: ChangelogAccess | null;
  readonly onDialog: (dialog: AccountDialog) => void;
};

export function Header({ changelog, onDialog }: Props) {
  const account = useAccount();
  const { name } = useRestaurant();
  const { pathname } = useLocation();
  const returnTo = useReturnPath();
  return (
    <header className={styles.header}>
      <div className={`${layout.wrap} ${styles.bar} ${changelog === null ? '' : styles.forStaff}`}>
        <button
          type="button"
          className={`${controls.round} ${styles.menuButton}`}
          popoverTarget={SIDE_NAVIGATION_ID}
          aria-label="Menü öffnen"
        >
          <MenuIcon />
        </button>
        <Link to={paths.home} className={styles.logoLink} aria-label={`${name}, zur Startseite`}>
          <Logo name={name} />
        </Link>
        <Rendered
          as="nav"
          by={Header}
          from={[mainPath(pathname)]}
          className={styles.links}
          aria-label="Hauptnavigation"
        >
          <MainLinks className={styles.link} />
        </Rendered>
        <div className={styles.actions}>
          {changelog !== null && (
            <div className={styles.wide}>
              <AdminMenu />
              <ChangelogButton access={changelog} className={controls.quiet} />
            </div>
          )}
          {isLoggedIn(account) ? (
            <AccountMenu onDialog={onDialog} />
          ) : (
            <Link to={paths.auth} search={{ returnTo }} className={`${controls.quiet} ${styles.signIn}`}>
              <PersonIcon />
              <span>Anmelden</span>
            </Link>
          )}
          <CartButton />
        </div>
      </div>
    </header>
  );
}
