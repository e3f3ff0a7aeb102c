/** Loads the legal pages. Their code is loaded on demand, as in `staff-pages.ts`. */
export const legalPages = {
  imprint: () => import('../legal/imprint.route.tsx').then(({ Route }) => Route),
  privacy: () => import('../legal/privacy.route.tsx').then(({ Route }) => Route),
  refund: () => import('../legal/refund.route.tsx').then(({ Route }) => Route),
  terms: () => import('../legal/terms.route.tsx').then(({ Route }) => Route),
};
