import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './editor-head.module.css';

type Props = {
  /** The title of the list, which is the text of the link to it. */
  readonly list: string;
  readonly link: Pick<LinkProps, 'to' | 'params'>;
  readonly title: string;
  readonly state?: ReactNode;
  /** Further actions. */
  readonly children?: ReactNode;
};

/** Shows the title of the edited thing, the link to its list and further actions. */
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
