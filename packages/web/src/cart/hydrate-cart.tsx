import type { Cart } from '@ofenpost/core/cart/cart';
import { itemCount } from '@ofenpost/core/cart/priced-cart';
import { memoizeRecent } from '@ofenpost/core/memoize/memoize';
import { renderToString } from 'react-dom/server';
import { CartBadge } from './cart-panel.tsx';
import styles from './cart-button.module.css';

const drawBadge = memoizeRecent((count: number) => renderToString(<CartBadge count={count} />));

/**
 * Returns a script for the end of a page that was rendered for everybody: it inserts the guest's cart before hydration
 * and removes itself, so that React finds the page of this guest.
 */
export function hydrateCart(cart: Cart, nonce: string): string {
  const count = itemCount(cart);
  if (count === 0) return '';
  // "<" could end the element.
  const json = JSON.stringify(cart).replaceAll('<', String.raw`\u003c`);
  return `<template>${drawBadge(count)}</template><script nonce="${nonce}">{const script=document.currentScript,badge=script.previousSibling;ownCart=${json};document.getElementsByClassName('${styles.button}')[0]?.append(badge.content);badge.remove();script.remove()}</script>`;
}
