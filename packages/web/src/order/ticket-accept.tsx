import { acceptChoices } from '@ofenpost/core/order/accept-choices';
import type { Order } from '@ofenpost/core/order/order';
import { formatTime } from '@ofenpost/core/time/zurich';
import type { TicketActionsProps } from './ticket-actions.tsx';
import { useThisMinute } from './use-this-minute.ts';
import controls from '../theme/controls.module.css';
import styles from './ticket-actions.module.css';

/** Accepts an order by one tap: for the requested time, or with an estimate in minutes. */
export function TicketAccept({ order, isBusy, onStep, onEnd }: TicketActionsProps) {
  const accept = (minutes: number | null) => onStep(order, { from: order.status, to: 'accepted', minutes });
  const { kind, requestedAt } = order.deliveryTime;
  return (
    <div className={styles.actions}>
      {kind === 'slot' ? (
        <button
          type="button"
          className={`${styles.act} ${styles.wide}`}
          aria-disabled={isBusy}
          onClick={() => accept(null)}
        >
          Annehmen auf {formatTime(requestedAt)}
        </button>
      ) : (
        <AcceptChoices order={order} isBusy={isBusy} onAccept={accept} />
      )}
      <button
        type="button"
        className={`${styles.other} ${styles.wide}`}
        aria-disabled={isBusy}
        onClick={() => onEnd(order, 'rejected')}
      >
        Ablehnen …
      </button>
    </div>
  );
}

type ChoicesProps = {
  readonly order: Order;
  readonly isBusy: boolean;
  readonly onAccept: (minutes: number) => void;
};

const AcceptChoices = ({ order, isBusy, onAccept }: ChoicesProps) =>
  acceptChoices(order, useThisMinute()).map(({ minutes, at }, index) => (
    // The minutes of a choice change with the time, so the index is the key: the button under the finger must stay the
    // same.
    <button key={index} type="button" className={styles.act} aria-disabled={isBusy} onClick={() => onAccept(minutes)}>
      <span className={controls.visuallyHidden}>In </span>
      {minutes}
      <span className={styles.unit} aria-hidden="true">
        {' '}
        Min.
      </span>
      <span className={controls.visuallyHidden}> Minuten, um </span>
      <small>{formatTime(at)}</small>
      <span className={controls.visuallyHidden}> annehmen</span>
    </button>
  ));
