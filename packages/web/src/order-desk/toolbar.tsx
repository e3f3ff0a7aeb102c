import type { BoardConnection } from '@ofenpost/core/order/order-desk.machine';
import type { ReactNode } from 'react';
import { ConnectionBadge } from './connection-badge.tsx';
import styles from './toolbar.module.css';

type Props = {
  readonly connection: BoardConnection;
  /** Pills of the shop itself: the sound, what keeps the kitchen busy. */
  readonly children?: ReactNode;
  /** Pills at the end of the bar: what concerns the orders of the day. */
  readonly end?: ReactNode;
};

/** The head of the desk: its title, whether it is live, and what staff have at hand for the whole shop. */
export const Toolbar = ({ connection, children, end }: Props) => (
  <div className={styles.bar}>
    <div className={styles.title}>
      <h1>Bestellpult</h1>
      <ConnectionBadge connection={connection} />
    </div>
    <div className={styles.pills}>
      {children}
      <div className={styles.end}>{end}</div>
    </div>
  </div>
);
