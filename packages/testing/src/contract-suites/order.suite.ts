import { type Order, order as orderSchema } from '@ofenpost/core/order/order';
import { orderSummary } from '@ofenpost/core/order/order-summary';
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

    it('finds an order of a guest again by its number and phone number, however it is written', async () => {
      const { order, capability } = await placeOrder(await shop().guest());
      const { number, id } = order;
      const stranger = await shop().guest();
      const { phoneNumber } = order.address;
      const abroad = `+41 ${phoneNumber.slice(1)}`;
      for (const written of [phoneNumber, phoneNumber.replaceAll(' ', ''), abroad])
        expect(await stranger.order.find({ number, phoneNumber: written })).toEqual({
          ok: true,
          value: { id, capability },
        });
    });

    it('finds nothing by another phone number, a number that does not exist, or an order of an account', async () => {
      const { order } = await placeOrder(await shop().guest());
      const own = (await placeOrder(await shop().staff())).order;
      const stranger = await shop().guest();
      const { phoneNumber } = order.address;
      const unknown = err({ code: 'orderUnknown' });
      for (const other of ['079 000 00 01', '', ' ', '0'])
        expect(await stranger.order.find({ number: order.number, phoneNumber: other })).toEqual(unknown);
      for (const number of [0, -1, 999_999, 2 ** 31, Number.MAX_SAFE_INTEGER])
        expect(await stranger.order.find({ number, phoneNumber })).toEqual(unknown);
      expect(await stranger.order.find({ number: own.number, phoneNumber: own.address.phoneNumber })).toEqual(unknown);
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
      await vi.waitFor(() => expect(values).toEqual([order]));
      const { orderDesk } = await shop().staff();
      await orderDesk.step(order.id, { from: 'placed', to: 'accepted', minutes: 40 });
      await orderDesk.step(order.id, { from: 'accepted', to: 'preparing' });
      await vi.waitFor(() => expect(values.at(-1)?.status).toBe('preparing'));
      expect(values.every(({ id }) => id === order.id)).toBe(true);
      stop();
    });

    it('gives a sign of life as soon as it is watched', async () => {
      const guest = await shop().guest();
      const { order, capability } = await placeOrder(guest);
      const watched = record<Order>((observer) => guest.order.watch({ id: order.id, capability }, observer));
      await vi.waitFor(() => expect(watched.signsOfLife()).toBeGreaterThan(0));
      watched.stop();
    });

    it('lists the own orders, newest first, page by page', async () => {
      const staff = await shop().staff();
      await placeOrder(await shop().guest());
      const placed = [await placeOrder(staff), await placeOrder(staff), await placeOrder(staff)];
      const [oldest, middle, newest] = placed.map(({ order }) => order);
      const first = await staff.order.listMine({ before: null, limit: 2 });
      expect(first.orders.map(({ id }) => id)).toEqual([newest?.id, middle?.id]);
      expect(first.orders[0]).toEqual(orderSummary.parse(newest));
      expect(first.hasMore).toBe(true);
      const second = await staff.order.listMine({ before: first.orders[1]?.number ?? null, limit: 1 });
      expect(second.orders.map(({ id }) => id)).toEqual([oldest?.id]);
      expect(await staff.order.listMine({ before: 1, limit: 100 })).toEqual({ orders: [], hasMore: false });
    });

    it('lists nothing to guests', async () => {
      const guest = await shop().guest();
      await placeOrder(guest);
      await expect(guest.order.listMine({ before: null, limit: 10 })).rejects.toBeInstanceOf(Error);
    });

    it('takes an order back for whoever holds its capability, once', async () => {
      const guest = await shop().guest();
      const { order, capability } = await placeOrder(guest);
      const key = { id: order.id, capability };
      const cancelled = await guest.order.cancel(key);
      expect(cancelled).toMatchObject({
        ok: true,
        value: { status: 'cancelled', revision: 2, reason: { code: 'customer', text: '' } },
      });
      expect(await guest.order.load(key)).toEqual(cancelled);
      expect(await guest.order.cancel(key)).toEqual(err({ code: 'stepRefused', status: 'cancelled' }));
    });

    it('takes an order back for the account that placed it', async () => {
      const staff = await shop().staff();
      const { order } = await placeOrder(staff);
      const key = { id: order.id, capability: null };
      expect(await staff.order.cancel(key)).toMatchObject({ ok: true, value: { status: 'cancelled' } });
    });

    it('takes no order back that somebody accepted', async () => {
      const guest = await shop().guest();
      const { order, capability } = await placeOrder(guest);
      await (await shop().staff()).orderDesk.step(order.id, { from: 'placed', to: 'accepted', minutes: 30 });
      expect(await guest.order.cancel({ id: order.id, capability })).toEqual(
        err({ code: 'stepRefused', status: 'accepted' }),
      );
    });

    it('takes an order back for nobody else', async () => {
      const guest = await shop().guest();
      const [{ order, capability }, other] = [await placeOrder(guest), await placeOrder(guest)];
      const unknown = err({ code: 'orderUnknown' });
      const stranger = await shop().guest();
      const staff = await shop().staff();
      for (const key of [null, '', other.capability]) {
        expect(await stranger.order.cancel({ id: order.id, capability: key })).toEqual(unknown);
        expect(await staff.order.cancel({ id: order.id, capability: key })).toEqual(unknown);
      }
      expect(await stranger.order.cancel({ id: UNKNOWN_ID, capability })).toEqual(unknown);
      expect(await guest.order.load({ id: order.id, capability })).toEqual({ ok: true, value: order });
    });

    it('tells nothing after it was stopped', async () => {
      const guest = await shop().guest();
      const { order, capability } = await placeOrder(guest);
      const key = { id: order.id, capability };
      const stopped = record<Order>((observer) => guest.order.watch(key, observer));
      await vi.waitFor(() => expect(stopped.values).toHaveLength(1));
      stopped.stop();
      const going = record<Order>((observer) => guest.order.watch(key, observer));
      await (await shop().staff()).orderDesk.step(order.id, { from: 'placed', to: 'accepted', minutes: null });
      await vi.waitFor(() => expect(going.values.at(-1)?.status).toBe('accepted'));
      going.stop();
      expect([stopped.values.length, stopped.losses.length]).toEqual([1, 0]);
    });

    it('tells that an unknown order cannot be watched', async () => {
      const guest = await shop().guest();
      const { values, losses } = record<Order>((observer) =>
        guest.order.watch({ id: UNKNOWN_ID, capability: null }, observer),
      );
      await vi.waitFor(() => expect(losses).toHaveLength(1));
      expect(values).toEqual([]);
    });
  });
}
