import { type ReactNode, useState } from 'react';
import styles from './fold.module.css';

type Props = {
  readonly summary: string;
  /** Whether it holds something or an error: then it stands open. */
  readonly isNeeded: boolean;
  readonly children: ReactNode;
};

/** Something optional that is asked for only on request. What was entered is kept by who shows it, so it is rendered only when it is open. */
export function Fold({ summary, isNeeded, children }: Props) {
  const [isOpen, setOpen] = useState(isNeeded);
  if (isNeeded && !isOpen) setOpen(true);
  return (
    <details className={styles.fold} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
}
