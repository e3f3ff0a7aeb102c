import { PAYMENT_METHOD_LABELS, type PaymentMethod, paymentMethod } from '@ofenpost/core/payment/payment';
import { Choice } from '../theme/choice.tsx';
import layout from '../theme/layout.module.css';
import styles from './checkout-page.module.css';

const HINTS: Record<PaymentMethod, string> = {
  cash: 'auf 5 Rappen gerundet',
  card: 'Debit oder Kredit',
  twint: 'mit dem Handy',
};

type Props = { readonly method: PaymentMethod; readonly onMethod: (method: PaymentMethod) => void };

export const PaymentPart = ({ method, onMethod }: Props) => (
  <section className={`${layout.card} ${styles.part}`} aria-labelledby="pay">
    <h2 id="pay">
      <i aria-hidden="true">3</i>Wie zahlst du an der Tür?
    </h2>
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
  </section>
);
