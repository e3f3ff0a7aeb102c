import { type Order, order as orderSchema } from '@ofenpost/core/order/order';
import { err } from '@ofenpost/core/result/result';
import { expect, it, vi } from 'vitest';
import { type OpenShop, placeOrder } from './shop-under-test.ts';
import { describeWithShop, record } from './suite.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';

export function describeOrderPort(name: string, openShop: OpenShop): void {
  describeWithShop('order', name, openShop, (shop) => {
    it('shows an order to whoever holds its capability', async () => {
      const { order, capability } = await placeOrder(await shop().guest());
      const stranger = await shop().guest();
      expect(await stranger.order.load({ id: order.id, capability })).toEqual({ ok: true, value: order });
      expect(orderSchema.safeParse(order).success).toBe(true);
    });

    it('hides it from everybody else', async () => {
      const [{ order }, other] = [await placeOrder(await shop().guest()), await placeOrder(await shop().guest())];
      const stranger = await shop().guest();
      const unknown = err({ code: 'orderUnknown' });
      expect(await stranger.order.load({ id: order.id, capability: null })).toEqual(unknown);
      expect(await stranger.order.load({ id: order.id, capability: other.capability })).toEqual(unknown);
      expect(await stranger.order.load({ id: UNKNOWN_ID, capability: other.capability })).toEqual(unknown);
    });

    it('shows somebody who is signed in the own orders', async () => {
      const staff = await shop().staff();
      const { order } = await placeOrder(staff);
      expect(await staff.order.load({ id: order.id, capability: null })).toEqual({ ok: true, value: order });
    });

    it('shows staff every order', async () => {
      const { order } = await placeOrder(await shop().guest());
      const staff = await shop().staff();
      expect(await staff.order.load({ id: order.id, capability: null })).toEqual({ ok: true, value: order });
    });

    it('watches the order as it is, then every change', async () => {
      const guest = await shop().guest();
      const { order, capability } = await placeOrder(guest);
      const { values, stop } = record<Order>((observer) => guest.order.watch({ id: order.id, capability }, observer));
      await vi.waitFor(() => expect(values).toEqual([order]), 5_000);
      const { orderDesk } = await shop().staff();
      await orderDesk.step(order.id, { from: 'placed', to: 'accepted', minutes: 40 });
      await orderDesk.step(order.id, { from: 'accepted', to: 'preparing' });
      await vi.waitFor(() => expect(values.at(-1)?.status).toBe('preparing'), 5_000);
      expect(values.every(({ id }) => id === order.id)).toBe(true);
      stop();
    });

    it('tells nothing after it was stopped', async () => {
      const guest = await shop().guest();
      const { order, capability } = await placeOrder(guest);
      const key = { id: order.id, capability };
      const stopped = record<Order>((observer) => guest.order.watch(key, observer));
      await vi.waitFor(() => expect(stopped.values).toHaveLength(1), 5_000);
      stopped.stop();
      const going = record<Order>((observer) => guest.order.watch(key, observer));
      await (await shop().staff()).orderDesk.step(order.id, { from: 'placed', to: 'accepted', minutes: null });
      await vi.waitFor(() => expect(going.values.at(-1)?.status).toBe('accepted'), 5_000);
      going.stop();
      expect([stopped.values.length, stopped.losses.length]).toEqual([1, 0]);
    });

    it('tells that an unknown order cannot be watched', async () => {
      const guest = await shop().guest();
      const { values, losses } = record<Order>((observer) =>
        guest.order.watch({ id: UNKNOWN_ID, capability: null }, observer),
      );
      await vi.waitFor(() => expect(losses).toHaveLength(1), 5_000);
      expect(values).toEqual([]);
    });
  });
}
