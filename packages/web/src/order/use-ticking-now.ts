import type { Instant } from '@ofenpost/core/time/instant';
import { useEffect, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';

const SECOND = 1000;

/** The time, a second after the other. */
export function useTickingNow(): Instant {
  const { ports, data } = useApp();
  const [now, setNow] = useState<Instant>(data.now);
  useEffect(() => {
    const tick = () => setNow(ports.clock.now());
    tick();
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  }, [ports]);
  return now;
}
