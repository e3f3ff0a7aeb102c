import type { Ports } from '@ofenpost/core/ports';
import { announce } from './announce.ts';
import type { createAppRouter } from './router.tsx';

type AppRouter = ReturnType<typeof createAppRouter>;

/** What is open above the page. */
const openOverlay = (): Element | null => document.querySelector('[aria-modal="true"], :popover-open');

/**
 * Screen readers go on at the new page's heading, and hear its title. Whoever opened the cart or a menu while the page was
 * loading stays there.
 */
function arrive(leftOverlay: Element | null): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (heading === null) return;
  const overlay = openOverlay();
  if (overlay === null || overlay === leftOverlay) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  announce(document.title);
}

/** Most pages are here before anybody would notice that they take their time. */
const NOTICED_MS = 200;

/** Tells by a line at the top of the window that a page is on its way. */
function followWay(router: AppRouter): void {
  let noticed: ReturnType<typeof setTimeout> | undefined;
  const show = (isOnTheWay: boolean) => document.documentElement.toggleAttribute('data-on-the-way', isOnTheWay);
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    clearTimeout(noticed);
    if (pathChanged) noticed = setTimeout(show, NOTICED_MS, true);
  });
  router.subscribe('onResolved', () => {
    clearTimeout(noticed);
    show(false);
  });
}

/**
 * Every change of route leads to the top of the page, or to the anchor that its address names; back and forward too. What
 * only changes the question mark of an address stays where it is. Every completed navigation counts as a page view, also
 * one that changes only what stands behind the question mark or the hash; drawing the same address again does not. Source:
 * specification, section 2.
 */
export function followRoutes(
  router: AppRouter,
  { analytics, errorReporting }: Pick<Ports, 'analytics' | 'errorReporting'>,
): void {
  followWay(router);
  let shown: string | null = null;
  /** What was open when the way to a page began; the page may be loaded anew before it is there. */
  let left: { readonly to: string; readonly overlay: Element | null } | null = null;
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged, toLocation: { pathname } }) => {
    if (left?.to !== pathname) left = { to: pathname, overlay: openOverlay() };
    if (fromLocation && pathChanged) errorReporting.navigationStarted(pathname);
  });
  router.subscribe('onRendered', ({ pathChanged, hashChanged, toLocation: { hash, href, pathname } }) => {
    if (pathChanged) arrive(left?.overlay ?? null);
    left = null;
    const anchor = document.getElementById(hash);
    if (anchor !== null && (pathChanged || hashChanged)) anchor.scrollIntoView();
    else if (pathChanged) scrollTo(0, 0);
    const isReached = router.state.matches.every(({ status }) => status !== 'error');
    if (isReached && href !== shown) analytics.capture({ name: 'page_view', path: pathname });
    shown = isReached ? href : null;
  });
}
