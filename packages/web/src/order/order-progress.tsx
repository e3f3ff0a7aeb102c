import type { Order } from '@ofenpost/core/order/order';
import { orderStatusLabel } from '@ofenpost/core/order/order-status';
import { formatTime } from '@ofenpost/core/time/zurich';
import { OrderStatusIcon } from './order-status-icon.tsx';
import { progressSteps } from './progress-steps.ts';
import styles from './order-progress.module.css';

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
