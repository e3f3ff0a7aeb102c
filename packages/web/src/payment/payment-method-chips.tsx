import { PAYMENT_METHOD_LABELS, type PaymentMethod, paymentMethod } from '@ofenpost/core/payment/payment';
import { Choice } from '../theme/choice.tsx';

type Props = {
  readonly name: string;
  readonly chosen: PaymentMethod;
  readonly onChosen: (method: PaymentMethod) => void;
};

/** One of the ways to pay at the door or in the shop, for staff; the group around says what is paid. */
export const PaymentMethodChips = ({ name, chosen, onChosen }: Props) =>
  paymentMethod.options.map((method) => (
    <Choice
      key={method}
      type="radio"
      face="chip"
      name={name}
      checked={chosen === method}
      onChange={() => onChosen(method)}
    >
      {PAYMENT_METHOD_LABELS[method]}
    </Choice>
  ));
