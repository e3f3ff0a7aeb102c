import type { Ports } from '@ofenpost/core/ports';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { AppActors } from './app-actors.tsx';
import { whenIdle } from './when-idle.ts';

/** Keeps the page as staff have it now. Loaded when the browser has nothing better to do: no page waits for it. */
export function useLiveContent(ports: Ports, actors: AppActors, shown: string): void {
  const router = useRouter();
  const [version] = useState(shown);
  useEffect(() => {
    let stop: (() => void) | null = () => {};
    whenIdle(() => {
      import('./follow-content.ts')
        .then(({ followContent }) => {
          if (stop !== null) stop = followContent({ ports, actors, version, reload: () => router.invalidate() });
        })
        // Without a connection the page stays as it was read.
        .catch(() => {});
    });
    return () => {
      stop?.();
      stop = null;
    };
  }, [ports, actors, router, version]);
}
