import { useEffectEvent, useLayoutEffect } from 'react';
import { enterOverlay } from './overlay-history.ts';

/** Escape that nobody heard: until the focus has moved into an overlay, it does not hear the key itself. */
const isUnheardEscape = ({ key, target, defaultPrevented }: KeyboardEvent): boolean =>
  key === 'Escape' &&
  !defaultPrevented &&
  !(target instanceof Element && target.closest('[aria-modal="true"]') !== null);

/** While an overlay is open, the browser's back button closes it instead of leaving the page; Escape does from the start. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  // Before it is painted: whoever sees it may go back.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const leave = enterOverlay(() => close());
    const hear = (event: KeyboardEvent) => {
      if (isUnheardEscape(event)) close();
    };
    document.addEventListener('keydown', hear);
    return () => {
      document.removeEventListener('keydown', hear);
      leave();
    };
  }, [isOpen]);
}
