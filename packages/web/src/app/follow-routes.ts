import type { Ports } from '@ofenpost/core/ports';
import type { createAppRouter } from './router.tsx';

/** The status line of the page frame that says where one has come to. */
export const ARRIVAL_ID = 'arrival';

/** Screen readers go on at the new page's heading, and hear its title. */
function arrive(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  const arrival = document.getElementById(ARRIVAL_ID);
  if (arrival !== null) arrival.textContent = document.title;
}

/**
 * Every change of route leads to the top of the page, or to the anchor that its address names; back and forward too. What
 * only changes the question mark of an address stays where it is. A page that was reached is counted once. Source:
 * specification, section 2.
 */
export function followRoutes(
  router: ReturnType<typeof createAppRouter>,
  { analytics, errorReporting }: Pick<Ports, 'analytics' | 'errorReporting'>,
): void {
  let shown: string | null = null;
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged, toLocation: { pathname } }) => {
    if (fromLocation && pathChanged) errorReporting.navigationStarted(pathname);
  });
  router.subscribe('onRendered', ({ pathChanged, hashChanged, toLocation: { hash, pathname } }) => {
    if (pathChanged) arrive();
    const anchor = document.getElementById(hash);
    if (anchor !== null && (pathChanged || hashChanged)) anchor.scrollIntoView();
    else if (pathChanged) scrollTo(0, 0);
    const isReached = router.state.matches.every(({ status }) => status !== 'error');
    if (isReached && pathname !== shown) analytics.capture({ name: 'page_view', path: pathname });
    shown = isReached ? pathname : null;
  });
}
