import { useEffect, useEffectEvent } from 'react';
import { enterOverlay } from './overlay-history.ts';

/** While an overlay is open, the browser's back button closes it instead of leaving the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? enterOverlay(() => close()) : undefined), [isOpen]);
}
