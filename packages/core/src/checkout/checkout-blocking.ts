import type { Cart } from '../cart/cart.ts';
import { unavailableItems } from '../cart/priced-cart.ts';
import type { BusyControls } from '../kitchen/busy-controls.ts';
import type { Schedule } from '../opening-hours/opening-hours.ts';
import { openingStatus, opensLaterToday } from '../opening-hours/opening-status.ts';
import type { Instant } from '../time/instant.ts';
import type { Fulfilment } from '../vat/fulfilment.ts';
import type { CheckoutBlock } from './place-order.ts';

type Situation = {
  readonly cart: Cart;
  /** Without it the order is a delivery. */
  readonly fulfilment?: Fulfilment;
  /** The hours in which orders are delivered or collected. */
  readonly deliverySchedule: Schedule;
  readonly busyControls: Pick<BusyControls, 'pause'>;
  readonly now: Instant;
};

const isClosedForToday = ({ deliverySchedule, busyControls: { pause }, now }: Situation): boolean =>
  openingStatus(deliverySchedule, now, pause).state === 'closed' && !opensLaterToday(deliverySchedule, now, pause);

const CLOSED: Record<Fulfilment, CheckoutBlock> = { delivered: 'deliveryClosed', collected: 'restaurantClosed' };

/**
 * Why nothing can be ordered now, or null. The cart panel, the checkout page and the server share this rule. Delivery
 * counts as closed when it is not open and does not open later today, also because of a pause. Source: specification,
 * section 5.
 */
export function checkoutBlock(situation: Situation): CheckoutBlock | null {
  const { cart, fulfilment = 'delivered' } = situation;
  if (cart.productCart.length === 0) return 'emptyCart';
  if (isClosedForToday(situation)) return CLOSED[fulfilment];
  return unavailableItems(cart).length > 0 ? 'unavailableItems' : null;
}

/** Source: specification, section 8; the empty cart: section 2. */
export const CHECKOUT_BLOCK_MESSAGES: Record<CheckoutBlock, { readonly title: string; readonly detail: string }> = {
  emptyCart: { title: 'Dein Warenkorb ist leer', detail: 'Lege zuerst etwas in den Warenkorb.' },
  deliveryClosed: {
    title: 'Geschlossen',
    detail: 'Der Lieferservice ist für heute geschlossen. Schaue gerne zu unseren Öffnungszeiten wieder vorbei.',
  },
  restaurantClosed: { title: 'Geschlossen', detail: 'Das Restaurant ist für heute geschlossen.' },
  unavailableItems: {
    title: 'Nicht verfügbare Artikel',
    detail:
      'Dein Warenkorb enthält Artikel, die nicht mehr verfügbar sind oder Extras enthalten, die nicht verfügbar sind. Bitte entferne diese, um fortfahren zu können.',
  },
};
