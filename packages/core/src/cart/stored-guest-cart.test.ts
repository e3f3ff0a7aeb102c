import { describe, expect, it } from 'vitest';
import { servedAt } from '../catalogue/availability.ts';
import { MARGHERITA } from '../catalogue/product.fixtures.ts';
import { NO_ASSORTMENT } from './assortment.fixtures.ts';
import { storeCart, readStoredCart } from './cart.ts';
import { priceCart } from './price-cart.ts';
import { EMPTY_CART } from './priced-cart.ts';
import { storedItem } from './stored-cart.fixtures.ts';

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

describe('the kept cart', () => {
  it('comes back as it was', () => {
    const { keyValue } = openDevice();
    expect(readStoredCart(keyValue)).toBeNull();
    storeCart(keyValue, CART);
    expect(readStoredCart(keyValue)).toEqual(CART);
  });

  it('leaves nothing behind when it is empty', () => {
    const { keyValue, values } = openDevice();
    storeCart(keyValue, CART);
    storeCart(keyValue, EMPTY_CART);
    expect([...values]).toEqual([]);
  });

  it('is dropped when it does not parse', () => {
    const { keyValue } = openDevice();
    keyValue.write('cart', JSON.stringify({ version: 1, value: { productCart: 'none', totalCost: 0 } }));
    expect(readStoredCart(keyValue)).toBeNull();
  });
});
