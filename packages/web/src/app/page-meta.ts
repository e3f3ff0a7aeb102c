import type { Cart } from '@ofenpost/core/cart/cart';

const {
  kept: stored,
  now,
  worker,
}: DOMStringMap = typeof document === 'undefined' ? {} : document.documentElement.dataset;

/** Whether the device had kept this page, since the network did not bring it. Read before React may build the page anew. */
export const isCachedPage = stored !== undefined;

/** The server's time when the page was sent, which may have been rendered before. */
export const sentAt: string | undefined = now;

/** By which the page may bring styles of its own. */
export const pageNonce =
  typeof document === 'undefined' ? undefined : document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

/** The path that the browser loaded, before any client navigation. */
export const loadedPath = typeof location === 'undefined' ? '' : location.pathname;

/** Whether the browser is to have a service worker. */
export const hasServiceWorker = worker !== undefined;

/** The guest's own, where the page was rendered alike for everybody: see `hydrate-cart.tsx`. */
export const ownCart = (globalThis as { readonly ownCart?: Cart }).ownCart;
