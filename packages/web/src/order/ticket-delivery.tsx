import { doorPayment } from '@ofenpost/core/order/amount-due';
import { orderStatusLabel } from '@ofenpost/core/order/order-status';
import { type PaymentMethod, paymentMethod } from '@ofenpost/core/payment/payment';
import { PAYMENT_METHOD_LABELS } from '@ofenpost/core/payment/payment-labels';
import { canCollect } from '@ofenpost/core/payment/payment-transitions';
import { useId, useState } from 'react';
import { Amount } from '../money/amount.tsx';
import type { TicketActionsProps } from './ticket-actions.tsx';
import actionStyles from './ticket-actions.module.css';
import styles from './ticket-delivery.module.css';

/** The last step: delivered, with the actual payment, which may differ from the announced one. */
export function TicketDelivery({ order, isBusy, onStep }: TicketActionsProps) {
  const announced = 'method' in order.payment ? order.payment.method : 'card';
  const [collected, setCollected] = useState<PaymentMethod>(announced);
  const name = useId();
  const done = orderStatusLabel('delivered', order.fulfilment);
  const isDue = canCollect(order.payment);
  const { amount, rounding } = doorPayment(order, collected);
  return (
    <>
      {isDue && (
        <fieldset className={styles.methods} aria-label="Kassiert mit">
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
        className={actionStyles.act}
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
