import { LAGER, MARGHERITA, SALAD } from '@ofenpost/core/catalogue/product.fixtures';
import type { ProductOrder } from '@ofenpost/core/order/order';
import { PLACED_ORDER } from '@ofenpost/core/order/order.fixtures';
import type { PhotoFocus } from '@ofenpost/core/photo/photo';
import { BASIL_ID, onLeft, PIZZA_OFFER, withToppings } from '@ofenpost/core/pizza/pizza-offer.fixtures';
import { expect, it, vi } from 'vitest';
import type { PictureStore } from '../illustration/picture-store.ts';
import { loadSharp } from '../photo/sharp.ts';
import { createMailPictures } from './mail-pictures.ts';

const [ORDERED] = PLACED_ORDER.productOrders as [ProductOrder];
const lineOf = (productId: string): ProductOrder => ({ ...ORDERED, productId, creation: null });
const OWN: ProductOrder = { ...ORDERED, creation: withToppings(onLeft(BASIL_ID)) };

/** An AVIF file that is red, and blue on the right. */
const colours = () =>
  loadSharp()({ create: { width: 320, height: 160, channels: 4, background: 'red' } })
    .composite([{ input: { create: { width: 160, height: 160, channels: 4, background: 'blue' } }, left: 160, top: 0 }])
    .avif()
    .toBuffer();

const photoOf = (focus: PhotoFocus) => ({ hash: 'hash', width: 320, height: 160, focus, alt: 'Salat' });

function mailPictures(
  focus: PhotoFocus = 'middle',
  wait: { readonly loadedWithinMs?: number } = { loadedWithinMs: 2000 },
) {
  const load = vi.fn<PictureStore['load']>(async ({ dish: { name } }) => {
    if (name === LAGER.name) throw new Error('It cannot be drawn.');
    return new Uint8Array(await colours());
  });
  const products = new Map([MARGHERITA, LAGER, { ...SALAD, photo: photoOf(focus) }].map((each) => [each.id, each]));
  const loadPictures = createMailPictures({
    content: { read: async () => ({ products, pizzaOffer: PIZZA_OFFER }) },
    pictures: { load, loadRecent: load },
    findPhotoFile: async (hash, name) => (`${hash}/${name}` === 'hash/320.avif' ? colours() : null),
    log: { warn: () => {} },
    ...wait,
  });
  return { load, loadPictures };
}

it('shows each dish as the menu does, as a PNG file, and names equal pictures alike', async () => {
  const { load, loadPictures } = mailPictures();
  const [own, margherita, again] = await loadPictures([OWN, lineOf(MARGHERITA.id), lineOf(MARGHERITA.id)]);
  expect(load.mock.calls.map(([{ dish }]) => dish.name)).toEqual(['creation', 'Margherita', 'Margherita']);
  expect(load.mock.calls[0]?.[0].dish.illustration).toMatchObject({ kind: 'flatbread', halves: { left: ['basil'] } });
  expect(await loadSharp()(own?.content).metadata()).toMatchObject({ format: 'png', width: 96, height: 96 });
  expect(again?.cid).toBe(margherita?.cid);
});

it.each([
  ['start', [255, 0, 0]],
  ['end', [0, 0, 255]],
] as const)('crops a photo to its %s', async (focus, colour) => {
  const [picture] = await mailPictures(focus).loadPictures([lineOf(SALAD.id)]);
  const { data } = await loadSharp()(picture?.content).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  for (const [index, value] of colour.entries()) expect(Math.abs((data[index] ?? 0) - value)).toBeLessThan(40);
});

it('goes without a dish that left the menu, or cannot be drawn, or takes too long', async () => {
  const { load, loadPictures } = mailPictures();
  load.mockImplementationOnce(() => new Promise(() => {}));
  const lines = [MARGHERITA.id, 'unknown', LAGER.id, MARGHERITA.id].map(lineOf);
  const pictures = await loadPictures(lines);
  expect(pictures.map((picture) => picture !== null)).toEqual([false, false, false, true]);
});

it('waits five seconds for a picture', async () => {
  const { load, loadPictures } = mailPictures('middle', {});
  load.mockImplementationOnce(() => new Promise(() => {}));
  const began = performance.now();
  expect(await loadPictures([lineOf(MARGHERITA.id)])).toEqual([null]);
  const took = performance.now() - began;
  expect(took).toBeGreaterThan(4900);
  // A busy machine is late.
  expect(took).toBeLessThan(20_000);
});
