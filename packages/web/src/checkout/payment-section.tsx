import type { OnlineMethod } from '@ofenpost/core/online-payment/online-method';
import { type CheckoutMethod, type PaymentMethod, paymentMethod } from '@ofenpost/core/payment/payment';
import { PAYMENT_METHOD_LABELS } from '@ofenpost/core/payment/payment-labels';
import type { Fulfilment } from '@ofenpost/core/vat/fulfilment';
import type { ReactNode } from 'react';
import { Choice } from '../ui/choice.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import layout from '../ui/layout.module.css';
import styles from './checkout-page.module.css';

const HINTS: Record<PaymentMethod, string> = {
  cash: 'auf 5 Rappen gerundet',
  card: 'Debit oder Kredit',
  twint: 'mit dem Handy',
};

const PLACES: Record<Fulfilment, string> = { delivered: 'an der Tür', collected: 'beim Abholen' };

const onlineChoices = onDemand(() => import('../online-payment/online-choices.tsx').then((part) => part.OnlineChoices));

type Props = {
  readonly method: CheckoutMethod;
  /** How guests can pay now, before the door. */
  readonly onlineMethods: readonly OnlineMethod[];
  /** Whether the gift card pays everything, so that no other means of payment is asked for. */
  readonly isPrepaid: boolean;
  readonly fulfilment: Fulfilment;
  readonly onMethod: (method: CheckoutMethod) => void;
  /** The section of the gift card. */
  readonly children: ReactNode;
};

export const PaymentSection = ({ method, onlineMethods, isPrepaid, fulfilment, onMethod, children }: Props) => (
  <section className={`${layout.card} ${styles.part}`} aria-labelledby="pay">
    <h2 id="pay">
      <i aria-hidden="true">3</i>
      {isPrepaid
        ? 'Schon bezahlt'
        : onlineMethods.length > 0
          ? 'Wie bezahlst du?'
          : `Wie zahlst du ${PLACES[fulfilment]}?`}
    </h2>
    {isPrepaid ? (
      <p className={styles.prepaid}>
        Dein Gutschein bezahlt alles. {fulfilment === 'collected' ? 'Beim Abholen' : 'An der Tür'} ist nichts mehr
        offen.
      </p>
    ) : (
      <>
        {onlineMethods.length > 0 && <onlineChoices.Component {...{ method, onlineMethods, onMethod }} />}
        <fieldset className={styles.methods} aria-labelledby="pay">
          {paymentMethod.options.map((option) => (
            <Choice
              key={option}
              type="radio"
              name="paymentMethod"
              checked={method === option}
              onChange={() => onMethod(option)}
            >
              <span>
                {PAYMENT_METHOD_LABELS[option]}
                <small>{HINTS[option]}</small>
              </span>
            </Choice>
          ))}
        </fieldset>
      </>
    )}
    {children}
  </section>
);
