import type { ReactNode } from 'react';
import styles from './state-badge.module.css';

export type StateTone = 'good' | 'warning' | 'bad';
type Props = { readonly tone?: StateTone | undefined; readonly children: ReactNode };

/** Shows a state in a word or two; the colour only supports the text. */
export const StateBadge = ({ tone, children }: Props) => (
  <span className={styles.pill} data-tone={tone}>
    {children}
  </span>
);
