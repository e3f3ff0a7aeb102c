import { useEffectEvent, useLayoutEffect } from 'react';
import { enterOverlay } from './overlay-history.ts';

/** Escape that nobody heard: until the focus has moved into an overlay, it does not hear the key itself. */
const isUnheardEscape = ({ key, target, defaultPrevented }: KeyboardEvent): boolean =>
  key === 'Escape' &&
  !defaultPrevented &&
  !(target instanceof Element && target.closest('[aria-modal="true"]') !== null);

/** What is open, the last one on top. */
const openOverlays: symbol[] = [];

/**
 * While an overlay is open, the browser's back button closes it instead of leaving the page; Escape does from the start. One
 * press closes one overlay, the one on top, wherever the focus is.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  // Before it is painted: whoever sees it may go back.
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
