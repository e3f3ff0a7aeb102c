import { type PaymentMethod, paymentMethod } from '@ofenpost/core/payment/payment';
import { PAYMENT_METHOD_LABELS } from '@ofenpost/core/payment/payment-labels';
import type { ReactNode } from 'react';
import { Choice } from '../ui/choice.tsx';
import layout from '../ui/layout.module.css';
import styles from './checkout-page.module.css';

const HINTS: Record<PaymentMethod, string> = {
  cash: 'auf 5 Rappen gerundet',
  card: 'Debit oder Kredit',
  twint: 'mit dem Handy',
};

type Props = {
  readonly method: PaymentMethod;
  /** Whether the gift card pays everything, so that no other means of payment is asked for. */
  readonly isPrepaid: boolean;
  readonly onMethod: (method: PaymentMethod) => void;
  /** The section of the gift card. */
  readonly children: ReactNode;
};

export const PaymentSection = ({ method, isPrepaid, onMethod, children }: Props) => (
  <section className={`${layout.card} ${styles.part}`} aria-labelledby="pay">
    <h2 id="pay">
      <i aria-hidden="true">3</i>
      {isPrepaid ? 'Schon bezahlt' : 'Wie zahlst du an der Tür?'}
    </h2>
    {isPrepaid ? (
      <p className={styles.prepaid}>Dein Gutschein bezahlt alles. An der Tür ist nichts mehr offen.</p>
    ) : (
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
    )}
    {children}
  </section>
);
