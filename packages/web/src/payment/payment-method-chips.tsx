import { type PaymentMethod, paymentMethod } from '@ofenpost/core/payment/payment';
import { PAYMENT_METHOD_LABELS } from '@ofenpost/core/payment/payment-labels';
import { RadioChips } from '../theme/radio-chips.tsx';

type Props = {
  readonly name: string;
  readonly chosen: PaymentMethod;
  readonly onChosen: (method: PaymentMethod) => void;
};

/** One of the ways to pay at the door or in the shop, for staff. */
export const PaymentMethodChips = (props: Props) => (
  <RadioChips {...props} options={paymentMethod.options} textOf={(method) => PAYMENT_METHOD_LABELS[method]} />
);
