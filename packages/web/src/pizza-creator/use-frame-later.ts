import { startTransition, useEffect, useState } from 'react';

/** The value as it was when the last frame was painted: what is expensive to draw keeps nobody waiting for the rest. */
export function useFrameLater<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Behind the paint of the frame that this one is called for.
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
