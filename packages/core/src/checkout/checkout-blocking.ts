import type { Cart } from '../cart/cart.ts';
import { unavailableItems } from '../cart/unavailable-items.ts';
import { openRangesToday } from '../opening-hours/open-ranges.ts';
import type { Schedule } from '../opening-hours/opening-hours.ts';
import type { Instant } from '../time/instant.ts';
import type { CheckoutBlock } from './place-order.ts';

type Situation = { readonly cart: Cart; readonly deliverySchedule: Schedule; readonly now: Instant };

/**
 * Why nothing can be ordered now, or null. The cart panel, the checkout page and the server share this rule. Delivery
 * counts as closed when it is not open and does not open later today. Source: specification, section 5.
 */
export function checkoutBlock({ cart, deliverySchedule, now }: Situation): CheckoutBlock | null {
  if (cart.productCart.length === 0) return 'emptyCart';
  if (openRangesToday(deliverySchedule, now).length === 0) return 'deliveryClosed';
  return unavailableItems(cart).length > 0 ? 'unavailableItems' : null;
}

/** Source: specification, section 8; the empty cart: section 2. */
export const CHECKOUT_BLOCK_MESSAGES: Record<CheckoutBlock, { readonly title: string; readonly detail: string }> = {
  emptyCart: { title: 'Dein Warenkorb ist leer', detail: 'Lege zuerst etwas in den Warenkorb.' },
  deliveryClosed: {
    title: 'Geschlossen',
    detail: 'Der Lieferservice ist für heute geschlossen. Schaue gerne zu unseren Öffnungszeiten wieder vorbei.',
  },
  unavailableItems: {
    title: 'Nicht verfügbare Artikel',
    detail:
      'Dein Warenkorb enthält Artikel, die nicht mehr verfügbar sind oder Extras enthalten, die nicht verfügbar sind. Bitte entferne diese, um fortfahren zu können.',
  },
};
