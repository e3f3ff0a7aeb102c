import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { servedAt } from '../catalogue/availability.ts';
import { BURRATA_ID, MARGHERITA, ROCKET_ID } from '../catalogue/product.fixtures.ts';
import { menuAvailability } from '../menu/menu-availability.ts';
import { MENU, PLANNED_MENUS } from '../menu/menu.fixtures.ts';
import type { Menu } from '../menu/menu.ts';
import type { Instant } from '../time/instant.ts';
import { NO_ASSORTMENT } from './assortment.fixtures.ts';
import { CART_AMOUNT_MAX } from './cart-limits.ts';
import { cart } from './cart.ts';
import { priceCart } from './price-cart.ts';
import { isItemAvailable } from './priced-cart.ts';
import { storedItem, storedMenu } from './stored-cart.fixtures.ts';
import { checkNewItem } from './stored-cart.ts';

const FRIDAY = '2026-11-20T17:00:00.000Z';
const ASSORTMENT = { ...NO_ASSORTMENT, ...PLANNED_MENUS, products: [MARGHERITA] };
const priced = (change: Partial<Menu> = {}, at: Instant = FRIDAY) =>
  priceCart([storedMenu(1, 2)], { ...ASSORTMENT, menus: [{ ...MENU, ...change }] }, servedAt(at));

describe('a menu in the cart', () => {
  it('is one item with its courses, each once and without a price of its own', () => {
    const { productCart, totalCost } = priced();
    expect(productCart).toMatchObject([
      {
        products: { id: MENU.id, name: 'Garten & Glut', price: 3250, vatClass: 'food', ovenBreads: 1, available: true },
        productCartOptions: [{ name: 'Gänge', options: MENU.courses.map((name) => ({ name, price: 0 })) }],
        amount: 2,
        unitPrice: 3250,
        totalPrice: 6500,
        creation: null,
      },
    ]);
    expect(totalCost).toBe(6500);
    expect(cart.safeParse(priced({ courses: Array.from({ length: 10 }, () => 'Gang') })).success).toBe(true);
    const ids = priced().productCart.flatMap((item) => item.productCartOptions.flatMap(({ options }) => options));
    expect(new Set(ids.map(({ id }) => id)).size).toBe(MENU.courses.length);
  });

  it('is unavailable once its day is over or it was taken off the plan', () => {
    expect(priced({}, '2026-11-20T23:00:00.000Z').productCart.map(isItemAvailable)).toEqual([false]);
    expect(priced({ validTo: '2026-11-19' }).productCart.map(isItemAvailable)).toEqual([false]);
    const unplanned = priceCart([storedMenu(1)], { ...ASSORTMENT, weekMenuEntries: [] }, servedAt(FRIDAY));
    expect(unplanned.productCart.map(isItemAvailable)).toEqual([false]);
  });

  it('cannot be had once it was deleted', () => {
    const { productCart } = priceCart([storedMenu(1)], { ...ASSORTMENT, menus: [] }, servedAt(FRIDAY));
    expect(productCart.map(isItemAvailable)).toEqual([false]);
  });

  it('costs its price times the amount beside whatever else is there, and can be had exactly when it can be added', () => {
    const hour = fc.integer({ min: 0, max: 21 * 24 }).map((hours) => {
      const at = Date.parse('2026-11-13T00:00:00.000Z') + hours * 3_600_000;
      return new Date(at).toISOString();
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: CART_AMOUNT_MAX }), fc.nat(100_000), hour, (amount, price, at) => {
        const menu = { ...MENU, price };
        const assortment = { ...ASSORTMENT, menus: [menu] };
        const product = storedItem(2, { optionIds: [ROCKET_ID, BURRATA_ID] });
        const both = priceCart([product, storedMenu(1, amount)], assortment, servedAt(at));
        const alone = priceCart([product], assortment, servedAt(at));
        expect(both.totalCost).toBe(alone.totalCost + amount * price);
        const canBeAdded = checkNewItem(assortment, { menuId: menu.id, amount }, servedAt(at)).ok;
        expect(both.productCart.map(isItemAvailable)).toEqual([true, canBeAdded]);
        expect(menuAvailability(menu, assortment.weekMenuEntries, at).available).toBe(canBeAdded);
      }),
    );
  });
});
