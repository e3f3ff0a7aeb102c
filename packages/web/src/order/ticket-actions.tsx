import type { Order } from '@ofenpost/core/order/order';
import type { EndWithReason } from '@ofenpost/core/order/order-reason';
import { phoneHref } from '../account/phone-href.ts';
import { PhoneIcon } from './phone-icon.tsx';
import { TicketAccept } from './ticket-accept.tsx';
import { TicketDelivery } from './ticket-delivery.tsx';
import type { TicketHandlers } from './ticket.tsx';
import styles from './ticket-actions.module.css';

export type TicketActionsProps = TicketHandlers & {
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
