import { may } from '@ofenpost/core/permission/permission';
import type { Ports } from '@ofenpost/core/ports';
import { selectAccount } from '@ofenpost/core/session/session.machine';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { AppActors } from './app-actors.tsx';
import { whenIdle } from './idle-time.ts';

/**
 * In ms. A guest's page is fresh after loading, and its first connection reports the changes since then. Staff work
 * together, so their pages connect at once.
 */
const NEW_MILLISECONDS = 10_000;

/** Updates the page whenever staff change its content. It connects late, so that the page load waits for nothing. */
export function useLiveContent(ports: Ports, actors: AppActors, shown: string): void {
  const router = useRouter();
  const [version] = useState(shown);
  useEffect(() => {
    let stop: (() => void) | null = () => {};
    const follow = () => {
      import('./follow-content.ts')
        .then(({ followContent }) => {
          if (stop !== null) stop = followContent({ ports, actors, version, router });
        })
        // Without a connection the page stays as it was loaded.
        .catch(() => {});
    };
    const isStaff = may(selectAccount(actors.session.getSnapshot()), 'kitchen.throttle');
    const timer = setTimeout(() => whenIdle(follow), isStaff ? 0 : NEW_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      stop?.();
      stop = null;
    };
  }, [ports, actors, router, version]);
}
