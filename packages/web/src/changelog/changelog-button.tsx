import { useEffect, useState } from 'react';
import { logFailure } from '../app/show-error-toast.ts';
import { onDemand } from '../ui/on-demand.tsx';
import controls from '../ui/controls.module.css';
import styles from './changelog-button.module.css';

export type ChangelogAccess = { readonly unseen: number; readonly onPress: () => void };

type Props = { readonly access: ChangelogAccess; readonly className: string | undefined };

/** Opens the changelog, and shows the number of unseen entries. */
export const ChangelogButton = ({ access: { unseen, onPress }, className }: Props) => (
  <button type="button" className={`${styles.button} ${className}`} aria-haspopup="dialog" onClick={onPress}>
    Neues
    {unseen > 0 && (
      <span className={styles.badge}>
        {unseen}
        <span className={controls.visuallyHidden}> ungelesen</span>
      </span>
    )}
  </button>
);

const changelogHost = onDemand(() => import('./changelog-host.tsx').then((module) => module.ChangelogHost));

type ChangelogPlaceProps = {
  /** The number of the current opening of the dialog; null while it is closed. */
  readonly opening: number | null;
  readonly onClosed: () => void;
  readonly onUnseen: (count: number) => void;
};

/** Hosts the changelog in the pages of staff. A failed load is silent until somebody opens it. */
export function ChangelogPlace(props: ChangelogPlaceProps) {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    changelogHost
      .load()
      .then(() => setLoaded(true))
      .catch(logFailure);
  }, []);
  return (isLoaded || props.opening !== null) && <changelogHost.Component {...props} onLoadFailed={props.onClosed} />;
}
