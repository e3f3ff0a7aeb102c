import { type OrderDraft, type OrderContext, composeOrder } from '../checkout/compose-order.ts';
import { fulfilmentOf } from '../checkout/fulfilment.ts';
import type { PlaceOrderError } from '../checkout/place-order.ts';
import type { OrderOverride, OverridableBlock } from '../order/order-override.ts';
import { type Result, err, ok } from '../result/result.ts';

type Situation = Pick<OrderContext, 'request' | 'busyControls'>;

/** A delivery that is refused during a pause could go out without it; in closed hours it is refused all the same. */
const pauseIn = ({ request, busyControls }: Situation): OverridableBlock | null =>
  busyControls.pause !== null && fulfilmentOf(request.draft) === 'delivered' ? 'deliveryPause' : null;

/** What staff may pass over to take the order in spite of a refusal; null: nothing helps. */
export function overridableBlockOf(error: PlaceOrderError, situation: Situation): OverridableBlock | null {
  switch (error.code) {
    case 'belowMinimumOrder':
      return 'minimumOrder';
    case 'slotFull':
      return 'fullSlot';
    case 'deliveryTimeUnavailable':
      return pauseIn(situation);
    case 'checkoutBlocked':
      return error.block === 'deliveryClosed' ? pauseIn(situation) : null;
    default:
      return null;
  }
}

/** Whoever answers the phone has accepted the order, for the time that was told. */
const accepted = (draft: OrderDraft, override: OrderOverride | null): OrderDraft => ({
  ...draft,
  status: 'accepted',
  promisedAt: draft.deliveryTime.requestedAt,
  override,
  orderTimeProgresses: { ...draft.orderTimeProgresses, accepted: draft.orderTimeProgresses.created },
});

/** Guests see the time move while they order; a caller heard one, and every other one is asked about. */
const isOtherTime = ({ draft, estimate }: OrderContext['request'], { deliveryTime }: OrderDraft): boolean =>
  draft.deliveryTime.kind === 'asap' && estimate !== undefined && estimate !== deliveryTime.requestedAt;

/**
 * The order that staff take by phone, accepted at once, or the first rule that is broken. The same rules as for guests hold;
 * of what the override names only that is passed over, and written down, which really stood in the way. As soon as possible
 * is taken for the estimate of the request, or refused with the new one (`estimateChanged`), be it earlier or later.
 */
export function composePhoneOrder(
  orderContext: OrderContext,
  override: OrderOverride | null,
): Result<OrderDraft, PlaceOrderError> {
  const { overridden = [] } = orderContext;
  const composed = composeOrder(orderContext);
  if (composed.ok && isOtherTime(orderContext.request, composed.value))
    return err({ code: 'estimateChanged', estimate: composed.value.deliveryTime.requestedAt });
  if (composed.ok)
    return ok(
      accepted(
        composed.value,
        override === null || overridden.length === 0 ? null : { blocks: [...overridden], reason: override.reason },
      ),
    );
  const block = overridableBlockOf(composed.error, orderContext);
  if (override === null || block === null || !override.blocks.includes(block) || overridden.includes(block))
    return composed;
  return composePhoneOrder({ ...orderContext, overridden: [...overridden, block] }, override);
}
