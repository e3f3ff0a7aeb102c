import type { Capture } from '@ofenpost/core/order-capture/capture';
import { PAYMENT_METHOD_LABELS, paymentMethod } from '@ofenpost/core/payment/payment';
import { GiftCardPart } from '../gift-card/gift-card-part.tsx';
import type { GiftCardActor } from '../gift-card/use-gift-card-check.ts';
import { Choice } from '../theme/choice.tsx';
import styles from './order-capture-page.module.css';

type Props = {
  readonly current: Capture;
  /** What of the order the gift card pays, in Rappen; null while that is not known yet. */
  readonly amount: number | null;
  readonly error: string | undefined;
  readonly giftCard: GiftCardActor;
  readonly giftCardId: string;
  readonly onEdit: (change: Pick<Capture, 'paymentMethod'>) => void;
};

/** How it is paid at the door, and what of it by gift card. */
export const CapturePayment = ({ current, amount, error, giftCard, giftCardId, onEdit }: Props) => (
  <>
    <fieldset className={styles.chips}>
      <legend className={styles.legend}>Zahlung</legend>
      {paymentMethod.options.map((method) => (
        <Choice
          key={method}
          face="chip"
          type="radio"
          name="payment"
          checked={current.paymentMethod === method}
          onChange={() => onEdit({ paymentMethod: method })}
        >
          {PAYMENT_METHOD_LABELS[method]}
        </Choice>
      ))}
    </fieldset>
    <GiftCardPart id={giftCardId} aside="F9" giftCard={giftCard} amount={amount} error={error} />
  </>
);
