import { type OrderDraft, type OrderContext, composeOrder } from '../checkout/compose-order.ts';
import { fulfilmentOf } from '../checkout/fulfilment.ts';
import type { PlaceOrderError } from '../checkout/place-order.ts';
import type { OrderOverride, OverridableBlock } from '../order/order.ts';
import { type Result, err, ok } from '../result/result.ts';

type Situation = Pick<OrderContext, 'request' | 'busyControls' | 'collection'>;

/**
 * The override of a pause, when an order was refused during one. Outside of the hours the order is refused
 * again without the pause.
 */
function pauseIn({ request, busyControls, collection }: Situation): OverridableBlock | null {
  const pause = fulfilmentOf(request.draft) === 'delivered' ? busyControls.pause : (collection?.pause ?? null);
  return pause === null ? null : 'deliveryPause';
}

/** The block that staff can override to take the refused order; null when there is none. */
export function overridableBlockOf(error: PlaceOrderError, situation: Situation): OverridableBlock | null {
  switch (error.code) {
    case 'belowMinimumOrder':
      return 'minimumOrder';
    case 'slotFull':
      return 'fullSlot';
    case 'deliveryTimeUnavailable':
      return pauseIn(situation);
    case 'checkoutBlocked':
      return error.block === 'deliveryClosed' || error.block === 'restaurantClosed' ? pauseIn(situation) : null;
    default:
      return null;
  }
}

/** Staff who take the order by phone accept it at once, for the time that they told the caller. */
const accepted = (draft: OrderDraft, override: OrderOverride | null): OrderDraft => ({
  ...draft,
  status: 'accepted',
  promisedAt: draft.deliveryTime.requestedAt,
  override,
  orderTimeProgresses: { ...draft.orderTimeProgresses, accepted: draft.orderTimeProgresses.created },
});

/** Guests see the time change while they order; a caller was told one time, so staff must ask about any other. */
const isOtherTime = ({ draft, estimate }: OrderContext['request'], { deliveryTime }: OrderDraft): boolean =>
  draft.deliveryTime.kind === 'asap' && estimate !== undefined && estimate !== deliveryTime.requestedAt;

/**
 * The order that staff take by phone, accepted at once, or the first broken rule. The rules are those for guests; an
 * override applies only to blocks that really exist, and only those are recorded. An order as soon as possible is taken
 * for the estimate of the request, or refused with the new one (`estimateChanged`), whether it is earlier or later.
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
