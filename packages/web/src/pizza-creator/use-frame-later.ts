import { startTransition, useEffect, useState } from 'react';

/** Returns the value of the last painted frame, so that expensive rendering does not delay the rest. */
export function useFrameLater<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Scheduled after the paint of the current frame.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return shown;
}
