import { useEffect, useState } from 'react';
import { logFailure } from '../app/log-failure.ts';
import { onDemand } from '../app/on-demand.tsx';

const changelogHost = onDemand(() => import('./changelog-host.tsx').then((module) => module.ChangelogHost));

type Props = {
  /** The number of the current opening of the dialog; null while it is closed. */
  readonly opening: number | null;
  readonly onClosed: () => void;
  readonly onUnseen: (count: number) => void;
};

/** Hosts the changelog in the pages of staff. A failed load is silent until somebody opens it. */
export function ChangelogPlace(props: Props) {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    changelogHost
      .load()
      .then(() => setLoaded(true))
      .catch(logFailure);
  }, []);
  return (isLoaded || props.opening !== null) && <changelogHost.Component {...props} onLoadFailed={props.onClosed} />;
}
