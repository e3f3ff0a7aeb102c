/** How the legal pages load. It loads itself when one is asked for, as `staff-pages.ts` does. */
export const legalPages = {
  imprint: () => import('../legal/imprint.route.tsx').then(({ Route }) => Route),
  privacy: () => import('../legal/privacy.route.tsx').then(({ Route }) => Route),
  refund: () => import('../legal/refund.route.tsx').then(({ Route }) => Route),
  terms: () => import('../legal/terms.route.tsx').then(({ Route }) => Route),
};
