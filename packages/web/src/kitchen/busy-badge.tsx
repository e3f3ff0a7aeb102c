import type { Instant } from '@ofenpost/core/time/instant';
import type { ReactNode } from 'react';
import { CloseIcon } from '../app/icons.tsx';
import { Countdown } from './countdown.tsx';
import styles from './kitchen-badges.module.css';

type Props = {
  readonly name: ReactNode;
  /** The name in the labels of the buttons. */
  readonly subject: string;
  readonly until: Instant;
  readonly moreMinutes: number;
  readonly onMore: () => void;
  readonly onEnd: () => void;
};

/** Shows a pause or a rush with its end; one tap extends or ends it. */
export const BusyBadge = ({ name, subject, until, moreMinutes, onMore, onEnd }: Props) => (
  <div className={styles.busy} data-busy={subject} role="group" aria-label={subject}>
    <span className={styles.text}>
      <span>{name}</span> <Countdown until={until} />
    </span>
    <button type="button" aria-label={`+${moreMinutes} Minuten ${subject}`} onClick={onMore}>
      +{moreMinutes}
    </button>
    <button type="button" aria-label={`${subject} beenden`} title={`${subject} beenden`} onClick={onEnd}>
      <CloseIcon />
    </button>
  </div>
);
