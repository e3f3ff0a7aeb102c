import { Match, Outlet, useMatches } from '@tanstack/react-router';

/**
 * The page of the address. The router's own outlet puts it behind a boundary that React takes over after the frame round
 * it: what the frame starts meanwhile would change texts that the page is still compared by. So the boundary stands round
 * both (`wrapInSuspense` of the root), and frame and page come alive at once.
 */
export function PageOutlet() {
  const page = useMatches({ select: ([root, match]) => (root?._notFound === true ? undefined : match?.routeId) });
  return page === undefined ? <Outlet /> : <Match routeId={page} />;
}
