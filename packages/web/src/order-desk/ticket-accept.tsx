import { DELAYS, acceptStep, offeredPromise } from '@ofenpost/core/order-desk/ticket';
import type { Order, OrderStep } from '@ofenpost/core/order/order';
import { formatTime } from '@ofenpost/core/time/zurich';
import { type ReactNode, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { useThisMinute } from '../app/use-ticking.ts';
import controls from '../ui/controls.module.css';
import styles from './ticket-rail.module.css';

type Props = {
  readonly order: Order;
  readonly isBusy: boolean;
  readonly onStep: (order: Order, step: OrderStep) => void;
  /** What stands beside the delays: the way to everything else. */
  readonly children: ReactNode;
};

/**
 * Accepts an order by one tap on the time that is promised. A delay puts it off; the same one again takes that back.
 */
export function TicketAccept({ order, isBusy, onStep, children }: Props) {
  const { ports } = useApp();
  const [delay, setDelay] = useState(0);
  const at = offeredPromise(order, useThisMinute(), delay);
  const { kind, requestedAt } = order.deliveryTime;
  const isWish = kind === 'slot' && at === requestedAt;
  const accept = () => {
    if (!isBusy) onStep(order, acceptStep(order, at, { now: ports.clock.now(), isPutOff: delay > 0 }));
  };
  return (
    <div className={styles.accept}>
      <div className={styles.delays} role="group" aria-label="Später versprechen">
        {DELAYS.map((minutes) => (
          <button
            key={minutes}
            type="button"
            aria-pressed={delay === minutes}
            onClick={() => setDelay(delay === minutes ? 0 : minutes)}
          >
            +{minutes}
            <span className={controls.visuallyHidden}> Minuten</span>
          </button>
        ))}
        {children}
      </div>
      <button type="button" className={styles.promise} aria-disabled={isBusy} data-accept onClick={accept}>
        <small>{isWish ? 'Wunschzeit' : delay > 0 ? `+${delay} min` : 'Annehmen'}</small>
        <b>{formatTime(at)}</b>
        {(isWish || delay > 0) && <span className={controls.visuallyHidden}> annehmen</span>}
      </button>
    </div>
  );
}
