import { kitchenOrder } from '@ofenpost/core/kitchen-screen/kitchen-order';
import type { Ports } from '@ofenpost/core/ports';
import { err, ok } from '@ofenpost/core/result/result';
import { expect, it, vi } from 'vitest';
import { type OpenShop, placeOrder, plainBread, requestFor } from './shop-under-test.ts';
import { describeWithShop, record } from './suite.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';

/** An order of flatbreads alone that was accepted. */
async function acceptedOrder(guest: Ports, { orderDesk }: Ports) {
  const { id } = await plainBread(guest);
  await guest.cart.add({ productId: id, optionIds: [], amount: 5 });
  const placed = await guest.checkout.place(await requestFor(guest));
  if (!placed.ok) throw new Error(`the order was refused: ${placed.error.code}`);
  const { order } = placed.value;
  await orderDesk.step(order.id, { from: 'placed', to: 'accepted', minutes: 40 });
  return order;
}

const key = () => crypto.randomUUID();

export function describeKitchenScreenPort(name: string, openShop: OpenShop): void {
  describeWithShop('kitchen screen', name, openShop, (shop) => {
    it('shows what is to be made, without who ordered it and for how much', async () => {
      const staff = await shop().staff();
      const { values, stop } = record(staff.kitchenScreen.watch);
      await vi.waitFor(() => expect(values).toHaveLength(1));
      const order = await acceptedOrder(await shop().guest(), staff);
      await vi.waitFor(() =>
        expect(values.flat()).toContainEqual(expect.objectContaining({ id: order.id, status: 'accepted' })),
      );
      stop();
      const shown = values.flat().find(({ id }) => id === order.id);
      expect(kitchenOrder.parse(shown)).toEqual(shown);
      const text = JSON.stringify(shown);
      for (const hidden of [order.address.contactName, order.address.phoneNumber, order.address.street])
        expect(text).not.toContain(hidden);
      expect(text).not.toMatch(/price|payment/i);
      expect(shown?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(
        order.productOrders.reduce((sum, { amount }) => sum + amount, 0),
      );
    });

    it('moves an order with the reports of its stations, each once', async () => {
      const staff = await shop().staff();
      const { kitchenScreen } = staff;
      const order = await acceptedOrder(await shop().guest(), staff);
      const [into, out] = [key(), key()];
      const first = await kitchenScreen.report(order.id, { key: into, task: 'ovenIn' });
      expect(first).toMatchObject({ ok: true, value: { status: 'preparing', marks: [{ task: 'ovenIn' }] } });
      expect(await kitchenScreen.report(order.id, { key: into, task: 'ovenIn' })).toEqual(first);
      expect(await kitchenScreen.report(order.id, { key: key(), task: 'ovenIn' })).toMatchObject(
        err({ code: 'alreadyMarked', at: first.ok ? (first.value.marks[0]?.at ?? null) : null }),
      );
      expect(await kitchenScreen.report(order.id, { key: out, task: 'ovenOut' })).toMatchObject({
        ok: true,
        value: { status: 'ready' },
      });
      expect(await kitchenScreen.report(order.id, { key: key(), task: 'cold' })).toEqual(
        err({ code: 'stepRefused', status: 'ready' }),
      );
      const undone = await kitchenScreen.recall(order.id, out);
      expect(undone).toMatchObject({ ok: true, value: { status: 'preparing' } });
      // The report that was taken back arrives once more.
      expect(await kitchenScreen.report(order.id, { key: out, task: 'ovenOut' })).toEqual(undone);
      // So does the recall, whose answer was lost: it changes nothing and is no refusal.
      expect(await kitchenScreen.recall(order.id, out)).toEqual(undone);
      expect(await kitchenScreen.recall(order.id, key())).toEqual(err({ code: 'nothingToRecall' }));
    });

    it('lets one of two devices be first', async () => {
      const [here, there] = [await shop().staff(), await shop().staff()];
      const order = await acceptedOrder(await shop().guest(), here);
      const results = await Promise.all(
        [here, there].map(({ kitchenScreen }) => kitchenScreen.report(order.id, { key: key(), task: 'ovenIn' })),
      );
      expect(results.filter((result) => result.ok)).toHaveLength(1);
      expect(results.find((result) => !result.ok)).toMatchObject({ error: { code: 'alreadyMarked' } });
    });

    it('bakes each dish as long as staff say, and tells the desk the same', async () => {
      const [staff, guest] = [await shop().staff(), await shop().guest()];
      const { kitchenScreen, kitchen, catalogueAdmin } = staff;
      const { id } = await plainBread(guest);
      const stored = await catalogueAdmin.load('product', id);
      if (stored === null) throw new Error('the product is missing');
      const slow = { ...stored.value, bakeMinutes: 9 };
      const saved = await catalogueAdmin.save('product', id, { version: stored.version, value: slow });
      expect(saved).toMatchObject({ ok: true, value: { value: { bakeMinutes: 9 } } });
      await vi.waitFor(async () => expect((await kitchen.load()).bakeMinutes[id]).toBe(9));
      const order = await acceptedOrder(guest, staff);
      const lines = order.productOrders.filter(({ productId }) => productId === id).map(() => ({ bakeMinutes: 9 }));
      const reported = await kitchenScreen.report(order.id, { key: key(), task: 'ovenIn' });
      expect(lines).not.toEqual([]);
      expect(reported).toMatchObject({ ok: true, value: { lines } });
      expect(JSON.stringify(await guest.catalogue.load())).not.toContain('bakeMinutes');
      await catalogueAdmin.save('product', id, { version: stored.version + 1, value: stored.value });
      await vi.waitFor(async () => expect((await kitchen.load()).bakeMinutes).not.toHaveProperty(id));
    });

    it('has seen a cancellation once, however often it is tapped and on how many devices', async () => {
      const [here, there] = [await shop().staff(), await shop().staff()];
      const guest = await shop().guest();
      const { order, capability } = await placeOrder(guest);
      expect((await guest.order.cancel({ id: order.id, capability })).ok).toBe(true);
      const seen = await here.kitchenScreen.seeCancellation(order.id);
      expect(seen).toMatchObject({ ok: true, value: { isCancelled: false } });
      for (const { kitchenScreen } of [here, there])
        expect(await kitchenScreen.seeCancellation(order.id)).toEqual(seen);
    });

    it('is told what is no longer the kitchen’s', async () => {
      const staff = await shop().staff();
      const { kitchenScreen, orderDesk } = staff;
      const report = { key: key(), task: 'ovenIn' } as const;
      expect(await kitchenScreen.report(UNKNOWN_ID, report)).toEqual(err({ code: 'orderUnknown' }));
      expect(await kitchenScreen.recall(UNKNOWN_ID, report.key)).toEqual(err({ code: 'orderUnknown' }));
      const order = await acceptedOrder(await shop().guest(), staff);
      const seen = await kitchenScreen.seeCancellation(order.id);
      expect(seen).toEqual(err({ code: 'stepRefused', status: 'accepted' }));
      await orderDesk.step(order.id, { from: 'accepted', to: 'cancelled', reason: { code: 'closed', text: '' } });
      expect(await kitchenScreen.report(order.id, report)).toEqual(err({ code: 'stepRefused', status: 'cancelled' }));
    });

    it('finds in the oven what the desk put in', async () => {
      const staff = await shop().staff();
      const { kitchenScreen, orderDesk } = staff;
      const order = await acceptedOrder(await shop().guest(), staff);
      await orderDesk.step(order.id, { from: 'accepted', to: 'preparing' });
      expect(await kitchenScreen.report(order.id, { key: key(), task: 'ovenIn' })).toMatchObject({
        error: { code: 'alreadyMarked' },
      });
      expect(await kitchenScreen.report(order.id, { key: key(), task: 'ovenOut' })).toMatchObject(
        ok({ status: 'ready' }),
      );
    });

    it('is closed to guests', async () => {
      const { kitchenScreen } = await shop().guest();
      const refused = await kitchenScreen.report(UNKNOWN_ID, { key: key(), task: 'cold' }).then(
        () => false,
        () => true,
      );
      expect(refused).toBe(true);
    });
  });
}
