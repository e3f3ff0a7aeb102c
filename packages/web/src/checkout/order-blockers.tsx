import type { CheckoutAttempt } from '@ofenpost/core/checkout/checkout-context';
import type { CheckoutSummary } from '@ofenpost/core/checkout/checkout-summary';
import type { PlaceOrderError, CheckoutBlock } from '@ofenpost/core/checkout/place-order';
import { placeOrderMessage } from '@ofenpost/core/checkout/place-order-messages';
import type { OrderLocation } from '@ofenpost/core/delivery/order-location';
import type { Fulfilment } from '@ofenpost/core/vat/fulfilment';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../app/paths.ts';
import { Amount } from '../money/amount.tsx';
import { RestaurantPhone } from '../ui/restaurant-phone.tsx';
import { CheckoutBlockNotice } from './checkout-block-notice.tsx';
import { isGeneralRefusal } from './checkout-view.ts';
import styles from './checkout-page.module.css';

type MinimumOrderNoticeProps = {
  readonly summary: CheckoutSummary;
  /** Null for a collected order. */
  readonly orderLocation: OrderLocation | null;
  readonly place: Pick<OrderLocation, 'minimumOrder'>;
};

/** What is missing to the minimum order of the chosen location. */
const MinimumOrderNotice = ({
  summary: { itemsTotal: items, missingToMinimumOrder },
  orderLocation,
  place: { minimumOrder },
}: MinimumOrderNoticeProps) =>
  missingToMinimumOrder > 0 && (
    <div className={styles.notice} role="status" tabIndex={-1}>
      <p>
        <b>
          Noch <Amount isUnbroken rappen={missingToMinimumOrder} /> bis zum Mindestbestellwert.
        </b>{' '}
        {orderLocation === null ? 'Abholen kannst du' : `Nach ${orderLocation.town} liefern wir`} ab{' '}
        <Amount isUnbroken rappen={minimumOrder} />.
      </p>
      <progress className={styles.minimum} value={items} max={minimumOrder} aria-label="Anteil am Mindestbestellwert" />
      <Link to={paths.products}>Noch etwas aussuchen</Link>
    </div>
  );

type RefusalNoticeProps = {
  readonly fulfilment: Fulfilment;
  readonly refusal: PlaceOrderError | null;
  /** What was displayed when the customer ordered. */
  readonly attempt: CheckoutAttempt | null;
};

/** Explains a refusal that belongs to no field, and how to go on. */
const RefusalNotice = ({ refusal, attempt, fulfilment }: RefusalNoticeProps) =>
  refusal !== null &&
  isGeneralRefusal(refusal) && (
    <div className={styles.notice} role="alert" tabIndex={-1}>
      {refusal.code === 'totalChanged' && attempt !== null ? (
        <ChangedTotal before={attempt.totalPrice} now={refusal.totalPrice} />
      ) : (
        <p>{placeOrderMessage(refusal, fulfilment)}</p>
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
  if (code === 'totalTooHigh' || code === 'idempotencyKeyReused' || code === 'tooManyOpenOrders')
    return <RestaurantPhone after=" anrufen" />;
  return null;
}

type Props = {
  readonly block: CheckoutBlock | null;
  readonly summary: CheckoutSummary | null;
  readonly orderLocation: OrderLocation | null;
  readonly place: Pick<OrderLocation, 'minimumOrder'> | null;
  readonly fulfilment: Fulfilment;
  readonly refusal: PlaceOrderError | null;
  readonly attempt: CheckoutAttempt | null;
  readonly onRemoveUnavailable: () => void;
};

/** Says what blocks the whole order, and how to go on; errors of one field are shown there. */
export function OrderBlockers(props: Props) {
  const { block, summary, orderLocation, place, fulfilment, refusal, attempt, onRemoveUnavailable } = props;
  const [saidRefusal, setSaidRefusal] = useState<PlaceOrderError | null>(null);
  // Once the page's own check shows the block, the refusal ends together with it.
  if (block !== null && refusal?.code === 'checkoutBlocked' && refusal !== saidRefusal) setSaidRefusal(refusal);
  const isBelowMinimum = summary !== null && summary.missingToMinimumOrder > 0;
  // The page's own checks need no second message.
  const isSaid =
    block !== null ||
    (refusal !== null && refusal === saidRefusal) ||
    (isBelowMinimum && refusal?.code === 'belowMinimumOrder');
  return (
    <>
      {block !== null && <CheckoutBlockNotice block={block} onRemoveUnavailable={onRemoveUnavailable} />}
      {summary !== null && place !== null && (
        <MinimumOrderNotice summary={summary} orderLocation={orderLocation} place={place} />
      )}
      {!isSaid && <RefusalNotice refusal={refusal} attempt={attempt} fulfilment={fulfilment} />}
    </>
  );
}
