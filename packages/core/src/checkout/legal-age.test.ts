import { describe, expect, it } from 'vitest';
import { priceCart } from '../cart/price-cart.ts';
import { EMPTY_CART } from '../cart/priced-cart.ts';
import { storedItem, storedMenu } from '../cart/stored-cart.fixtures.ts';
import type { StoredCartItem } from '../cart/stored-cart.ts';
import { servedAt } from '../catalogue/availability.ts';
import { LAGER, MARGHERITA } from '../catalogue/product.fixtures.ts';
import { MENU, PLANNED_MENUS } from '../menu/menu.fixtures.ts';
import { type ItemVatClass, itemVatClass } from '../vat/vat.ts';
import { needsLegalAge } from './checkout-summary.ts';

const FRIDAY = '2026-11-20T17:00:00.000Z';
const ASSORTMENT = { ...PLANNED_MENUS, products: [MARGHERITA, LAGER], pizzaOffer: null };
const BEER = storedItem(1, { productId: LAGER.id });

const asks = (items: readonly StoredCartItem[], assortment = ASSORTMENT) =>
  needsLegalAge(priceCart(items, assortment, servedAt(FRIDAY)));

describe('needsLegalAge', () => {
  it('asks for nothing without alcohol', () => {
    expect([needsLegalAge(EMPTY_CART), asks([storedItem(1), storedMenu(2)])]).toEqual([false, false]);
  });

  it('asks as soon as one item is alcohol, wherever it stands', () => {
    expect([asks([BEER]), asks([BEER, storedItem(2)]), asks([storedItem(2), BEER])]).toEqual([true, true, true]);
  });

  it('asks when wine comes with a menu, and for no other class', () => {
    const menuOf = (menuClass: ItemVatClass) => ({ ...ASSORTMENT, menus: [{ ...MENU, vatClass: menuClass }] });
    expect(itemVatClass.options.filter((each) => asks([storedMenu(1, 2)], menuOf(each)))).toEqual(['alcohol']);
  });
});
