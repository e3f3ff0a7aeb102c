import type { Cart } from '@ofenpost/core/cart/cart';

const {
  kept: stored,
  now,
  worker,
}: DOMStringMap = typeof document === 'undefined' ? {} : document.documentElement.dataset;

/** Whether the service worker served this page from its cache. Read early, because React may render the page again. */
export const isCachedPage = stored !== undefined;

/** The server's time when the page was sent; it may have been rendered earlier. */
export const sentAt: string | undefined = now;

/** The nonce that allows the page's scripts to insert styles. */
export const pageNonce =
  typeof document === 'undefined' ? undefined : document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

/** The path of the initial page load, before any client navigation. */
export const loadedPath = typeof location === 'undefined' ? '' : location.pathname;

/** Whether the browser is to register a service worker. */
export const hasServiceWorker = worker !== undefined;

/** The guest's own cart, where the page was rendered for everybody: see `hydrate-cart.tsx`. */
export const ownCart = (globalThis as { readonly ownCart?: Cart }).ownCart;
