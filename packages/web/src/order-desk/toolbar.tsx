import { dayTotal } from '@ofenpost/core/order-desk/board';
import type { BoardConnection } from '@ofenpost/core/order-desk/order-desk.machine';
import type { Order } from '@ofenpost/core/order/order';
import type { ReactNode } from 'react';
import { Amount } from '../money/amount.tsx';
import { useLeavingFocus } from './ticket-focus.ts';
import styles from './toolbar.module.css';

const TEXTS: Record<BoardConnection, string> = {
  connecting: 'Verbinde …',
  catchingUp: 'Hole auf …',
  connected: 'Verbunden',
  silent: 'Server still',
  lost: 'Unterbrochen',
  offline: 'Kein Netz',
};

const CLASSES: Record<BoardConnection, string | undefined> = {
  connecting: '',
  catchingUp: styles.warn,
  connected: styles.good,
  silent: styles.bad,
  lost: styles.bad,
  offline: styles.bad,
};

/** Shows whether the board is live. */
const ConnectionBadge = ({ connection }: { connection: BoardConnection }) => (
  <span className={`${styles.pill} ${CLASSES[connection]}`} role="status">
    <span className={styles.dot} aria-hidden="true" />
    {TEXTS[connection]}
  </span>
);

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

type DayBadgeProps = { readonly orders: readonly Order[]; readonly onOpen: () => void };

/** Shows the revenue of the day so far; opens the finished orders. */
export function DayBadge({ orders, onOpen }: DayBadgeProps) {
  const { count, totalPrice } = dayTotal(orders);
  return (
    <button type="button" className={styles.pill} onClick={onOpen}>
      <span>
        Heute {count}{' '}
        <span className={styles.spareWhenBusy}>
          · <Amount rappen={totalPrice} />
        </span>
      </span>
    </button>
  );
}

/** Unmounts when the badge changes its look; the next one takes over its focus. */
function Look({ children }: { readonly children: ReactNode }) {
  const look = useLeavingFocus((focused) => {
    const place = focused.closest('[data-place]');
    queueMicrotask(() => place?.querySelector<HTMLElement>('button:enabled')?.focus());
  });
  return (
    <span ref={look} className={styles.place}>
      {children}
    </span>
  );
}

type BadgePlaceProps = {
  /** A name of the look: another name mounts another badge. */
  readonly look: string;
  readonly children: ReactNode;
};

/** Hosts a badge whose look depends on a state. The focus survives a change of the look, whoever caused it. */
export const BadgePlace = ({ look, children }: BadgePlaceProps) => (
  <span className={styles.place} data-place>
    <Look key={look}>{children}</Look>
  </span>
);
