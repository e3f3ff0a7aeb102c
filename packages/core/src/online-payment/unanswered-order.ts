import { fulfilmentService } from '../checkout/fulfilment.ts';
import { openRangeAt } from '../opening-hours/open-ranges.ts';
import type { AcceptingShop } from '../order-desk/auto-accept.ts';
import type { Order } from '../order/order.ts';
import type { OrderChange } from '../order/order.use-cases.ts';
import { auditedStep, takeStep } from '../order/take-step.ts';
import type { Instant } from '../time/instant.ts';
import { earlierOf, inUtc, laterOf, minutesBetween } from '../time/zurich.ts';
import { onlinePartOf } from './online-part.ts';

/** For so many minutes of the service's opening an order that is paid may wait for an answer. */
export const ANSWER_MINUTES = 60;

const REASON = { code: 'other', text: 'Leider konnten wir deine Bestellung nicht rechtzeitig annehmen.' } as const;

/** Whether the service of an order has been open for `ANSWER_MINUTES` since then, pauses left out, and is open now. */
function hasWaited(order: Order, { openingHours, delivery }: AcceptingShop, since: Instant, now: Instant): boolean {
  const { schedule, busyControls } = fulfilmentService(order.fulfilment, openingHours, delivery);
  let waited = 0;
  for (let at = inUtc(since); at < now;) {
    const range = openRangeAt(schedule, at, busyControls.pause);
    if (range === null || range.opens >= now) return false;
    waited += minutesBetween(laterOf(range.opens, at), earlierOf(range.closes, now));
    if (range.closes >= now) return waited >= ANSWER_MINUTES;
    at = range.closes;
  }
  return false;
}

/**
 * The change that ends an order which is paid online and which nobody has answered since then: its guest waits for
 * nothing, and the payment is released. Null where it is answered, or is not due; never while the service is closed.
 */
export function unansweredChange(
  before: Order,
  shop: AcceptingShop,
  { since, now }: { readonly since: Instant; readonly now: Instant },
): OrderChange | null {
  if (before.status !== 'placed' || onlinePartOf(before.payment) === undefined) return null;
  if (!hasWaited(before, shop, since, now)) return null;
  const taker = { by: null, at: now };
  const taken = takeStep(before, { from: 'placed', to: 'cancelled', reason: REASON }, taker);
  if (!taken.ok) return null;
  const order = taken.value;
  return { kind: 'step', before, order, taker, audited: auditedStep(before, order), undoable: null, note: '' };
}
