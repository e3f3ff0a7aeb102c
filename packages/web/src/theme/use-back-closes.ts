import { useEffectEvent, useLayoutEffect } from 'react';
import { enterOverlay } from './overlay-history.ts';

/**
 * Whether nothing has handled Escape: until the focus has moved into an overlay, the overlay does not receive the key.
 */
const isUnheardEscape = ({ key, target, defaultPrevented }: KeyboardEvent): boolean =>
  key === 'Escape' &&
  !defaultPrevented &&
  !(target instanceof Element && target.closest('[aria-modal="true"]') !== null);

/** The open overlays, the last one on top. */
const openOverlays: symbol[] = [];

/**
 * While an overlay is open, the browser's back button closes it instead of leaving the page, and so does Escape, from
 * the start. One press closes one overlay, the one on top, wherever the focus is.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  // A layout effect, because a user may go back as soon as the overlay is painted.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const overlay = Symbol('overlay');
    openOverlays.push(overlay);
    const leave = enterOverlay(() => close());
    const listener = (event: KeyboardEvent) => {
      if (!isUnheardEscape(event) || openOverlays.at(-1) !== overlay) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
      openOverlays.splice(openOverlays.indexOf(overlay), 1);
      leave();
    };
  }, [isOpen]);
}
