import type { Instant } from '@ofenpost/core/time/instant';
import type { ReactNode } from 'react';
import { CloseIcon } from '../app/icons.tsx';
import { Countdown } from './countdown.tsx';
import styles from './kitchen-badges.module.css';

type Props = {
  readonly name: ReactNode;
  /** As the buttons call it. */
  readonly subject: string;
  readonly until: Instant;
  readonly moreMinutes: number;
  readonly onMore: () => void;
  readonly onEnd: () => void;
};

/** Something that holds the shop back: until when, and in one tap longer or over. */
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
