import { declarationEntries } from '@ofenpost/core/declaration/declaration-entries';
import { partsText } from '@ofenpost/core/order/line-parts';
import type { Order, ProductOrder } from '@ofenpost/core/order/order';
import { type OrderStatus, orderStatusLabel } from '@ofenpost/core/order/order-status';
import type { Instant } from '@ofenpost/core/time/instant';
import { formatTime } from '@ofenpost/core/time/zurich';
import type { Fulfilment } from '@ofenpost/core/vat/fulfilment';
import { ProductPicture } from '../catalogue/product-picture.tsx';
import { Amount } from '../money/amount.tsx';
import type { OrderedDish } from './order-data.ts';
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
  (status === 'awaitingPayment' ? null : status === 'placed' ? (times.placed ?? times.created) : times[status]) ?? null;

/** Returns the steps of an order up to its current status; a stopped one shows where it ended. */
export function progressSteps(order: Order): readonly ProgressStep[] {
  const way = WAY[order.fulfilment];
  const position = way.indexOf(order.status);
  if (order.status === 'awaitingPayment') return way.map((status) => step(order, status, 'coming'));
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
        <span className={styles.name}>{orderStatusLabel(status, order)}</span>
        {at !== null && (
          <time dateTime={at} className={styles.time}>
            {formatTime(at)}
          </time>
        )}
      </li>
    ))}
  </ol>
);

type LinesProps = {
  readonly lines: readonly ProductOrder[];
  /** The dishes of the lines, where their pictures are shown. */
  readonly dishes?: readonly (OrderedDish | null)[];
};

/** Lists the ordered items as they were when the order was placed. */
export const OrderLines = ({ lines, dishes }: LinesProps) => (
  <ul className={orderLinesStyles.lines} data-pictured={dishes && ''}>
    {lines.map(({ name, amount, options, totalPrice, declaration }, index) => (
      <li key={index} className={orderLinesStyles.line}>
        {dishes && <OrderedPicture dish={dishes[index] ?? null} />}
        <span className={orderLinesStyles.amount}>{amount}×</span>
        <div>
          <p className={orderLinesStyles.name} translate="no">
            {name}
          </p>
          {options.length > 0 && <p className={orderLinesStyles.options}>{partsText({ amount, options })}</p>}
          {declaration &&
            declarationEntries(declaration).map(({ label, text }) => (
              <p key={label} className={orderLinesStyles.options}>
                {label}: {text}
              </p>
            ))}
        </div>
        <Amount className={orderLinesStyles.price} rappen={totalPrice} />
      </li>
    ))}
  </ul>
);

const OrderedPicture = ({ dish }: { dish: OrderedDish | null }) => (
  <span className={orderLinesStyles.picture}>
    {dish && <ProductPicture product={dish} isCreation={dish.isCreation} className={undefined} size={48} />}
  </span>
);
