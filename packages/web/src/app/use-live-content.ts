import type { Ports } from '@ofenpost/core/ports';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { AppActors } from './app-actors.tsx';
import { whenIdle } from './when-idle.ts';

/** Keeps the page as staff have it now. Loaded when the browser has nothing better to do: no page waits for it. */
export function useLiveContent(ports: Ports, actors: AppActors, version: string): void {
  const router = useRouter();
  const shown = useRef(version);
  useEffect(() => {
    shown.current = version;
  }, [version]);
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    whenIdle(() => {
      import('./follow-content.ts')
        .then(({ followContent }) => {
          if (!isOver)
            stop = followContent({ ports, actors, version: shown.current, reload: () => router.invalidate() });
        })
        // Without a connection the page stays as it was read.
        .catch(() => {});
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [ports, actors, router]);
}
