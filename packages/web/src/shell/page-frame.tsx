import { isAdmin } from '@ofenpost/core/role/role';
import { Match, Outlet, useMatches, useLocation } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { ANNOUNCER_ID, NEVER_HIDDEN } from '../app/announce.ts';
import { useAccount } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { CartPanel } from '../cart/cart-panel.tsx';
import { type ChangelogAccess, ChangelogPlace } from '../changelog/changelog-button.tsx';
import { whenIdle, whenUsed } from '../hydration/idle-time.ts';
import { loadUntilThere } from '../hydration/load-until-there.ts';
import { isCachedPage, loadedPath } from '../hydration/page-meta.ts';
import { OpeningHoursBanner } from '../opening-hours/opening-hours-banner.tsx';
import { isPublicPage } from '../seo/public-pages.ts';
import { leaveOut, onDemand } from '../ui/on-demand.tsx';
import { ToastArea } from '../ui/toast-area.tsx';
import { useOpened } from '../ui/use-opened.ts';
import { type AccountDialog, accountDialogs } from './account-dialog.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LazyAdminLinks, SideNavigation } from './side-navigation.tsx';
import controls from '../ui/controls.module.css';
import styles from './page-frame.module.css';

/**
 * Hosts the code for the connection and for app updates. A public page is read first and loads it once it is used; a
 * form and a page of staff load it in idle time, a cached page at once.
 */
function ConnectionHost() {
  const [part, setPart] = useState<{ Loaded: ComponentType } | null>(null);
  useEffect(() => {
    const load = () =>
      void loadUntilThere(() => import('../connection/connection-section.tsx')).then(({ ConnectionSection }) =>
        setPart({ Loaded: ConnectionSection }),
      );
    if (isCachedPage) load();
    else if (isPublicPage(loadedPath)) whenUsed(load);
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

/** Pages without the frame: the error page by the specification, section 2, and the screen above the counter. */
const BARE_PAGES: readonly string[] = [paths.error, paths.pickup];

/** The pages of a device; it has no other way. */
const DEVICE_PAGES: Record<'kitchen' | 'desk', readonly string[]> = {
  kitchen: [paths.kitchen],
  desk: [paths.kitchen, paths.incomingOrders, paths.takePhoneOrder, '/admin/shift'],
};

const deviceBar = onDemand(() => import('../sitting/device-bar.tsx').then((module) => module.DeviceBar));
const deviceNote = onDemand(() => import('./admin-links.tsx').then((module) => module.DeviceNote));

/**
 * The frame of all pages: header, banner, content, footer, side navigation and toasts; on bare pages only the content.
 * A device has the pages of its duty.
 */
export function PageFrame() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const account = useAccount();
  const [unseen, setUnseen] = useState(0);
  const changelogDialog = useOpened<'changelog'>();
  const { opened, open, end } = useOpened<AccountDialog>();
  const close = () => opened && end(opened);
  if (BARE_PAGES.includes(pathname)) return <PageOutlet />;
  const changelog: ChangelogAccess | null = isAdmin(account)
    ? { unseen, onPress: () => changelogDialog.open('changelog') }
    : null;
  const { device } = account;
  return (
    <>
      <div className={styles.frame} data-replay>
        {device !== undefined ? (
          <deviceBar.Component onLoadFailed={leaveOut} />
        ) : (
          <>
            <a href="#main" className={styles.skip}>
              Zum Inhalt
            </a>
            <Header changelog={changelog} onDialog={open} />
            <LazyAdminLinks isBar />
            <OpeningHoursBanner />
          </>
        )}
        <ConnectionHost />
        <main id="main" className={styles.main} tabIndex={-1}>
          {device !== undefined && !DEVICE_PAGES[device.duty].includes(pathname) ? (
            <deviceNote.Component onLoadFailed={leaveOut} />
          ) : (
            <PageOutlet />
          )}
        </main>
        {device === undefined && (
          <>
            <Footer />
            <SideNavigation changelog={changelog} onDialog={open} />
            <CartPanel />
          </>
        )}
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
