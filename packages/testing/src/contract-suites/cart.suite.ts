import { cart as cartSchema } from '@ofenpost/core/cart/cart';
import { CART_AMOUNT_MAX } from '@ofenpost/core/cart/cart-limits';
import { EMPTY_CART } from '@ofenpost/core/cart/priced-cart';
import { err } from '@ofenpost/core/result/result';
import { expect, it } from 'vitest';
import { type OpenShop, alcohol, plainProduct, productWithOption } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';

export function describeCartPort(name: string, openShop: OpenShop): void {
  describeWithShop('cart', name, openShop, (shop) => {
    it('starts empty', async () => {
      expect(await (await shop().guest()).cart.load()).toEqual(EMPTY_CART);
    });

    it('keeps a product with its options and prices it', async () => {
      const { cart, ...ports } = await shop().guest();
      const { product, optionId } = await productWithOption({ cart, ...ports });
      const added = await cart.add({ productId: product.id, optionIds: [optionId], amount: 2 });
      expect(added).toMatchObject({
        ok: true,
        value: {
          productCart: [
            { products: { id: product.id }, productCartOptions: [{ options: [{ id: optionId }] }], amount: 2 },
          ],
        },
      });
      const loaded = await cart.load();
      expect(added).toEqual({ ok: true, value: loaded });
      expect(cartSchema.safeParse(loaded).success).toBe(true);
      expect(loaded.totalCost).toBe(loaded.productCart.reduce((sum, { totalPrice }) => sum + totalPrice, 0));
    });

    it('adds up the same product with the same options, and refuses what would be more than 99', async () => {
      const ports = await shop().guest();
      const item = { productId: (await plainProduct(ports)).id, optionIds: [] };
      await ports.cart.add({ ...item, amount: 60 });
      expect(await ports.cart.add({ ...item, amount: 40 })).toEqual(err({ code: 'amountInvalid' }));
      expect(await ports.cart.add({ ...item, amount: 39 })).toMatchObject({
        value: { productCart: [{ amount: CART_AMOUNT_MAX }] },
      });
    });

    it('refuses what the shop does not have', async () => {
      const ports = await shop().guest();
      const { product, optionId } = await productWithOption(ports);
      const { cart } = ports;
      expect(await cart.add({ productId: UNKNOWN_ID, optionIds: [], amount: 1 })).toEqual(
        err({ code: 'productUnavailable' }),
      );
      expect(await cart.add({ productId: product.id, optionIds: [UNKNOWN_ID], amount: 1 })).toEqual(
        err({ code: 'optionsInvalid', optionGroupId: null }),
      );
      expect(await cart.add({ productId: product.id, optionIds: [optionId, optionId], amount: 1 })).toMatchObject(
        err({ code: 'optionsInvalid' }),
      );
      expect(await cart.load()).toEqual(EMPTY_CART);
    });

    it('changes an amount, and removes at 0', async () => {
      const ports = await shop().guest();
      await ports.cart.add({ productId: (await plainProduct(ports)).id, optionIds: [], amount: 1 });
      const [item] = (await ports.cart.load()).productCart;
      const id = item?.id ?? '';
      expect(await ports.cart.changeAmount({ id, amount: 7 })).toMatchObject({
        value: { productCart: [{ amount: 7 }], totalCost: 7 * (item?.unitPrice ?? 0) },
      });
      expect(await ports.cart.changeAmount({ id, amount: 0 })).toEqual({ ok: true, value: EMPTY_CART });
      expect(await ports.cart.changeAmount({ id, amount: 1 })).toEqual(err({ code: 'itemUnknown' }));
    });

    it('chooses an item in another way at its place, and refuses what the shop does not have', async () => {
      const ports = await shop().guest();
      const { product, optionId } = await productWithOption(ports);
      const other = await plainProduct(ports);
      await ports.cart.add({ productId: product.id, optionIds: [optionId], amount: 2 });
      await ports.cart.add({ productId: other.id, optionIds: [], amount: 1 });
      const [item, last] = (await ports.cart.load()).productCart;
      const id = item?.id ?? '';
      const exchange = (optionIds: string[], amount: number) =>
        ports.cart.exchange({ id, item: { productId: other.id, optionIds, amount } });
      expect(await exchange([UNKNOWN_ID], 1)).toEqual(err({ code: 'optionsInvalid', optionGroupId: null }));
      expect(await exchange([], 99)).toEqual(err({ code: 'amountInvalid' }));
      expect(
        await ports.cart.exchange({ id: UNKNOWN_ID, item: { productId: other.id, optionIds: [], amount: 1 } }),
      ).toEqual(err({ code: 'itemUnknown' }));
      expect((await ports.cart.load()).productCart).toEqual([item, last]);
      expect(await exchange([], 3)).toMatchObject({
        value: { productCart: [{ id, products: { id: other.id }, amount: 4 }] },
      });
    });

    it('brings a removed item back to its place', async () => {
      const ports = await shop().guest();
      const [first, second] = [await plainProduct(ports), await alcohol(ports)];
      await ports.cart.add({ productId: first.id, optionIds: [], amount: 2 });
      await ports.cart.add({ productId: second.id, optionIds: [], amount: 1 });
      const [item] = (await ports.cart.load()).productCart;
      await ports.cart.changeAmount({ id: item?.id ?? '', amount: 0 });
      expect(await ports.cart.add({ productId: first.id, optionIds: [], amount: 2, place: 0 })).toMatchObject({
        value: { productCart: [{ products: { id: first.id }, amount: 2 }, { products: { id: second.id } }] },
      });
    });

    it('keeps the carts of two guests apart', async () => {
      const [first, second] = [await shop().guest(), await shop().guest()];
      await first.cart.add({ productId: (await plainProduct(first)).id, optionIds: [], amount: 1 });
      expect(await second.cart.load()).toEqual(EMPTY_CART);
    });

    it('removes exactly the unavailable items', async () => {
      const ports = await shop().guest();
      const [stays, goes] = [await plainProduct(ports), await alcohol(ports)];
      await ports.cart.add({ productId: stays.id, optionIds: [], amount: 1 });
      await ports.cart.add({ productId: goes.id, optionIds: [], amount: 1 });
      await shop().setAvailable(goes.id, false);
      try {
        expect((await ports.cart.load()).productCart.map(({ products }) => products.available)).toEqual([true, false]);
        expect(await ports.cart.add({ productId: goes.id, optionIds: [], amount: 1 })).toEqual(
          err({ code: 'productUnavailable' }),
        );
        expect((await ports.cart.removeUnavailable()).productCart.map(({ products }) => products.id)).toEqual([
          stays.id,
        ]);
        expect((await ports.cart.load()).productCart).toHaveLength(1);
      } finally {
        await shop().setAvailable(goes.id, true);
      }
    });

    it('loses none of many changes at once', async () => {
      const ports = await shop().guest();
      const item = { productId: (await plainProduct(ports)).id, optionIds: [], amount: 1 };
      await ports.cart.add(item);
      await Promise.all(Array.from({ length: 20 }, () => ports.cart.add(item)));
      expect(await ports.cart.load()).toMatchObject({ productCart: [{ amount: 21 }] });
    });
  });
}
