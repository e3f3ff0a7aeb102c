import type { Ports } from '@ofenpost/core/ports';
import { announce } from '../app/announce.ts';
import type { createAppRouter } from './router.tsx';

type AppRouter = ReturnType<typeof createAppRouter>;

/** Returns the open dialog or popover, if any. */
const openOverlay = (): Element | null => document.querySelector('[aria-modal="true"], :popover-open');

/**
 * Moves the focus to the new page's heading, where screen readers continue, and announces its title. The focus stays in
 * a cart or menu that was opened while the page was loading.
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

/** In ms; most pages load faster than people notice. */
const NOTICED_MS = 200;

/** Shows a progress line at the top of the window while a page is loading. */
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

/** The browser restores its own place after a reload only: on the way back it would scroll before the page is there. */
function scrollInPlaceOfBrowser(): void {
  const own = () => {
    history.scrollRestoration = 'manual';
  };
  own();
  addEventListener('pageshow', own);
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}

/**
 * Scrolls to the top or to the anchor when the path changes; on back and forward `useScrollPlaces` scrolls on from
 * there. A change of the search alone does not scroll. Every completed navigation to another address counts as a page
 * view. Source: specification, section 2.
 */
export function followRoutes(
  router: AppRouter,
  { analytics, errorReporting }: Pick<Ports, 'analytics' | 'errorReporting'>,
): void {
  scrollInPlaceOfBrowser();
  followWay(router);
  let shown: string | null = null;
  /** The overlay that was open when the navigation began; the page's data may be reloaded before it ends. */
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
