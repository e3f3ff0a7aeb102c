import { may } from '@ofenpost/core/role/permission';
import { Match, Outlet, useMatches, useLocation } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { ANNOUNCER_ID, NEVER_HIDDEN } from '../app/announce.ts';
import { useAccount } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { CartPanel } from '../cart/cart-panel.tsx';
import { type ChangelogAccess, ChangelogPlace } from '../changelog/changelog-button.tsx';
import { whenIdle } from '../hydration/idle-time.ts';
import { isCachedPage } from '../hydration/page-meta.ts';
import { OpeningHoursBanner } from '../opening-hours/opening-hours-banner.tsx';
import { ToastArea } from '../ui/toast-area.tsx';
import { useOpened } from '../ui/use-opened.ts';
import { type AccountDialog, accountDialogs } from './account-dialog.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SideNavigation } from './side-navigation.tsx';
import controls from '../ui/controls.module.css';
import styles from './page-frame.module.css';

/** Hosts the code for the connection and for app updates. It loads in idle time, on a cached page at once. */
function ConnectionHost() {
  const [part, setPart] = useState<{ Loaded: ComponentType } | null>(null);
  useEffect(() => {
    const load = () =>
      void import('../connection/connection-section.tsx')
        .then(({ ConnectionSection }) => setPart({ Loaded: ConnectionSection }))
        .catch(() => {});
    if (isCachedPage) load();
    else whenIdle(load);
  }, []);
  return part && <part.Loaded />;
}

/**
 * Renders the page of the route. The router's own outlet adds a Suspense boundary, which React hydrates after the
 * frame: effects of the frame would then change texts before React compares them. So one boundary surrounds both
 * (`wrapInSuspense` of the root), and both hydrate together.
 */
function PageOutlet() {
  const page = useMatches({ select: ([root, match]) => (root?._notFound === true ? undefined : match?.routeId) });
  return page === undefined ? <Outlet /> : <Match routeId={page} />;
}

/**
 * The frame of all pages: header, banner, content, footer, side navigation and toasts; on /error only the content.
 * Source: specification, section 2.
 */
export function PageFrame() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const account = useAccount();
  const [unseen, setUnseen] = useState(0);
  const changelogDialog = useOpened<'changelog'>();
  const { opened, open, end } = useOpened<AccountDialog>();
  const close = () => opened && end(opened);
  if (pathname === paths.error) return <PageOutlet />;
  const changelog: ChangelogAccess | null = may(account, 'changelog.read')
    ? { unseen, onPress: () => changelogDialog.open('changelog') }
    : null;
  return (
    <>
      <div className={styles.frame} data-replay>
        <a href="#main" className={styles.skip}>
          Zum Inhalt
        </a>
        <Header changelog={changelog} onDialog={open} />
        <OpeningHoursBanner />
        <ConnectionHost />
        <main id="main" className={styles.main} tabIndex={-1}>
          <PageOutlet />
        </main>
        <Footer />
        <SideNavigation changelog={changelog} onDialog={open} />
        <CartPanel />
        {changelog !== null && (
          <ChangelogPlace
            opening={changelogDialog.opened?.count ?? null}
            onClosed={() => changelogDialog.opened && changelogDialog.end(changelogDialog.opened)}
            onUnseen={setUnseen}
          />
        )}
        {opened !== null && (
          <accountDialogs.Component key={opened.count} dialog={opened.shown} onClosed={close} onLoadFailed={close} />
        )}
      </div>
      <ToastArea />
      <p id={ANNOUNCER_ID} role="status" className={controls.visuallyHidden} {...NEVER_HIDDEN} />
    </>
  );
}
