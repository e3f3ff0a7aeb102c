import type { ReactNode } from 'react';
import styles from './list-head.module.css';

type Props = {
  readonly title: string;
  /** A figure about the whole list. */
  readonly fact?: { readonly label: string; readonly value: string } | null;
  readonly children?: ReactNode;
};

/** Shows the title of a list, its figure and its actions. */
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
