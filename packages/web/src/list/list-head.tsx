import type { ReactNode } from 'react';
import styles from './list-head.module.css';

type Props = {
  readonly title: string;
  /** One figure about the whole. */
  readonly fact?: { readonly label: string; readonly value: string } | null;
  readonly children?: ReactNode;
};

/** What a list is of, the figure that matters, and what can be done. */
export const ListHead = ({ title, fact = null, children }: Props) => (
  <header className={styles.head}>
    <h1>{title}</h1>
    {fact !== null && (
      <p className={styles.fact}>
        {fact.label} <b>{fact.value}</b>
      </p>
    )}
    <div className={styles.actions}>{children}</div>
  </header>
);
