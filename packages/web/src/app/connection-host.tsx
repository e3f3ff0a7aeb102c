import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from './idle-time.ts';
import { isCachedPage } from './page-meta.ts';

/** Hosts the code for the connection and for app updates. It loads in idle time, on a cached page at once. */
export function ConnectionHost() {
  const [part, setPart] = useState<{ Loaded: ComponentType } | null>(null);
  useEffect(() => {
    const load = () =>
      void import('../connection/connection-section.tsx')
        .then(({ ConnectionSection }) => setPart({ Loaded: ConnectionSection }))
        .catch(() => {});
    if (isCachedPage) load();
    else whenIdle(load);
  }, []);
  return part && <part.Loaded />;
}
