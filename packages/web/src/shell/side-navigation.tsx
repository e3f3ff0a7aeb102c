import { isLoggedIn, isTeam } from '@ofenpost/core/role/role';
import { Link, useLocation } from '@tanstack/react-router';
import { type ComponentProps, Suspense, memo, useCallback, useEffect, useRef, useState } from 'react';
import { useAccount, useRestaurant } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { SIDE_NAVIGATION_ID } from '../app/side-navigation-id.ts';
import { type ChangelogAccess, ChangelogButton } from '../changelog/changelog-button.tsx';
import { lazyComponent } from '../hydration/lazy-component.tsx';
import { CloseIcon, Logo } from '../ui/icons.tsx';
import { Rendered } from '../ui/rendered.tsx';
import { useBackCloses } from '../ui/use-back-closes.ts';
import { type AccountDialog, accountDialogs, accountItems } from './account-dialog.ts';
import type { AdminLinks } from './admin-links.tsx';
import controls from '../ui/controls.module.css';
import styles from './side-navigation.module.css';

type LazyAdminLinksProps = ComponentProps<typeof AdminLinks>;

const lazyLinks = lazyComponent<LazyAdminLinksProps>(() =>
  import('./admin-links.tsx').then((module) => module.AdminLinks),
);

export const prepareAdminLinks = lazyLinks.prepare;

/**
 * The links of the team; guests do not load them. `memo` prevents updates: React keeps the server's HTML only until
 * something else is to be rendered in its place.
 */
export const LazyAdminLinks = memo(
  (props: LazyAdminLinksProps) =>
    isTeam(useAccount()) && (
      <Suspense>
        <lazyLinks.Component {...props} />
      </Suspense>
    ),
);

const MAIN_LINKS = [
  { to: paths.home, label: 'Start' },
  { to: paths.restaurant, label: 'Restaurant' },
  { to: paths.events, label: 'Events' },
  { to: paths.products, label: 'Produkte' },
  { to: paths.pizzaCreator, label: 'Pizza-Creator' },
  { to: paths.aboutUs, label: 'Über uns' },
] as const;

/** Returns the path of the main link to mark as current, or ''. */
export const mainPath = (pathname: string): string => MAIN_LINKS.find(({ to }) => to === pathname)?.to ?? '';

/** Where signing in leads back to: this page, or from the sign-in page, which alone names one, where its visitor came from. */
export function useReturnPath(): string {
  const { href, search } = useLocation();
  return search.returnTo ?? href;
}

/** `onNavigate` is for links in an overlay, whose history entry the page replaces. */
export const MainLinks = ({ className, onNavigate }: { className: string | undefined; onNavigate?: () => void }) =>
  MAIN_LINKS.map(({ to, label }) => (
    <Link
      key={to}
      to={to}
      activeOptions={{ exact: true, includeSearch: false }}
      className={className}
      {...(onNavigate && { onClick: onNavigate, replace: true })}
    >
      {label}
    </Link>
  ));

type Props = {
  readonly changelog: ChangelogAccess | null;
  readonly onDialog: (dialog: AccountDialog) => void;
};

/** The menu under 960 px. It is a native popover: it opens without a script and closes by Escape or a tap outside. */
export function SideNavigation({ changelog, onDialog }: Props) {
  const account = useAccount();
  const { name } = useRestaurant();
  const returnTo = useReturnPath();
  const panel = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => panel.current?.hidePopover(), []);
  const openChangelog = () => {
    close();
    changelog?.onPress();
  };
  // The menu may have been opened before hydration.
  useEffect(() => setOpen(panel.current?.matches(':popover-open') ?? false), []);
  useBackCloses(isOpen, close);
  return (
    <Rendered
      as="nav"
      by={SideNavigation}
      from={isLoggedIn(account) ? null : [name, returnTo]}
      ref={panel}
      id={SIDE_NAVIGATION_ID}
      popover="auto"
      className={styles.panel}
      aria-label="Menü"
      // `beforetoggle` comes before the menu is visible; after the later `toggle` a quick press of the back button
      // would have left the page.
      onBeforeToggle={({ newState }) => newState === 'open' && setOpen(true)}
      onToggle={({ newState }) => setOpen(newState === 'open')}
    >
      <div className={styles.head}>
        <Logo name={name} />
        <button
          type="button"
          className={`${controls.round} ${styles.close}`}
          popoverTarget={SIDE_NAVIGATION_ID}
          popoverTargetAction="hide"
          aria-label="Menü schliessen"
        >
          <CloseIcon />
        </button>
      </div>
      <MainLinks className={styles.link} onNavigate={close} />
      <LazyAdminLinks className={styles.link} onNavigate={close} />
      {changelog !== null && (
        <ChangelogButton access={{ ...changelog, onPress: openChangelog }} className={styles.link} />
      )}
      {isLoggedIn(account) ? (
        <accountItems.Component
          className={styles.link}
          onDialog={onDialog}
          onIntent={accountDialogs.preload}
          onNavigate={close}
        />
      ) : (
        <Link to={paths.auth} search={{ returnTo }} replace className={styles.link} onClick={close}>
          Anmelden
        </Link>
      )}
    </Rendered>
  );
}
