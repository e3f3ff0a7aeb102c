import { type OnlineMethod, isOnline } from '@ofenpost/core/online-payment/online-method';
import type { CheckoutMethod } from '@ofenpost/core/payment/payment';
import { useEffect, useEffectEvent } from 'react';
import { Choice } from '../ui/choice.tsx';
import checkout from '../checkout/checkout-page.module.css';
import styles from './online-payment.module.css';

const NAMES: Record<OnlineMethod, string> = { onlineTwint: 'TWINT', onlineCard: 'Karte' };
const HINTS: Record<OnlineMethod, string> = { onlineTwint: 'mit dem Handy', onlineCard: 'Visa oder Mastercard' };

type Props = {
  readonly method: CheckoutMethod;
  readonly onlineMethods: readonly OnlineMethod[];
  readonly onMethod: (method: CheckoutMethod) => void;
};

/** The means of payment before the door. One that was chosen and is not there any more is given up. */
export function OnlineChoices({ method, onlineMethods, onMethod }: Props) {
  const isUnavailable = isOnline(method) && !onlineMethods.includes(method);
  const giveUp = useEffectEvent(() => onMethod('card'));
  useEffect(() => {
    if (isUnavailable) giveUp();
  }, [isUnavailable]);
  return (
    <>
      <h3 id="pay-now" className={styles.heading}>
        Jetzt bezahlen
      </h3>
      <fieldset className={checkout.methods} aria-labelledby="pay-now">
        {onlineMethods.map((option) => (
          <Choice
            key={option}
            type="radio"
            name="paymentMethod"
            checked={method === option}
            onChange={() => onMethod(option)}
          >
            <span>
              {NAMES[option]}
              <small>{HINTS[option]}</small>
            </span>
          </Choice>
        ))}
      </fieldset>
      <h3 className={styles.heading}>An der Tür bezahlen</h3>
    </>
  );
}
