import type { BoardConnection } from '@ofenpost/core/order/order-desk.machine';
import type { ReactNode } from 'react';
import { ConnectionBadge } from './connection-badge.tsx';
import styles from './toolbar.module.css';

type Props = {
  readonly connection: BoardConnection;
  /** Badges of the shop itself: the sound, and the busy controls of the kitchen. */
  readonly children?: ReactNode;
  /** Badges at the end of the bar, about the orders of the day. */
  readonly end?: ReactNode;
};

/** The head of the order desk: its title, its connection, and the controls for the whole shop. */
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
