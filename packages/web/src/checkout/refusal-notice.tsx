import type { CheckoutAttempt } from '@ofenpost/core/checkout/checkout-context';
import type { PlaceOrderError } from '@ofenpost/core/checkout/place-order';
import { placeOrderMessage } from '@ofenpost/core/checkout/place-order-messages';
import { Link } from '@tanstack/react-router';
import { paths } from '../app/paths.ts';
import { Amount } from '../money/amount.tsx';
import { RestaurantPhone } from '../restaurant/restaurant-phone.tsx';
import { isGeneralRefusal } from './field-errors.ts';
import styles from './checkout-page.module.css';

type Props = {
  readonly refusal: PlaceOrderError | null;
  /** What was displayed when the customer ordered. */
  readonly attempt: CheckoutAttempt | null;
};

/** Explains a refusal that belongs to no field, and how to go on. */
export const RefusalNotice = ({ refusal, attempt }: Props) =>
  refusal !== null &&
  isGeneralRefusal(refusal) && (
    <div className={styles.notice} role="alert" tabIndex={-1}>
      {refusal.code === 'totalChanged' && attempt !== null ? (
        <ChangedTotal before={attempt.totalPrice} now={refusal.totalPrice} />
      ) : (
        <p>{placeOrderMessage(refusal)}</p>
      )}
      <WayOn code={refusal.code} />
    </div>
  );

const ChangedTotal = ({ before, now }: { before: number; now: number }) => (
  <>
    <p>
      <b>Der Preis hat sich geändert.</b> Bestellt ist noch nichts. Schau die Bestellung oben an; wenn sie für dich
      stimmt, bestelle nochmals.
    </p>
    <dl className={styles.totals}>
      <div>
        <dt>Bisher</dt>
        <dd>
          <Amount rappen={before} />
        </dd>
      </div>
      <div>
        <dt>Jetzt</dt>
        <dd>
          <Amount rappen={now} />
        </dd>
      </div>
    </dl>
  </>
);

function WayOn({ code }: { code: PlaceOrderError['code'] }) {
  if (code === 'belowMinimumOrder') return <Link to={paths.products}>Noch etwas aussuchen</Link>;
  if (code === 'totalTooHigh' || code === 'idempotencyKeyReused') return <RestaurantPhone after=" anrufen" />;
  return null;
}
