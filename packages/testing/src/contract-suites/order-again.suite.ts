import { EMPTY_CART } from '@ofenpost/core/cart/priced-cart';
import { orderedAgain } from '@ofenpost/core/order/order-again';
import { plainCreation } from '@ofenpost/core/pizza/change-creation';
import { err } from '@ofenpost/core/result/result';
import { expect, it } from 'vitest';
import { type OpenShop, alcohol, placeOrder, plainProduct, productWithOption, requestFor } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';

export function describeOrderAgain(name: string, openShop: OpenShop): void {
  describeWithShop('order, ordering again,', name, openShop, (shop) => {
    it('fills the cart with what was ordered: options, amounts and own pizzas', async () => {
      const ports = await shop().guest();
      const { product, optionId } = await productWithOption(ports);
      await ports.cart.add({ productId: product.id, optionIds: [optionId], amount: 2 });
      await ports.cart.add({ creation: plainCreation(await ports.pizzaCreator.load()), amount: 3 });
      const before = await ports.cart.load();
      const placed = await ports.checkout.place(await requestFor(ports));
      if (!placed.ok) throw new Error(placed.error.code);
      expect(await ports.cart.load()).toEqual(EMPTY_CART);
      const { order, capability } = placed.value;
      const again = await ports.order.orderAgain({ id: order.id, capability });
      if (!again.ok) throw new Error('the order is unknown');
      expect(orderedAgain.safeParse(again.value).success).toBe(true);
      expect(again.value.missing).toEqual([]);
      expect(await ports.cart.load()).toEqual(again.value.cart);
      const withoutIds = ({ productCart }: typeof before) => productCart.map(({ id: _id, ...item }) => item);
      expect(withoutIds(again.value.cart)).toEqual(withoutIds(before));
    });

    it('adds to what is in the cart', async () => {
      const ports = await shop().guest();
      const { order, capability } = await placeOrder(ports);
      const [line] = order.productOrders;
      await ports.cart.add({ productId: line?.productId ?? '', optionIds: [], amount: 1 });
      const [before] = (await ports.cart.load()).productCart;
      const again = await ports.order.orderAgain({ id: order.id, capability });
      expect(again).toMatchObject({
        value: {
          cart: { productCart: [{ amount: (line?.amount ?? 0) + 1 }] },
          added: [{ id: before?.id, amount: line?.amount }],
        },
      });
    });

    it('names what is missing and takes the rest', async () => {
      const ports = await shop().guest();
      const [stays, goes] = [await plainProduct(ports), await alcohol(ports)];
      await ports.cart.add({ productId: stays.id, optionIds: [], amount: 10 });
      await ports.cart.add({ productId: goes.id, optionIds: [], amount: 2 });
      const placed = await ports.checkout.place(await requestFor(ports, { legalAgeConfirmed: true }));
      if (!placed.ok) throw new Error(placed.error.code);
      const key = { id: placed.value.order.id, capability: placed.value.capability };
      await shop().setAvailable(goes.id, false);
      try {
        expect(await ports.order.orderAgain(key)).toMatchObject({
          value: {
            cart: { productCart: [{ products: { id: stays.id }, amount: 10 }] },
            missing: [{ name: goes.name, amount: 2, reason: { code: 'productUnavailable' } }],
          },
        });
      } finally {
        await shop().setAvailable(goes.id, true);
      }
    });

    it('does so for the account that placed it, and for nobody else', async () => {
      const staff = await shop().staff();
      const { order, capability } = await placeOrder(staff);
      const key = { id: order.id, capability: null };
      expect(await staff.order.orderAgain(key)).toMatchObject({ ok: true });
      await staff.cart.removeUnavailable();
      const stranger = await shop().guest();
      const unknown = err({ code: 'orderUnknown' });
      expect(await stranger.order.orderAgain(key)).toEqual(unknown);
      expect(await stranger.order.orderAgain({ id: UNKNOWN_ID, capability })).toEqual(unknown);
      expect(await stranger.cart.load()).toEqual(EMPTY_CART);
      const guests = await placeOrder(await shop().guest());
      expect(await staff.order.orderAgain({ id: guests.order.id, capability: null })).toEqual(unknown);
    });
  });
}
