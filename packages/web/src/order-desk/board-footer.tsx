import { dayFigures, dayTotal, openCount } from '@ofenpost/core/order-desk/board';
import type { Order } from '@ofenpost/core/order/order';
import { Amount } from '../money/amount.tsx';
import { UndoBadge } from './undo-badge.tsx';
import type { OrderDeskActor } from './use-order-desk.ts';
import styles from './board-footer.module.css';

type Props = {
  readonly board: OrderDeskActor;
  /** Null until they are known. */
  readonly orders: readonly Order[] | null;
  readonly onOpenDay: () => void;
};

const PERCENT = 100;

/** The day so far: how much, how fast, how punctual. A tap on the first opens the finished orders. */
function Day({ orders, onOpenDay }: { readonly orders: readonly Order[]; readonly onOpenDay: () => void }) {
  const { count, totalPrice } = dayTotal(orders);
  const { minutes, punctual } = dayFigures(orders);
  return (
    <div className={styles.day}>
      <button type="button" onClick={onOpenDay}>
        Heute <b>{count}</b> · <Amount rappen={totalPrice} isUnbroken />
      </button>
      <span>
        Offen <b>{openCount(orders)}</b>
      </span>
      {minutes !== null && (
        <span className={styles.spare}>
          Ø <b>{minutes} min</b>
        </span>
      )}
      {punctual !== null && (
        <span className={styles.spare}>
          pünktlich <b>{Math.round(punctual * PERCENT)} %</b>
        </span>
      )}
    </div>
  );
}

/** The last line of the order desk: what can be undone, and the day in figures. */
export const BoardFooter = ({ board, orders, onOpenDay }: Props) => (
  <div className={styles.foot}>
    <div className={styles.undo}>
      <UndoBadge board={board} />
      <p>Jeder Schritt lässt sich 8 Sekunden lang zurücknehmen.</p>
    </div>
    {orders !== null && <Day orders={orders} onOpenDay={onOpenDay} />}
  </div>
);
