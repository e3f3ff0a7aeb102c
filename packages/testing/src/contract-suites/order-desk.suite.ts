import { stepTo } from '@ofenpost/core/order/order.fixtures';
import { err } from '@ofenpost/core/result/result';
import { expect, it, vi } from 'vitest';
import { type OpenShop, placeOrder } from './shop-under-test.ts';
import { describeWithShop, record } from './suite.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';

export function describeOrderDeskPort(name: string, openShop: OpenShop): void {
  describeWithShop('order desk', name, openShop, (shop) => {
    it('begins with all open orders, then tells of new and changed ones', async () => {
      const before = await placeOrder(await shop().guest());
      const { orderDesk } = await shop().staff();
      const { values, signsOfLife, stop } = record(orderDesk.watch);
      await vi.waitFor(() => expect(values[0]).toContainEqual(before.order));
      expect(signsOfLife()).toBeGreaterThan(0);
      const after = await placeOrder(await shop().guest());
      await vi.waitFor(() => expect(values.flat()).toContainEqual(after.order));
      const accepted = await orderDesk.step(after.order.id, { from: 'placed', to: 'accepted', minutes: 50 });
      await vi.waitFor(() => expect(values.flat()).toContainEqual(accepted.ok && accepted.value));
      stop();
    });

    it('takes an order from placed to delivered, and knows who collected the payment', async () => {
      const { order } = await placeOrder(await shop().guest());
      const { orderDesk, session } = await shop().staff();
      const { id: by } = await session.loadMe();
      await orderDesk.step(order.id, { from: 'placed', to: 'accepted', minutes: 40 });
      await orderDesk.step(order.id, { from: 'accepted', to: 'preparing' });
      await orderDesk.step(order.id, { from: 'preparing', to: 'ready' });
      await orderDesk.step(order.id, { from: 'ready', to: 'onTheWay' });
      expect(await orderDesk.step(order.id, { from: 'onTheWay', to: 'delivered', collected: 'twint' })).toMatchObject({
        ok: true,
        value: {
          status: 'delivered',
          payment: { state: 'collected', method: 'twint', amount: order.totalPrice, by },
        },
      });
    });

    it('still shows what was finished today', async () => {
      const { order } = await placeOrder(await shop().guest());
      const { orderDesk } = await shop().staff();
      await orderDesk.step(order.id, stepTo('placed', 'rejected'));
      const { values, stop } = record(orderDesk.watch);
      await vi.waitFor(() =>
        expect(values[0]).toContainEqual(expect.objectContaining({ id: order.id, status: 'rejected' })),
      );
      stop();
    });

    it('leaves to the desk what still lies there when earlier orders are searched', async () => {
      const { order } = await placeOrder(await shop().guest());
      const { orderDesk } = await shop().staff();
      expect(await orderDesk.findEarlier(`${order.number}`)).toEqual([]);
      await orderDesk.step(order.id, stepTo('placed', 'rejected'));
      expect(await orderDesk.findEarlier(`${order.number}`)).toEqual([]);
    });

    it('finds nothing by too little, and takes no text that is none', async () => {
      const { orderDesk } = await shop().staff();
      for (const query of ['', 'an', '078', String.raw`'\ &|!`, '99999999999'])
        expect(await orderDesk.findEarlier(query)).toEqual([]);
    });

    it('lets only one of two people take the same step', async () => {
      const { order } = await placeOrder(await shop().guest());
      const [first, second] = [await shop().staff(), await shop().staff()];
      const results = await Promise.all([
        first.orderDesk.step(order.id, { from: 'placed', to: 'accepted', minutes: 40 }),
        second.orderDesk.step(order.id, stepTo('placed', 'rejected')),
      ]);
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      const status = results[0].ok ? 'accepted' : 'rejected';
      expect(results).toContainEqual(err({ code: 'stepRefused', status }));
    });

    it('refuses steps that are not allowed, and unknown orders', async () => {
      const { order } = await placeOrder(await shop().guest());
      const { orderDesk } = await shop().staff();
      expect(await orderDesk.step(order.id, stepTo('placed', 'ready'))).toEqual(
        err({ code: 'stepRefused', status: 'placed' }),
      );
      expect(await orderDesk.step(UNKNOWN_ID, stepTo('placed', 'accepted'))).toEqual(err({ code: 'orderUnknown' }));
    });

    it('is closed to guests', async () => {
      const guest = await shop().guest();
      const { order } = await placeOrder(guest);
      await expect(guest.orderDesk.step(order.id, stepTo('placed', 'accepted'))).rejects.toBeInstanceOf(Error);
      await expect(guest.orderDesk.findEarlier('Anna')).rejects.toBeInstanceOf(Error);
      const { values, losses } = record(guest.orderDesk.watch);
      await vi.waitFor(() => expect(losses).toHaveLength(1));
      expect(values).toEqual([]);
    });
  });
}
