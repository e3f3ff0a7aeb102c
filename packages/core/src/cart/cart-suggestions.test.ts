import { describe, expect, it } from 'vitest';
import { servedAt } from '../catalogue/availability.ts';
import { LAGER, MARGHERITA, SALAD } from '../catalogue/product.fixtures.ts';
import type { Product } from '../catalogue/product.ts';
import { NO_ASSORTMENT } from './assortment.fixtures.ts';
import { suggestedProducts } from './cart-suggestions.ts';
import { priceCart } from './price-cart.ts';
import { cartItemId, storedItem } from './stored-cart.fixtures.ts';

const AT = servedAt('2026-11-20T17:00:00.000Z');
const of = (index: number, illustration: Product['illustration'], change: Partial<Product> = {}): Product => ({
  ...MARGHERITA,
  id: cartItemId(900 + index),
  name: `Nummer ${index}`,
  optionGroups: [],
  illustration,
  ...change,
});
const COLA: Product['illustration'] = { kind: 'drink', vessel: 'glass', liquid: 'cola' };
const CAKE: Product['illustration'] = {
  kind: 'dessert',
  dish: 'tiramisu',
  flavours: ['coffee'],
  toppings: ['chocolate'],
};
const drink = of(1, COLA);
const otherDrink = of(2, COLA);
const dessert = of(3, CAKE);
const MENU: readonly Product[] = [MARGHERITA, SALAD, LAGER, drink, otherDrink, dessert];

const suggested = (products: readonly Product[], inCart: readonly Product[]) =>
  suggestedProducts(
    { productGroups: [{ id: 'g', name: 'Alles', description: '', products: [...products] }] },
    priceCart(
      inCart.map(({ id }, index) => storedItem(index, { productId: id })),
      { ...NO_ASSORTMENT, products: inCart },
      AT,
    ),
    AT,
  );

describe('suggestedProducts', () => {
  it('are a drink and a dessert', () => {
    expect(suggested(MENU, [MARGHERITA])).toEqual([drink, dessert]);
  });

  it('are none of a kind that is there already, and none for an empty cart', () => {
    expect(suggested(MENU, [MARGHERITA, otherDrink])).toEqual([dessert]);
    expect(suggested(MENU, [dessert, drink])).toEqual([]);
    expect(suggested(MENU, [])).toEqual([]);
  });

  it('are never alcohol, nor what cannot be had or asks for a choice', () => {
    const others = [
      of(4, COLA, { vatClass: 'alcohol' }),
      of(5, COLA, { available: false }),
      of(6, COLA, { optionGroups: SALAD.optionGroups }),
    ];
    expect(suggested([MARGHERITA, ...others, LAGER], [MARGHERITA])).toEqual([]);
    expect(suggested([MARGHERITA, ...others, otherDrink], [MARGHERITA])).toEqual([otherDrink]);
  });
});
