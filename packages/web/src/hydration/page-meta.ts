import type { Cart } from '@ofenpost/core/cart/cart';

const {
  kept: stored,
  now,
  worker,
}: DOMStringMap = typeof document === 'undefined' ? {} : document.documentElement.dataset;

/** Whether the service worker served this page from its cache. Read early, because React may render the page again. */
export const isCachedPage = stored !== undefined;

/** The server's time when the page was rendered; a cached page may be sent up to a minute later. */
export const sentAt: string | undefined = now;

/** The path of the initial page load, before any client navigation. */
export const loadedPath = typeof location === 'undefined' ? '' : location.pathname;

/** Whether the browser is to register a service worker. */
export const hasServiceWorker = worker !== undefined;

/**
 * The cart on this device, which the page shows until the server's arrives; null if there is none. Undefined on a page
 * that was rendered for one person, with their cart: see `restore-cart.ts`.
 */
export const storedCart = (globalThis as { readonly storedCart?: Cart | null }).storedCart;

/** Whether the page is the same for everybody: its user, cart and time come from the server after hydration. */
export const isSharedPage = storedCart !== undefined;
