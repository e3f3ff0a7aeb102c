import { type PaymentMethod, paymentMethod } from '@ofenpost/core/payment/payment';
import { PAYMENT_METHOD_LABELS } from '@ofenpost/core/payment/payment-labels';
import { RadioChips } from '../ui/radio-chips.tsx';

type Props = {
  readonly name: string;
  readonly chosen: PaymentMethod;
  readonly onChosen: (method: PaymentMethod) => void;
};

/** Asks staff for one of the payment methods at the door or in the shop. */
export const PaymentMethodChips = (props: Props) => (
  <RadioChips {...props} options={paymentMethod.options} textOf={(method) => PAYMENT_METHOD_LABELS[method]} />
);
