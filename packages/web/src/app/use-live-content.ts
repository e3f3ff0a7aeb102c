import { may } from '@ofenpost/core/permission/permission';
import type { Ports } from '@ofenpost/core/ports';
import { selectAccount } from '@ofenpost/core/session/session.machine';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { AppActors } from './app-actors.tsx';
import { whenIdle } from './idle-time.ts';

/** A guest's page that was just read is new; the first connection tells what changed since. Staff work together: theirs is live at once. */
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
          if (stop !== null) stop = followContent({ ports, actors, version, router });
        })
        // Without a connection the page stays as it was read.
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
