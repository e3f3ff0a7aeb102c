import { isUnseenCancellation } from '@ofenpost/core/order/guest-cancel';
import type { Order, OrderStep } from '@ofenpost/core/order/order';
import type { TicketHandlers } from './ticket.tsx';
import controls from '../ui/controls.module.css';
import styles from './ticket-rail.module.css';

type Props = Pick<TicketHandlers, 'onStep' | 'onSeen'> & { readonly order: Order; readonly isBusy: boolean };

type Step = { readonly label: string; readonly more?: string; readonly step: OrderStep };

/** The next step by one tap. At the counter it is paid as announced; other means are in the details. */
function nextStep({ status, fulfilment, payment }: Order): Step | null {
  if (status === 'accepted') return { label: 'In den Ofen', step: { from: status, to: 'preparing' } };
  if (status === 'preparing') return { label: 'Fertig', step: { from: status, to: 'ready' } };
  if (status !== 'ready') return null;
  if (fulfilment === 'delivered') return { label: 'Los', more: ', unterwegs', step: { from: status, to: 'onTheWay' } };
  const collected = payment.state === 'dueAtDoor' ? payment.method : 'card';
  return { label: 'Geholt', step: { from: status, to: 'delivered', collected } };
}

/** The step button of a ticket, over its full height. */
export function TicketStep({ order, isBusy, onStep, onSeen }: Props) {
  if (isUnseenCancellation(order))
    return (
      <button
        type="button"
        className={`${styles.step} ${styles.seen}`}
        aria-disabled={isBusy}
        onClick={() => onSeen(order)}
      >
        Gesehen
      </button>
    );
  const next = nextStep(order);
  if (next === null) return null;
  return (
    <button
      type="button"
      className={next.step.to === 'delivered' ? `${styles.step} ${styles.quiet}` : styles.step}
      // `aria-disabled` instead of `disabled` keeps the focus. A pending step cannot be repeated.
      aria-disabled={isBusy}
      onClick={() => onStep(order, next.step)}
    >
      {next.label}
      {next.more !== undefined && <span className={controls.visuallyHidden}>{next.more}</span>}
    </button>
  );
}
