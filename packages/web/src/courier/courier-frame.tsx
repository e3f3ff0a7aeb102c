import type { ReactNode } from 'react';
import { BackIcon } from './courier-icons.tsx';
import styles from './courier-screen.module.css';

type Props = {
  readonly title: ReactNode;
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly onBack?: () => void;
  readonly net: ReactNode;
  /** What is always under the thumb. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
};

/** One view of the phone: head, state of the connection, content, and the steps at the bottom. */
export const CourierFrame = ({ title, aside, onBack, net, foot, children }: Props) => (
  <>
    <header className={styles.top}>
      {onBack !== undefined && (
        <button type="button" className={styles.back} aria-label="Zurück" onClick={onBack}>
          <BackIcon />
        </button>
      )}
      <h1>{title}</h1>
      {aside}
    </header>
    {net}
    <div className={styles.content}>{children}</div>
    <div className={styles.foot}>{foot}</div>
  </>
);
