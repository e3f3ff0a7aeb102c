import { describe, expect, it } from 'vitest';
import { servedAt } from '../catalogue/availability.ts';
import { BURRATA_ID, EXTRAS, LAGER, MARGHERITA, ROCKET_ID, SALAD, TRUFFLE_ID } from '../catalogue/product.fixtures.ts';
import { PIZZA_OFFER, PLAIN_CREATION } from '../pizza/pizza-offer.fixtures.ts';
import { NO_ASSORTMENT } from './assortment.fixtures.ts';
import { cart as cartSchema } from './cart.ts';
import { hasOwnPicture } from './deleted-item.ts';
import { priceCart } from './price-cart.ts';
import { isItemAvailable, unavailableItems } from './priced-cart.ts';
import { storedItem, storedPizza } from './stored-cart.fixtures.ts';

const NOW = '2026-11-20T17:00:00.000Z';
const ASSORTMENT = { ...NO_ASSORTMENT, products: [MARGHERITA, LAGER, SALAD], pizzaOffer: PIZZA_OFFER };

describe('priceCart', () => {
  it('prices each item with its options and sums up', () => {
    const priced = priceCart(
      [storedItem(1, { optionIds: [ROCKET_ID, BURRATA_ID], amount: 2 }), storedItem(2, { productId: LAGER.id })],
      ASSORTMENT,
      servedAt(NOW),
    );
    expect(priced.productCart.map(({ unitPrice, totalPrice }) => [unitPrice, totalPrice])).toEqual([
      [2300, 4600],
      [600, 600],
    ]);
    expect(priced.totalCost).toBe(5200);
    expect(priced.productCart[0]?.productCartOptions).toMatchObject([
      { name: 'Extras', included: 1, options: [{ name: 'Rucola' }, { name: 'Burrata' }] },
    ]);
    expect(cartSchema.safeParse(priced).success).toBe(true);
    expect(unavailableItems(priced)).toEqual([]);
  });

  it('marks what cannot be delivered: products, options, and choices that no longer fit', () => {
    const soldOut = { ...LAGER, soldOutUntil: '2026-11-20T18:00:00.000Z' };
    const { productCart } = priceCart(
      [
        storedItem(1, { optionIds: [ROCKET_ID, TRUFFLE_ID] }),
        storedItem(2, { productId: LAGER.id }),
        storedItem(3, { productId: SALAD.id }),
        storedItem(4),
      ],
      { ...ASSORTMENT, products: [MARGHERITA, soldOut, SALAD] },
      servedAt(NOW),
    );
    expect(productCart.map(isItemAvailable)).toEqual([false, false, false, true]);
    expect(productCart.map(({ products }) => products.available)).toEqual([true, false, false, true]);
  });

  it('judges options at the time of delivery', () => {
    const options = EXTRAS.options.map((option) => ({ ...option, soldOutUntil: '2026-11-20T17:30:00.000Z' }));
    const product = { ...MARGHERITA, optionGroups: [{ ...EXTRAS, options }] };
    const availableAt = (at: string) =>
      priceCart(
        [storedItem(1, { optionIds: [ROCKET_ID] })],
        { ...ASSORTMENT, products: [product] },
        servedAt(at),
      ).productCart.map(isItemAvailable);
    expect([availableAt('2026-11-20T17:29:59.999Z'), availableAt('2026-11-20T17:30:00.000Z')]).toEqual([
      [false],
      [true],
    ]);
  });

  it('shows an item whose product was deleted as one that cannot be had, until it is removed', () => {
    const cart = priceCart([storedItem(1)], { ...ASSORTMENT, products: [] }, servedAt(NOW));
    expect(cart).toMatchObject({ productCart: [{ products: { name: 'Nicht mehr auf der Karte' } }], totalCost: 0 });
    expect(cartSchema.safeParse(cart).success).toBe(true);
    expect(unavailableItems(cart)).toEqual(cart.productCart);
  });

  it('has a picture that is none of a product for own pizzas and for what was deleted', () => {
    const { productCart } = priceCart(
      [storedItem(11), storedPizza(12, PLAIN_CREATION), storedItem(13, { productId: LAGER.id })],
      { ...ASSORTMENT, products: [MARGHERITA] },
      servedAt(NOW),
    );
    expect(productCart.map(hasOwnPicture)).toEqual([false, true, true]);
  });
});
