import { acceptChoices } from '@ofenpost/core/order-desk/ticket';
import { doorPayment } from '@ofenpost/core/order/amount-due';
import type { Order } from '@ofenpost/core/order/order';
import type { EndWithReason } from '@ofenpost/core/order/order-reason';
import { orderStatusLabel } from '@ofenpost/core/order/order-status';
import { type PaymentMethod, paymentMethod } from '@ofenpost/core/payment/payment';
import { PAYMENT_METHOD_LABELS } from '@ofenpost/core/payment/payment-labels';
import { canCollect } from '@ofenpost/core/payment/payment.machine';
import { formatTime } from '@ofenpost/core/time/zurich';
import { useId, useState } from 'react';
import { useThisMinute } from '../app/use-ticking.ts';
import { Amount } from '../money/amount.tsx';
import { phoneHref } from '../ui/phone-href.ts';
import { PhoneIcon } from '../ui/phone-icon.tsx';
import type { TicketHandlers } from './ticket.tsx';
import controls from '../ui/controls.module.css';
import styles from './ticket-actions.module.css';
import ticketDeliveryStyles from './ticket-delivery.module.css';

/** Accepts an order by one tap: for the requested time, or with an estimate in minutes. */
function TicketAccept({ order, isBusy, onStep, onEnd }: TicketActionsProps) {
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

/** The last step: delivered, with the actual payment, which may differ from the announced one. */
function TicketDelivery({ order, isBusy, onStep }: TicketActionsProps) {
  const announced = 'method' in order.payment ? order.payment.method : 'card';
  const [collected, setCollected] = useState<PaymentMethod>(announced);
  const name = useId();
  const done = orderStatusLabel('delivered', order.fulfilment);
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
  readonly isBusy: boolean;
  /** False where the phone number is shown elsewhere. */
  readonly hasPhone?: boolean;
};

/** Offers the next step by one tap; a rejection or cancellation is apart and asks for a reason. */
export function TicketActions(props: TicketActionsProps) {
  switch (props.order.status) {
    case 'placed':
      return <TicketAccept {...props} />;
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
    default:
      return null;
  }
}

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

/** The guest's phone number, as text only where there is room for it, and the button to end the order early. */
const TicketFoot = ({ order, isBusy, hasPhone = true, onEnd, end, label }: FootProps) => (
  <div className={styles.foot}>
    {hasPhone && (
      <a
        href={phoneHref(order.address.phoneNumber)}
        className={styles.quiet}
        aria-label={`${order.address.contactName} anrufen, ${order.address.phoneNumber}`}
        title={order.address.phoneNumber}
      >
        <PhoneIcon />
        <span className={styles.phoneNumber}>{order.address.phoneNumber}</span>
      </a>
    )}
    <button type="button" className={styles.quiet} aria-disabled={isBusy} onClick={() => onEnd(order, end)}>
      {label}
    </button>
  </div>
);
