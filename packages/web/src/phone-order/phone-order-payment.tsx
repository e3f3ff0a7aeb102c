import type { PhoneOrderDraft } from '@ofenpost/core/phone-order/phone-order-draft';
import { GiftCardSection } from '../gift-card/gift-card-section.tsx';
import type { GiftCardActor } from '../gift-card/use-gift-card-check.ts';
import { PaymentMethodChips } from '../payment/payment-method-chips.tsx';
import styles from './phone-order-page.module.css';

type Props = {
  readonly current: PhoneOrderDraft;
  /** The amount of the order that the gift card pays, in Rappen; null while it is unknown. */
  readonly amount: number | null;
  readonly error: string | undefined;
  readonly giftCard: GiftCardActor;
  readonly giftCardId: string;
  readonly onEdit: (change: Pick<PhoneOrderDraft, 'paymentMethod'>) => void;
};

/** Asks for the payment method at the door and for a gift card. */
export const PhoneOrderPayment = ({ current, amount, error, giftCard, giftCardId, onEdit }: Props) => (
  <>
    <fieldset className={styles.chips}>
      <legend className={styles.legend}>Zahlung</legend>
      <PaymentMethodChips
        name="payment"
        chosen={current.paymentMethod}
        onChosen={(paymentMethod) => onEdit({ paymentMethod })}
      />
    </fieldset>
    <GiftCardSection id={giftCardId} aside="F9" giftCard={giftCard} amount={amount} error={error} />
  </>
);
