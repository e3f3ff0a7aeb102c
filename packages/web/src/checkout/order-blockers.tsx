import type { CheckoutAttempt } from '@ofenpost/core/checkout/checkout-context';
import type { CheckoutSummary } from '@ofenpost/core/checkout/checkout-summary';
import type { CheckoutBlock, PlaceOrderError } from '@ofenpost/core/checkout/place-order';
import type { OrderLocation } from '@ofenpost/core/delivery/order-location';
import { useState } from 'react';
import { CheckoutBlockNotice } from './checkout-block-notice.tsx';
import { MinimumOrderNotice } from './minimum-order-notice.tsx';
import { RefusalNotice } from './refusal-notice.tsx';

type Props = {
  readonly block: CheckoutBlock | null;
  readonly summary: CheckoutSummary | null;
  readonly orderLocation: OrderLocation | null;
  readonly refusal: PlaceOrderError | null;
  readonly attempt: CheckoutAttempt | null;
  readonly onRemoveUnavailable: () => void;
};

/** Says what blocks the whole order, and how to go on; errors of one field are shown there. */
export function OrderBlockers({ block, summary, orderLocation, refusal, attempt, onRemoveUnavailable }: Props) {
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
      {summary !== null && orderLocation !== null && (
        <MinimumOrderNotice summary={summary} orderLocation={orderLocation} />
      )}
      {!isSaid && <RefusalNotice refusal={refusal} attempt={attempt} />}
    </>
  );
}
