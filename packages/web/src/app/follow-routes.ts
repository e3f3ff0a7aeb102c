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
 * only changes the question mark of an address stays where it is. Source: specification, section 2.
 */
export function followRoutes(router: ReturnType<typeof createAppRouter>): void {
  router.subscribe('onRendered', ({ pathChanged, hashChanged, toLocation: { hash } }) => {
    if (pathChanged) arrive();
    const anchor = document.getElementById(hash);
    if (anchor !== null && (pathChanged || hashChanged)) anchor.scrollIntoView();
    else if (pathChanged) scrollTo(0, 0);
  });
}
