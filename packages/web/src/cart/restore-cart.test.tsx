import type { CartItem } from '@ofenpost/core/cart/cart';
import { cartWith, withAmount } from '@ofenpost/core/cart/priced-cart';
import { storeCart } from '@ofenpost/core/cart/stored-guest-cart';
import { MARGHERITA } from '@ofenpost/core/catalogue/product.fixtures';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { CartBadge } from './cart-panel.tsx';
import { restoreCartScript } from './restore-cart.ts';

const NAME = '</script><script>alert(1)</script>';
const ITEM: Omit<CartItem, 'amount' | 'totalPrice'> = {
  id: '00000000-0000-4000-8000-000000000011',
  products: { ...MARGHERITA, name: NAME },
  productCartOptions: [],
  unitPrice: 1850,
  creation: null,
};
const cartOf = (amount: number) => cartWith([withAmount(ITEM, amount)]);

/** What is stored on a device with this cart. */
function storedOn(cart: ReturnType<typeof cartOf>): string {
  let stored = '';
  storeCart({ read: () => null, write: (_key, text) => (stored = text), remove: () => {} }, cart);
  return stored;
}

/** An element in the form in which React writes it: it separates neighbouring texts. */
function createElement(name: string) {
  const element = {
    className: '',
    content: '',
    append: (...parts: readonly unknown[]) => {
      element.content = parts.map(String).reduce((all, part) => `${all}${isText(all, part) ? '<!-- -->' : ''}${part}`);
    },
    toString: () => `<${name} class="${element.className}">${element.content}</${name}>`,
  };
  return element;
}
const isText = (all: string, part: string): boolean => !all.endsWith('>') && !part.startsWith('<');

let runs = 0;

/** Runs the script, as a module of its own each time, on a page and a device with this text. */
async function run(stored: string | null) {
  const shown: string[] = [];
  let isRemoved = false;
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'cart' ? stored : null) });
  vi.stubGlobal('document', {
    currentScript: {
      remove: () => {
        isRemoved = true;
      },
    },
    createElement,
    getElementsByClassName: () => [{ append: (badge: unknown) => shown.push(String(badge)) }],
  });
  vi.stubGlobal('storedCart', undefined);
  runs += 1;
  await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(`${restoreCartScript}//${runs}`)}`);
  return { shown, isRemoved, storedCart: Reflect.get(globalThis, 'storedCart') as unknown };
}

afterEach(() => vi.unstubAllGlobals());

it.each([1, 12])('shows the number of %i items as React does, and leaves the cart to it', async (amount) => {
  const cart = cartOf(amount);
  const badge = renderToString(<CartBadge count={amount} />);
  expect(await run(storedOn(cart))).toEqual({
    shown: [badge],
    isRemoved: true,
    storedCart: cart,
  });
});

it.each([null, '', '{}', 'null', '{"version":0,"value":{"productCart":[]}}', '{"version":1,"value":{}}'])(
  'shows no cart where the device has none: %j',
  async (stored) => {
    expect(await run(stored)).toEqual({ shown: [], isRemoved: true, storedCart: null });
  },
);

it('cannot end its own element', () => {
  expect(restoreCartScript).not.toContain('</');
});
