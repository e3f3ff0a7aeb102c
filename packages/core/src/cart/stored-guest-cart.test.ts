import { describe, expect, it } from 'vitest';
import { servedAt } from '../catalogue/availability.ts';
import { MARGHERITA } from '../catalogue/product.fixtures.ts';
import { NO_ASSORTMENT } from './assortment.fixtures.ts';
import { priceCart } from './price-cart.ts';
import { EMPTY_CART } from './priced-cart.ts';
import { storedItem } from './stored-cart.fixtures.ts';
import { storeCart } from './stored-guest-cart.ts';

const CART = priceCart(
  [storedItem(1)],
  { ...NO_ASSORTMENT, products: [MARGHERITA] },
  servedAt('2026-11-20T17:00:00.000Z'),
);

function openDevice() {
  const values = new Map<string, string>();
  const keyValue = {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
  return { keyValue, values };
}

describe('the cart on the device', () => {
  it('is stored whole, with its version', () => {
    const { keyValue, values } = openDevice();
    storeCart(keyValue, CART);
    expect(JSON.parse(values.get('cart') ?? '')).toEqual({ version: 1, value: CART });
  });

  it('leaves nothing behind when it is empty', () => {
    const { keyValue, values } = openDevice();
    storeCart(keyValue, CART);
    storeCart(keyValue, EMPTY_CART);
    expect([...values]).toEqual([]);
  });
});
