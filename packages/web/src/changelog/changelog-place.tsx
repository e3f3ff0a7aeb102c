import { useEffect, useState } from 'react';
import { logFailure } from '../app/log-failure.ts';
import { onDemand } from '../app/on-demand.tsx';

const changelogHost = onDemand(() => import('./changelog-host.tsx').then((module) => module.ChangelogHost));

type Props = {
  /** The how manieth opening of its dialog is under way; null while it is closed. */
  readonly opening: number | null;
  readonly onClosed: () => void;
  readonly onUnseen: (count: number) => void;
};

/** The changelog's place in the page of staff. Until somebody asks for it, nobody is told that it could not be loaded. */
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
