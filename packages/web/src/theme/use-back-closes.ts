import { useEffectEvent, useLayoutEffect } from 'react';
import { enterOverlay } from './overlay-history.ts';

/** While an overlay is open, the browser's back button closes it instead of leaving the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  // Before it is painted: whoever sees it may go back.
  useLayoutEffect(() => (isOpen ? enterOverlay(() => close()) : undefined), [isOpen]);
}
