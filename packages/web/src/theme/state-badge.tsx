import type { ReactNode } from 'react';
import styles from './state-badge.module.css';

export type StateTone = 'good' | 'warning' | 'bad';
type Props = { readonly tone?: StateTone | undefined; readonly children: ReactNode };

/** How something stands, in a word or two; the tone only underlines what the words say. */
export const StateBadge = ({ tone, children }: Props) => (
  <span className={styles.pill} data-tone={tone}>
    {children}
  </span>
);
