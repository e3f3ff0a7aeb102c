import { useState } from 'react';

/**
 * Fluent UI shows the page to screen readers again 250 ms after a dialog closed, and never when its provider is gone by
 * then. Source: github.com/microsoft/tabster/issues/530
 */
export const PAGE_RETURNS_MILLISECONDS = 300;

const isFocusable = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element !== document.body && element.isConnected;

/**
 * Remembers what had the focus when an overlay opened, and gives it back once the overlay is gone, unless the focus has
 * moved on by itself. Fluent UI does so only for overlays with a trigger of its own.
 */
export function useFocusReturn(isOpen: boolean): () => void {
  const [opener, setOpener] = useState<Element | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpener(document.activeElement);
  }
  return () => {
    if (isFocusable(opener) && !isFocusable(document.activeElement)) opener.focus();
  };
}
