import { acceptChoices } from '@ofenpost/core/order/accept-choices';
import { type PaymentMethod, PAYMENT_METHOD_LABELS, paymentMethod } from '@ofenpost/core/payment/payment';
import { formatTime } from '@ofenpost/core/time/zurich';
import { useId, useState } from 'react';
import { phoneHref } from '../account/phone-href.ts';
import { Choice } from '../theme/choice.tsx';
import { PhoneIcon } from './phone-icon.tsx';
import type { TicketProps } from './ticket.tsx';
import controls from '../theme/controls.module.css';
import styles from './ticket.module.css';

/** The next step in one tap; what ends an order early stands apart and asks for a reason. */
export function TicketActions(props: TicketProps) {
  switch (props.order.status) {
    case 'placed':
      return <Accept {...props} />;
    case 'accepted':
      return <NextStep {...props} to="preparing" label="In den Ofen" />;
    case 'preparing':
      return <NextStep {...props} to="ready" label="Fertig" />;
    case 'ready':
      return <NextStep {...props} to="onTheWay" label="Unterwegs" />;
    case 'onTheWay':
      return <Deliver {...props} />;
    default:
      return null;
  }
}

function Accept({ order, now, isBusy, onStep, onEnd }: TicketProps) {
  const accept = (minutes: number | null) => onStep(order, { from: order.status, to: 'accepted', minutes });
  const { kind, requestedAt } = order.deliveryTime;
  return (
    <div className={styles.actions}>
      {kind === 'slot' ? (
        <button type="button" className={`${styles.act} ${styles.wide}`} disabled={isBusy} onClick={() => accept(null)}>
          Annehmen auf {formatTime(requestedAt)}
        </button>
      ) : (
        acceptChoices(order, now).map(({ minutes, at }) => (
          <button key={minutes} type="button" className={styles.act} disabled={isBusy} onClick={() => accept(minutes)}>
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
        ))
      )}
      <button
        type="button"
        className={`${styles.other} ${styles.wide}`}
        disabled={isBusy}
        onClick={() => onEnd(order, 'rejected')}
      >
        Ablehnen …
      </button>
    </div>
  );
}

type NextStepProps = TicketProps & { readonly to: 'preparing' | 'ready' | 'onTheWay'; readonly label: string };

const NextStep = ({ order, isBusy, onStep, onEnd, to, label }: NextStepProps) => (
  <>
    <button
      type="button"
      className={styles.act}
      disabled={isBusy}
      onClick={() => onStep(order, { from: order.status, to })}
    >
      {label}
    </button>
    <div className={styles.foot}>
      <CallGuest order={order} />
      <button type="button" className={styles.quiet} disabled={isBusy} onClick={() => onEnd(order, 'cancelled')}>
        Stornieren …
      </button>
    </div>
  </>
);

function Deliver({ order, isBusy, onStep, onEnd }: TicketProps) {
  const [collected, setCollected] = useState<PaymentMethod>('method' in order.payment ? order.payment.method : 'card');
  const name = useId();
  const isPrepaid = order.payment.state === 'prepaid';
  return (
    <>
      {!isPrepaid && (
        <fieldset className={styles.methods} aria-label="Kassiert">
          {paymentMethod.options.map((method) => (
            <Choice
              key={method}
              face="chip"
              type="radio"
              name={name}
              checked={collected === method}
              onChange={() => setCollected(method)}
            >
              {PAYMENT_METHOD_LABELS[method]}
            </Choice>
          ))}
        </fieldset>
      )}
      <button
        type="button"
        className={styles.act}
        disabled={isBusy}
        onClick={() => onStep(order, { from: order.status, to: 'delivered', collected })}
      >
        {isPrepaid ? 'Geliefert' : 'Geliefert & kassiert'}
      </button>
      <div className={styles.foot}>
        <CallGuest order={order} />
        <button type="button" className={styles.quiet} disabled={isBusy} onClick={() => onEnd(order, 'undeliverable')}>
          Nicht zustellbar …
        </button>
      </div>
    </>
  );
}

/** The number itself only where there is room for it. */
const CallGuest = ({ order: { address } }: Pick<TicketProps, 'order'>) => (
  <a
    href={phoneHref(address.phoneNumber)}
    className={styles.quiet}
    aria-label={`${address.contactName} anrufen, ${address.phoneNumber}`}
    title={address.phoneNumber}
  >
    <PhoneIcon />
    <span className={styles.phoneNumber}>{address.phoneNumber}</span>
  </a>
);
