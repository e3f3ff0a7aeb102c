import type { Order, ProductOrder } from '@ofenpost/core/order/order';
import { type OrderStatus, orderStatusLabel } from '@ofenpost/core/order/order-status';
import type { Instant } from '@ofenpost/core/time/instant';
import { formatTime } from '@ofenpost/core/time/zurich';
import type { Fulfilment } from '@ofenpost/core/vat/fulfilment';
import { Amount } from '../money/amount.tsx';
import { OrderStatusIcon } from './order-status-icon.tsx';
import orderLinesStyles from './order-lines.module.css';
import styles from './order-overview.module.css';

export type ProgressStep = {
  readonly status: OrderStatus;
  /** `stopped` is the last step of a rejected or cancelled order. */
  readonly state: 'done' | 'current' | 'coming' | 'stopped';
  readonly at: Instant | null;
};

const WAY: Record<Fulfilment, readonly OrderStatus[]> = {
  delivered: ['placed', 'accepted', 'preparing', 'ready', 'onTheWay', 'delivered'],
  collected: ['placed', 'accepted', 'preparing', 'ready', 'delivered'],
};

const reachedAt = ({ orderTimeProgresses: times }: Order, status: OrderStatus): Instant | null =>
  (status === 'placed' ? times.created : times[status]) ?? null;

/** Returns the steps of an order up to its current status; a stopped one shows where it ended. */
export function progressSteps(order: Order): readonly ProgressStep[] {
  const way = WAY[order.fulfilment];
  const position = way.indexOf(order.status);
  if (position === -1) {
    const reached = way.filter((status) => reachedAt(order, status) !== null);
    return [...reached.map((status) => step(order, status, 'done')), step(order, order.status, 'stopped')];
  }
  return way.map((status, index) => {
    if (index > position) return step(order, status, 'coming');
    return step(order, status, index < position || status === 'delivered' ? 'done' : 'current');
  });
}

const step = (order: Order, status: OrderStatus, state: ProgressStep['state']): ProgressStep => ({
  status,
  state,
  at: state === 'coming' ? null : reachedAt(order, status),
});

/** Shows the steps from the oven to the guest, each with the time at which it was reached. */
export const OrderProgress = ({ order }: { order: Order }) => (
  <ol className={styles.steps}>
    {progressSteps(order).map(({ status, state, at }) => (
      <li
        key={status}
        className={styles.step}
        data-state={state}
        aria-current={state === 'current' ? 'step' : undefined}
      >
        <span className={styles.mark}>
          <OrderStatusIcon status={status} />
        </span>
        <span className={styles.name}>{orderStatusLabel(status, order.fulfilment)}</span>
        {at !== null && (
          <time dateTime={at} className={styles.time}>
            {formatTime(at)}
          </time>
        )}
      </li>
    ))}
  </ol>
);

/** Lists the ordered items as they were when the order was placed. */
export const OrderLines = ({ lines }: { lines: readonly ProductOrder[] }) => (
  <ul className={orderLinesStyles.lines}>
    {lines.map(({ name, amount, options, totalPrice }, index) => (
      <li key={index} className={orderLinesStyles.line}>
        <span className={orderLinesStyles.amount}>{amount}×</span>
        <div>
          <p className={orderLinesStyles.name}>{name}</p>
          {options.length > 0 && (
            <p className={orderLinesStyles.options}>{options.map((option) => option.name).join(', ')}</p>
          )}
        </div>
        <Amount className={orderLinesStyles.price} rappen={totalPrice} />
      </li>
    ))}
  </ul>
);
