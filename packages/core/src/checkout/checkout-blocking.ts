import type { Cart } from '../cart/cart.ts';
import { unavailableItems } from '../cart/priced-cart.ts';
import type { BusyControls } from '../kitchen/busy-controls.ts';
import { openRangesUntil } from '../opening-hours/open-ranges.ts';
import type { Schedule } from '../opening-hours/opening-hours.ts';
import type { Instant } from '../time/instant.ts';
import { addDays, toLocalDate } from '../time/zurich.ts';
import type { Fulfilment } from '../vat/fulfilment.ts';
import type { CheckoutBlock } from './place-order.ts';

type Situation = {
  readonly cart: Cart;
  /** Without it the order is a delivery. */
  readonly fulfilment?: Fulfilment;
  /** False refuses collected orders. */
  readonly isCollectionOffered?: boolean;
  /** The hours in which orders are delivered or collected. */
  readonly deliverySchedule: Schedule;
  readonly busyControls: Pick<BusyControls, 'pause'>;
  /** How many days ahead guests can order; missing: for today only. */
  readonly daysAhead?: number | undefined;
  readonly now: Instant;
};

const isClosed = ({ deliverySchedule, busyControls: { pause }, daysAhead = 0, now }: Situation): boolean =>
  openRangesUntil(deliverySchedule, now, pause, addDays(toLocalDate(now), daysAhead)).length === 0;

const CLOSED: Record<Fulfilment, CheckoutBlock> = { delivered: 'deliveryClosed', collected: 'restaurantClosed' };

/**
 * Why nothing can be ordered now, or null. The cart panel, the checkout page and the server share this rule. Delivery
 * counts as closed when it is not open and does not open later today, or on a day for which guests can order, also
 * because of a pause. Source: specification,
 * section 5.
 */
export function checkoutBlock(situation: Situation): CheckoutBlock | null {
  const { cart, fulfilment = 'delivered', isCollectionOffered = true } = situation;
  if (cart.productCart.length === 0) return 'emptyCart';
  if (fulfilment === 'collected' && !isCollectionOffered) return 'collectionOff';
  if (isClosed(situation)) return CLOSED[fulfilment];
  return unavailableItems(cart).length > 0 ? 'unavailableItems' : null;
}

/** Source: specification, section 8; the empty cart: section 2. */
export const CHECKOUT_BLOCK_MESSAGES: Record<CheckoutBlock, { readonly title: string; readonly detail: string }> = {
  emptyCart: { title: 'Dein Warenkorb ist leer', detail: 'Lege zuerst etwas in den Warenkorb.' },
  deliveryClosed: {
    title: 'Geschlossen',
    detail: 'Der Lieferservice ist für heute geschlossen. Schaue gerne zu unseren Öffnungszeiten wieder vorbei.',
  },
  restaurantClosed: { title: 'Geschlossen', detail: 'Abholen geht für heute nicht mehr.' },
  collectionOff: { title: 'Keine Abholung', detail: 'Abholen geht zurzeit nicht. Wähle Lieferung, um zu bestellen.' },
  unavailableItems: {
    title: 'Nicht verfügbare Artikel',
    detail:
      'Dein Warenkorb enthält Artikel, die nicht mehr verfügbar sind oder Extras enthalten, die nicht verfügbar sind. Bitte entferne diese, um fortfahren zu können.',
  },
};
