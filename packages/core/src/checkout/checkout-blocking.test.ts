import { describe, expect, it } from 'vitest';
import { NO_ASSORTMENT } from '../cart/assortment.fixtures.ts';
import { priceCart } from '../cart/price-cart.ts';
import { EMPTY_CART } from '../cart/priced-cart.ts';
import { servedAt } from '../catalogue/availability.ts';
import { MARGHERITA, TRUFFLE_ID } from '../catalogue/product.fixtures.ts';
import { type BusyControls, NOT_BUSY } from '../kitchen/busy-controls.ts';
import { ALWAYS_CLOSED, DELIVERY_HOURS } from '../opening-hours/opening-hours.fixtures.ts';
import { toInstant } from '../time/zurich.ts';
import { CHECKOUT_BLOCK_MESSAGES, checkoutBlock } from './checkout-blocking.ts';

const at = (time: string) => toInstant('2026-11-20', time);
const cartWith = (...optionIds: string[]) =>
  priceCart(
    [{ id: '00000000-0000-4000-8000-000000000011', productId: MARGHERITA.id, optionIds, amount: 1 }],
    { ...NO_ASSORTMENT, products: [MARGHERITA] },
    servedAt(at('18:00')),
  );
const blockAt = (time: string, cart = cartWith(), deliverySchedule = DELIVERY_HOURS, busyControls = NOT_BUSY) =>
  checkoutBlock({ cart, deliverySchedule, busyControls, now: at(time) });

describe('checkoutBlock', () => {
  it('lets order while delivery is open or opens later today', () => {
    expect([blockAt('09:00'), blockAt('12:00'), blockAt('15:00'), blockAt('21:59')]).toEqual([null, null, null, null]);
  });

  it('blocks once delivery has closed for today', () => {
    expect(blockAt('22:00')).toBe('deliveryClosed');
    expect(blockAt('12:00', cartWith(), ALWAYS_CLOSED)).toBe('deliveryClosed');
  });

  it('blocks while a pause takes the rest of the day, and not while it ends before', () => {
    const pausedUntil = (until: string): BusyControls => ({
      pause: { from: at('18:00'), until: at(until) },
      rush: null,
    });
    const blockDuring = (time: string, until: string) => blockAt(time, cartWith(), DELIVERY_HOURS, pausedUntil(until));
    expect(blockDuring('18:00', '21:59')).toBeNull();
    expect(blockDuring('18:00', '22:00')).toBe('deliveryClosed');
    expect(blockDuring('17:59', '22:00')).toBeNull();
    const past = { pause: { from: at('15:00'), until: at('17:30') }, rush: null };
    expect(blockAt('18:00', cartWith(), DELIVERY_HOURS, past)).toBeNull();
  });

  it('blocks an empty cart first, then closed delivery, then unavailable items', () => {
    expect(blockAt('22:00', EMPTY_CART)).toBe('emptyCart');
    expect(blockAt('22:00', cartWith(TRUFFLE_ID))).toBe('deliveryClosed');
    expect(blockAt('18:00', cartWith(TRUFFLE_ID))).toBe('unavailableItems');
  });

  it('says so in the words of the specification', () => {
    const { deliveryClosed, unavailableItems } = CHECKOUT_BLOCK_MESSAGES;
    expect(`${deliveryClosed.title}: ${deliveryClosed.detail}`).toBe(
      'Geschlossen: Der Lieferservice ist für heute geschlossen. Schaue gerne zu unseren Öffnungszeiten wieder vorbei.',
    );
    expect(`${unavailableItems.title}: ${unavailableItems.detail}`).toBe(
      'Nicht verfügbare Artikel: Dein Warenkorb enthält Artikel, die nicht mehr verfügbar sind oder Extras enthalten, die nicht verfügbar sind. Bitte entferne diese, um fortfahren zu können.',
    );
  });
});
