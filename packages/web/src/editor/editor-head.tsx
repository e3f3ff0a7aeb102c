import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './editor-head.module.css';

type Props = {
  /** Of what it is one, and the way back there. */
  readonly list: string;
  readonly link: Pick<LinkProps, 'to' | 'params'>;
  readonly title: string;
  readonly state?: ReactNode;
  /** What else can be done with it. */
  readonly children?: ReactNode;
};

/** What is edited, the way back to its list, and what else can be done with it. */
export const EditorHead = ({ list, link, title, state, children }: Props) => (
  <header className={styles.head}>
    <Link {...link} className={styles.back}>
      {list}
    </Link>
    <h1>{title}</h1>
    {state}
    <div className={styles.actions}>{children}</div>
  </header>
);
