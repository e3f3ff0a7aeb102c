import { canAssign } from '@ofenpost/core/courier/tour';
import { doorPayment } from '@ofenpost/core/order/amount-due';
import { isUnseenCancellation } from '@ofenpost/core/order/guest-cancel';
import type { Order } from '@ofenpost/core/order/order';
import type { EndWithReason } from '@ofenpost/core/order/order-reason';
import { orderStatusLabel } from '@ofenpost/core/order/order-status';
import { type PaymentMethod, paymentMethod } from '@ofenpost/core/payment/payment';
import { PAYMENT_METHOD_LABELS } from '@ofenpost/core/payment/payment-labels';
import { canCollect } from '@ofenpost/core/payment/payment.machine';
import { useId, useState } from 'react';
import { Amount } from '../money/amount.tsx';
import { useDriver } from './couriers.tsx';
import { TicketAccept } from './ticket-accept.tsx';
import type { TicketHandlers } from './ticket.tsx';
import styles from './ticket-actions.module.css';
import ticketDeliveryStyles from './ticket-delivery.module.css';

/** Accepts an order as on its ticket, and offers every other answer to it. */
const AcceptOrReject = ({ order, isBusy, onStep, onEnd, onMovePromise }: TicketActionsProps) => (
  <div className={styles.answer}>
    <div className={styles.offer}>
      <TicketAccept order={order} isBusy={isBusy} onStep={onStep}>
        {null}
      </TicketAccept>
    </div>
    <div className={styles.others}>
      <button type="button" className={styles.other} aria-disabled={isBusy} onClick={() => onMovePromise(order)}>
        Andere Zeit …
      </button>
      <button type="button" className={styles.other} aria-disabled={isBusy} onClick={() => onEnd(order, 'rejected')}>
        Ablehnen …
      </button>
    </div>
  </div>
);

/** The last step: delivered, with the actual payment, which may differ from the announced one. */
function TicketDelivery({ order, isBusy, onStep }: TicketActionsProps) {
  const announced = order.payment.state === 'dueAtDoor' ? order.payment.method : 'card';
  const [collected, setCollected] = useState<PaymentMethod>(announced);
  const name = useId();
  const done = orderStatusLabel('delivered', order);
  const isDue = canCollect(order.payment);
  const { amount, rounding } = doorPayment(order, collected);
  return (
    <>
      {isDue && (
        <fieldset className={ticketDeliveryStyles.methods} aria-label="Kassiert mit">
          {paymentMethod.options.map((method) => (
            <label key={method}>
              <input type="radio" name={name} checked={collected === method} onChange={() => setCollected(method)} />
              <span>{PAYMENT_METHOD_LABELS[method]}</span>
            </label>
          ))}
        </fieldset>
      )}
      <button
        type="button"
        className={styles.act}
        aria-disabled={isBusy}
        onClick={() => onStep(order, { from: order.status, to: 'delivered', collected })}
      >
        {isDue ? `${done} & kassiert` : done}
        {isDue && (
          <small>
            <Amount rappen={amount} />
            {rounding !== 0 && ', gerundet'}
          </small>
        )}
      </button>
    </>
  );
}

type TicketActionsProps = TicketHandlers & {
  readonly order: Order;
  /** Somebody asks who drives the order. */
  readonly onTour: (order: Order) => void;
  readonly isBusy: boolean;
};

/** The steps in the details of an order: the next one by one tap; a rejection or cancellation is apart and asks for a reason. */
export function TicketActions(props: TicketActionsProps) {
  switch (props.order.status) {
    case 'placed':
      return <AcceptOrReject {...props} />;
    case 'accepted':
      return <NextStep {...props} to="preparing" label="In den Ofen" />;
    case 'preparing':
      return <NextStep {...props} to="ready" label="Fertig" />;
    case 'ready':
      return props.order.fulfilment === 'collected' ? (
        <HandOver {...props} label="Nicht abgeholt …" />
      ) : (
        <NextStep {...props} to="onTheWay" label="Unterwegs" />
      );
    case 'onTheWay':
      return <HandOver {...props} label="Nicht zustellbar …" />;
    case 'cancelled':
      return isUnseenCancellation(props.order) && <SeenButton {...props} />;
    default:
      return null;
  }
}

/** Takes what the guest cancelled off every board. */
const SeenButton = ({ order, isBusy, onSeen }: TicketActionsProps) => (
  <button type="button" className={styles.act} aria-disabled={isBusy} onClick={() => onSeen(order)}>
    Gesehen
  </button>
);

/** The buttons of the last step, at the door or at the counter; `label` names the alternative end. */
const HandOver = (props: TicketActionsProps & { readonly label: string }) => (
  <>
    <TicketDelivery {...props} />
    <TicketFoot {...props} end="undeliverable" />
  </>
);

type NextStepProps = TicketActionsProps & { readonly to: 'preparing' | 'ready' | 'onTheWay'; readonly label: string };

const NextStep = (props: NextStepProps) => {
  const { order, isBusy, onStep, to, label } = props;
  return (
    <>
      <button
        type="button"
        className={styles.act}
        // `aria-disabled` instead of `disabled` keeps the focus. A pending step cannot be repeated.
        aria-disabled={isBusy}
        onClick={() => onStep(order, { from: order.status, to })}
      >
        {label}
      </button>
      <TicketFoot {...props} end="cancelled" label="Stornieren …" />
    </>
  );
};

type FootProps = TicketActionsProps & { readonly end: EndWithReason; readonly label: string };

/** Who drives an order, by name once it is known. */
function TourButton({ order, isBusy, onTour }: TicketActionsProps) {
  const driver = useDriver(order);
  return (
    canAssign(order) && (
      <button type="button" className={styles.quiet} aria-disabled={isBusy} onClick={() => onTour(order)}>
        {driver === '' ? 'Wer fährt? …' : `Fährt: ${driver} …`}
      </button>
    )
  );
}

/** Who drives, another time, and the button to end the order early. */
const TicketFoot = ({ end, label, ...props }: FootProps) => {
  const { order, isBusy, onEnd, onMovePromise } = props;
  return (
    <div className={styles.foot}>
      <TourButton {...props} />
      <button type="button" className={styles.quiet} aria-disabled={isBusy} onClick={() => onMovePromise(order)}>
        Zeit …
      </button>
      <button type="button" className={styles.quiet} aria-disabled={isBusy} onClick={() => onEnd(order, end)}>
        {label}
      </button>
    </div>
  );
};
