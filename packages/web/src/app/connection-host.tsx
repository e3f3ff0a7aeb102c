import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from './idle-time.ts';
import { isCachedPage } from './page-meta.ts';

/** The place of what follows the connection and the app's updates. Nobody waits for it, except on a page that was kept. */
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
