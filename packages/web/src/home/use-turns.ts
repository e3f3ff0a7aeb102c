import { useEffect, useState, useSyncExternalStore } from 'react';

const TURN_MILLISECONDS = 2800;
const STILL = '(prefers-reduced-motion: reduce)';

function watchStill(onChange: () => void): () => void {
  const query = matchMedia(STILL);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the user prefers reduced motion; null before hydration. */
const usePrefersStill = (): boolean | null =>
  useSyncExternalStore(
    watchStill,
    () => matchMedia(STILL).matches,
    () => null,
  );

/**
 * Counts the turns of an animated picture. It stands still at server rendering and for users who prefer reduced motion,
 * and a button stops or starts it. Source: WCAG 2.2, 2.2.2 (Pause, Stop, Hide).
 */
export function useTurns() {
  const prefersStill = usePrefersStill();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [turn, setTurn] = useState(0);
  const isTurning = chosen ?? prefersStill === false;
  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setTurn((last) => last + 1);
    }, TURN_MILLISECONDS);
    return () => clearInterval(timer);
  }, [isTurning]);
  /** Null before hydration. */
  const toggle = prefersStill === null ? null : () => setChosen(!isTurning);
  return { turn, isTurning, toggle };
}
