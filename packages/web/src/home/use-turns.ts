import { useEffect, useState, useSyncExternalStore } from 'react';

const TURN_MILLISECONDS = 2800;
const STILL = '(prefers-reduced-motion: reduce)';

function watchStill(onChange: () => void): () => void {
  const query = matchMedia(STILL);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether this person prefers no movement; null until the page is alive. */
const usePrefersStill = (): boolean | null =>
  useSyncExternalStore(
    watchStill,
    () => matchMedia(STILL).matches,
    () => null,
  );

/**
 * Counts turns of a picture that moves by itself. It rests at server rendering and for people who prefer no movement, and
 * whoever wants to stops or starts it. Source: WCAG 2.2, 2.2.2 (Pause, Stop, Hide).
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
  /** Null until the page is alive. */
  const toggle = prefersStill === null ? null : () => setChosen(!isTurning);
  return { turn, isTurning, toggle };
}
