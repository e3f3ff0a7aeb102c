import type { Ports } from '@ofenpost/core/ports';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { AppActors } from './app-actors.tsx';
import { whenIdle } from './when-idle.ts';

/** A page that was just read is new; the first connection tells what changed since. */
const NEW_MILLISECONDS = 10_000;

/** Keeps the page as staff have it now, beginning when it is no longer new: a page that loads waits for nothing. */
export function useLiveContent(ports: Ports, actors: AppActors, shown: string): void {
  const router = useRouter();
  const [version] = useState(shown);
  useEffect(() => {
    let stop: (() => void) | null = () => {};
    const follow = () => {
      import('./follow-content.ts')
        .then(({ followContent }) => {
          if (stop !== null) stop = followContent({ ports, actors, version, reload: () => router.invalidate() });
        })
        // Without a connection the page stays as it was read.
        .catch(() => {});
    };
    const timer = setTimeout(() => whenIdle(follow), NEW_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      stop?.();
      stop = null;
    };
  }, [ports, actors, router, version]);
}
