import { isLoggedIn } from '@ofenpost/core/session/role';
import { Link, useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type AccountDialog, accountDialogs, accountItems } from '../account/account-dialog.ts';
import { type ChangelogAccess, ChangelogButton } from '../changelog/changelog-button.tsx';
import { useBackCloses } from '../theme/use-back-closes.ts';
import { useAccount, useRestaurant } from './app-state.ts';
import { CloseIcon } from './icons.tsx';
import { LazyAdminLinks } from './lazy-admin-links.tsx';
import { Logo } from './logo.tsx';
import { MainLinks } from './main-links.tsx';
import { paths } from './paths.ts';
import { Rendered } from './rendered.tsx';
import controls from '../theme/controls.module.css';
import styles from './side-navigation.module.css';

export const SIDE_NAVIGATION_ID = 'side-navigation';

type Props = {
  readonly changelog: ChangelogAccess | null;
  readonly onDialog: (dialog: AccountDialog) => void;
};

/** The menu under 960 px. It is a native popover: it opens without a script and closes by Escape or a tap outside. */
export function SideNavigation({ changelog, onDialog }: Props) {
  const account = useAccount();
  const { name } = useRestaurant();
  const { href } = useLocation();
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
      from={isLoggedIn(account) ? null : [name, href]}
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
        <Link to={paths.auth} search={{ returnTo: href }} replace className={styles.link} onClick={close}>
          Anmelden
        </Link>
      )}
    </Rendered>
  );
}
