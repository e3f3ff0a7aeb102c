import { runInNewContext } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import type { Cart } from '@ofenpost/core/cart/cart';
import { cartWith, withAmount, EMPTY_CART } from '@ofenpost/core/cart/priced-cart';
import { MARGHERITA } from '@ofenpost/core/catalogue/product.fixtures';
import { hydrateCart } from '@ofenpost/web/entry-server';
import { Hono } from 'hono';
import { afterAll, expect, it, vi } from 'vitest';
import type { AppEnvironment } from '../http/app.ts';
import { compressAnswers } from '../http/compressed.ts';
import { pageCartModule } from './cart.routes.ts';

const PAGE = `<html>${'Fladen '.repeat(300)}</html>`;
const FAILURE = 'Das geht gerade nicht.';
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const NAME = '</script><script>alert(1)</script><!-- "Fladen" \\ \u2028\u2029 \n ä–🍕';
const ITEM = {
  id: '00000000-0000-4000-8000-000000000011',
  products: { ...MARGHERITA, name: NAME },
  productCartOptions: [],
  unitPrice: 1850,
  creation: null,
};
const CART = cartWith([withAmount(ITEM, 2)]);

// The tests end before the modules that they import dynamically have loaded.
afterAll(() => vi.dynamicImportSettled());

type Shop = { readonly load?: () => Promise<Cart>; readonly html?: string | null };

/** A page with a guest's cart, or a different answer; and the requests that it made. */
function open({ load = async () => CART, html = PAGE }: Shop = {}) {
  const app = new Hono<AppEnvironment>();
  const requested: string[] = [];
  app.use(compressAnswers);
  pageCartModule({
    web: { load: async () => ({ hydrateCart: (cart) => (cart === CART ? '<cart>' : '') }) },
    clientFor: () => ({
      cart: {
        load: () => {
          requested.push('cart');
          return load();
        },
      },
    }),
    isPublicPage: async (address) => address === '/',
  })(app);
  app.get('*', (context) => {
    requested.push(context.get('forEverybody') === true ? 'page for everybody' : 'own page');
    if (html !== null) context.set('text', html);
    return new Response(html ?? FAILURE, { headers: html === null ? {} : HTML });
  });
  const ask = async (headers: Record<string, string> = {}, url = '/') => {
    const cookie = 'ofenpost.guest=a';
    const sent = await app.request('/', { headers: { cookie, ...headers } }, { incoming: { url } });
    return { encoding: sent.headers.get('content-encoding'), body: Buffer.from(await sent.arrayBuffer()) };
  };
  return { ask, asked: requested };
}

it('writes the cart behind a page that nobody has compressed, loaded when the page is there', async () => {
  const { ask, asked: requested } = open();
  expect((await ask()).body.toString()).toBe(`${PAGE}<cart>`);
  expect(requested).toEqual(['page for everybody', 'cart']);
});

it('lets it be compressed with that page', async () => {
  const { encoding, body } = await open().ask({ 'accept-encoding': 'br' });
  expect([encoding, brotliDecompressSync(body).toString()]).toEqual(['br', `${PAGE}<cart>`]);
});

it('leaves alone what is no page, such as a failure in plain text', async () => {
  const { ask, asked: requested } = open({ html: null });
  expect((await ask()).body.toString()).toBe(FAILURE);
  expect(requested).toEqual(['page for everybody']);
});

it.each([
  ['that cannot be loaded', () => Promise.reject(new Error('away'))],
  ['without anything', async () => EMPTY_CART],
])('is everybody’s page as it is for a cart %s, which is asked for once', async (_what, load) => {
  const { ask, asked: requested } = open({ load });
  expect((await ask()).body.toString()).toBe(PAGE);
  expect(requested).toEqual(['page for everybody', 'cart']);
});

it.each([
  ['who has signed in', { cookie: 'ofenpost.guest=a; ofenpost.session=b' }, '/'],
  ['who asks for what is not everybody’s', {}, '/checkout'],
])('leaves alone the page of somebody %s', async (_whose, headers, url) => {
  const { ask, asked: requested } = open();
  expect((await ask(headers, url)).body.toString()).toBe(PAGE);
  expect(requested).toEqual(['own page']);
});

it('brings the cart as it is, whatever its names say, puts the badge in and takes itself away', () => {
  const written = /^<template>(.*)<\/template><script nonce="n0nce">(.*)<\/script>$/s;
  const [, badge, script = ''] = written.exec(hydrateCart(CART, 'n0nce')) ?? [];
  expect(badge).toContain('>2<');
  expect(script).not.toContain('<');
  const done: unknown[] = [];
  const template = { content: badge, remove: () => done.push('template') };
  const page = {
    document: {
      currentScript: { previousSibling: template, remove: () => done.push('script') },
      getElementsByClassName: () => [{ append: (content: unknown) => done.push(content) }],
    },
  };
  runInNewContext(script, page);
  expect(page).toMatchObject({ ownCart: CART });
  expect(done).toEqual([badge, 'template', 'script']);
});

it('draws nothing for an empty cart', () => {
  expect(hydrateCart(EMPTY_CART, 'n0nce')).toBe('');
});
