import { EMPTY_CART } from '@ofenpost/core/cart/priced-cart';
import { placedOrder } from '@ofenpost/core/checkout/placed-order';
import { err } from '@ofenpost/core/result/result';
import { expect, it } from 'vitest';
import { type OpenShop, alcohol, fillCart, plainProduct, requestFor } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';

export function describeCheckoutPort(name: string, openShop: OpenShop): void {
  describeWithShop('checkout', name, openShop, (shop) => {
    const filled = async () => {
      const ports = await shop().guest();
      await fillCart(ports);
      return ports;
    };

    it('places the cart as an order and empties it', async () => {
      const ports = await filled();
      const { productCart } = await ports.cart.load();
      const request = await requestFor(ports, { remark: 'Bitte gut durchbacken' });
      const placed = await ports.checkout.place(request);
      expect(placed).toMatchObject({
        ok: true,
        value: {
          order: {
            status: 'placed',
            remark: 'Bitte gut durchbacken',
            address: { street: request.draft.address.street, note: request.draft.address.note },
            totalPrice: request.totalPrice,
            productOrders: productCart.map(({ products, amount }) => ({ productId: products.id, amount })),
            payment: { state: 'dueAtDoor', method: 'card' },
          },
        },
      });
      expect(placedOrder.safeParse(placed.ok ? placed.value : null).success).toBe(true);
      expect(await ports.cart.load()).toEqual(EMPTY_CART);
    });

    it('numbers orders upwards from 1001', async () => {
      const numbers: number[] = [];
      for (let count = 0; count < 3; count++) {
        const ports = await filled();
        const placed = await ports.checkout.place(await requestFor(ports));
        numbers.push(placed.ok ? placed.value.order.number : 0);
      }
      expect(numbers[0]).toBeGreaterThanOrEqual(1001);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    });

    it('answers a repeated request with the same order', async () => {
      const ports = await filled();
      const request = await requestFor(ports);
      const [first, second] = await Promise.all([ports.checkout.place(request), ports.checkout.place(request)]);
      expect(first.ok).toBe(true);
      expect(second).toEqual(first);
      expect(await ports.checkout.place(request)).toEqual(first);
    });

    it('refuses another request under a used key', async () => {
      const ports = await filled();
      const request = await requestFor(ports);
      await ports.checkout.place(request);
      await fillCart(ports);
      expect(await ports.checkout.place({ ...request, draft: { ...request.draft, remark: 'anders' } })).toEqual(
        err({ code: 'idempotencyKeyReused' }),
      );
    });

    it('orders in the name of the account whose data were shown, and of no other', async () => {
      const ports = await filled();
      const request = await requestFor(ports);
      const [staff, manager] = [await shop().staff(), await shop().manager()];
      const { id: other } = await manager.session.loadMe();
      for (const signedIn of [staff, ports]) {
        await fillCart(signedIn);
        expect(await signedIn.checkout.place({ ...request, accountId: other ?? '' })).toEqual(
          err({ code: 'accountChanged' }),
        );
        expect((await signedIn.cart.load()).productCart).not.toEqual([]);
      }
      const { id: own } = await staff.session.loadMe();
      const placed = await staff.checkout.place({ ...(await requestFor(staff)), accountId: own ?? '' });
      expect(placed.ok).toBe(true);
    });

    it('lets a refused request be tried again under its key', async () => {
      const ports = await filled();
      const request = await requestFor(ports);
      const { totalPrice } = request;
      expect(await ports.checkout.place({ ...request, totalPrice: totalPrice - 5 })).toEqual(
        err({ code: 'totalChanged', totalPrice }),
      );
      expect(await ports.checkout.place(request)).toMatchObject({ ok: true });
    });

    it('refuses an empty cart', async () => {
      const ports = await shop().guest();
      expect(await ports.checkout.place(await requestFor(ports))).toEqual(
        err({ code: 'checkoutBlocked', block: 'emptyCart' }),
      );
    });

    it('refuses unavailable items', async () => {
      const ports = await filled();
      const { id } = await alcohol(ports);
      await ports.cart.add({ productId: id, optionIds: [], amount: 1 });
      const request = await requestFor(ports, { legalAgeConfirmed: true });
      await shop().setAvailable(id, false);
      try {
        expect(await ports.checkout.place(request)).toEqual(
          err({ code: 'checkoutBlocked', block: 'unavailableItems' }),
        );
      } finally {
        await shop().setAvailable(id, true);
      }
    });

    it('lets guests collect where the settings offer it, and only there', async () => {
      const ports = await filled();
      const { draft, ...request } = await requestFor(ports);
      const { address, ...entered } = draft;
      const { contactName, phoneNumber } = address;
      const collect = (totalPrice: number) =>
        ports.checkout.place({
          ...request,
          totalPrice,
          draft: { ...entered, contact: { contactName, phoneNumber } },
        });
      expect(await collect(0)).toEqual(err({ code: 'checkoutBlocked', block: 'collectionOff' }));
      const manager = await shop().manager();
      const offer = async (offered: boolean) => {
        const { version, value } = await manager.settings.load('collection');
        await manager.settings.save('collection', { version, value: { ...value, offered } });
      };
      await offer(true);
      expect((await ports.delivery.load()).collection).toMatchObject({ minimumOrder: 0, pause: null });
      const { totalCost } = await ports.cart.load();
      expect(await collect(totalCost)).toMatchObject({
        ok: true,
        value: { order: { fulfilment: 'collected', deliveryFee: 0, address: { contactName, street: '' } } },
      });
      await offer(false);
      expect((await ports.delivery.load()).collection).toBeUndefined();
    });

    it('refuses an unknown delivery area', async () => {
      const ports = await filled();
      const { draft, ...request } = await requestFor(ports);
      const address = { ...draft.address, orderLocationId: UNKNOWN_ID };
      expect(await ports.checkout.place({ ...request, draft: { ...draft, address } })).toEqual(
        err({ code: 'orderLocationUnavailable' }),
      );
    });

    it('refuses a delivery time outside the slots', async () => {
      const ports = await filled();
      const request = await requestFor(ports, { deliveryTime: { kind: 'slot', at: '2020-01-01T12:00:00.000Z' } });
      expect(await ports.checkout.place(request)).toEqual(err({ code: 'deliveryTimeUnavailable' }));
    });

    it('refuses what arrives much later than was shown, until that has been seen', async () => {
      const ports = await filled();
      const request = await requestFor(ports);
      const refused = await ports.checkout.place({ ...request, estimate: '2020-01-01T12:00:00.000Z' });
      if (refused.ok || refused.error.code !== 'estimateChanged') throw new Error(JSON.stringify(refused));
      const { estimate } = refused.error;
      const placed = await ports.checkout.place({ ...request, estimate });
      const ordered = placed.ok ? placed.value.order.deliveryTime : null;
      // The next slot may have begun since then.
      expect(ordered?.kind === 'asap' && ordered.requestedAt >= estimate).toBe(true);
    });

    it('refuses less than the minimum order', async () => {
      const ports = await shop().guest();
      await ports.cart.add({ productId: (await alcohol(ports)).id, optionIds: [], amount: 1 });
      const { totalCost } = await ports.cart.load();
      const minimumOrder = (await ports.delivery.load()).orderLocations[0]?.minimumOrder ?? 0;
      expect(await ports.checkout.place(await requestFor(ports))).toEqual(
        err({ code: 'belowMinimumOrder', minimumOrder, missing: minimumOrder - totalCost }),
      );
    });

    it('sells alcohol only to whom confirms the legal age', async () => {
      const ports = await filled();
      await ports.cart.add({ productId: (await alcohol(ports)).id, optionIds: [], amount: 1 });
      expect(await ports.checkout.place(await requestFor(ports))).toEqual(err({ code: 'legalAgeUnconfirmed' }));
      const request = await requestFor(ports, { legalAgeConfirmed: true });
      expect(await ports.checkout.place(request)).toMatchObject({ ok: true, value: { order: { checkAge: true } } });
    });

    it('rounds cash to 5 Rappen', async () => {
      const ports = await filled();
      const placed = await ports.checkout.place(await requestFor(ports, { paymentMethod: 'cash' }));
      expect(placed).toMatchObject({ ok: true, value: { order: { payment: { method: 'cash' } } } });
      expect(placed.ok && placed.value.order.totalPrice % 5).toBe(0);
    });

    it('keeps the prices of the day it was ordered', async () => {
      const ports = await filled();
      const product = await plainProduct(ports);
      expect(await ports.checkout.place(await requestFor(ports))).toMatchObject({
        value: { order: { productOrders: [{ name: product.name, unitPrice: product.price, vatRate: 260 }] } },
      });
    });
  });
}
