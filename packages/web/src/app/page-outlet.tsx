import { Match, Outlet, useMatches } from '@tanstack/react-router';

/**
 * Renders the page of the route. The router's own outlet adds a Suspense boundary, which React hydrates after the
 * frame: effects of the frame would then change texts before React compares them. So one boundary surrounds both
 * (`wrapInSuspense` of the root), and both hydrate together.
 */
export function PageOutlet() {
  const page = useMatches({ select: ([root, match]) => (root?._notFound === true ? undefined : match?.routeId) });
  return page === undefined ? <Outlet /> : <Match routeId={page} />;
}
