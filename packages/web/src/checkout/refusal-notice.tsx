import type { PlaceOrderError } from '@ofenpost/core/checkout/place-order';
import { placeOrderMessage } from '@ofenpost/core/checkout/place-order-messages';
import { isGeneralRefusal } from './field-errors.ts';
import styles from './checkout-page.module.css';

/** What the server answered instead of an order, where no field can show it. */
export const RefusalNotice = ({ refusal }: { refusal: PlaceOrderError | null }) =>
  refusal !== null &&
  isGeneralRefusal(refusal) && (
    <p className={styles.notice} role="alert" tabIndex={-1}>
      {placeOrderMessage(refusal)}
    </p>
  );
