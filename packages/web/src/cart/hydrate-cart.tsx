import type { Cart } from '@ofenpost/core/cart/cart';
import { itemCount } from '@ofenpost/core/cart/cart-sums';
import { memoizeRecent } from '@ofenpost/core/memoize/memoize';
import { renderToString } from 'react-dom/server';
import { CartBadge } from './cart-badge.tsx';
import styles from './cart-button.module.css';

const drawBadge = memoizeRecent((count: number) => renderToString(<CartBadge count={count} />));

/**
 * What a guest's browser reads behind a page that was rendered for nobody: it puts the cart in before the page comes
 * alive, and takes itself away, so that React finds what it would have found in a page of the guest's own.
 */
export function hydrateCart(cart: Cart, nonce: string): string {
  const count = itemCount(cart);
  if (count === 0) return '';
  // "<" could end the element.
  const json = JSON.stringify(cart).replaceAll('<', String.raw`\u003c`);
  return `<template>${drawBadge(count)}</template><script nonce="${nonce}">{const script=document.currentScript,badge=script.previousSibling;ownCart=${json};document.getElementsByClassName('${styles.button}')[0]?.append(badge.content);badge.remove();script.remove()}</script>`;
}
