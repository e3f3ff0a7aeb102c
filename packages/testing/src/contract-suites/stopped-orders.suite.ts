import { BOOKING_LIST } from '@ofenpost/core/accounting/booking-list';
import { unchangedEdit } from '@ofenpost/core/order-desk/edit-order';
import type { Order } from '@ofenpost/core/order/order';
import { stepTo } from '@ofenpost/core/order/order.fixtures';
import type { Ports } from '@ofenpost/core/ports';
import { err } from '@ofenpost/core/result/result';
import { expect, it } from 'vitest';
import { valueOf } from './accounting.suite.ts';
import { type OpenShop, fillCart, requestFor } from './shop-under-test.ts';
import { limit, orderThatIs } from './staff-limit.suite.ts';
import { describeWithShop } from './suite.ts';

/** The kinds of what is booked of an order, the newest first, each with whether it names somebody. */
const kindsOf = async ({ accounting }: Ports, { number }: Pick<Order, 'number'>) =>
  (await accounting.listBookings({ ...BOOKING_LIST.start, q: String(number) })).rows.map(({ kind, by }) => [
    kind,
    by !== '',
  ]);

/** Takes one piece of the first line off an order, and returns what it costs less. */
async function lower({ orderDesk }: Ports, order: Order) {
  const less = { ...unchangedEdit(order), lines: [{ position: 0, amount: 1 }], overrides: true, reason: 'Weniger' };
  const priced = await orderDesk.edit(order.id, { ...less, totalPrice: 0 });
  const totalPrice = !priced.ok && priced.error.code === 'totalChanged' ? priced.error.totalPrice : 0;
  return { edited: await orderDesk.edit(order.id, { ...less, totalPrice }), by: order.totalPrice - totalPrice };
}

export function describeStoppedOrders(name: string, openShop: OpenShop): void {
  describeWithShop('orders that staff stop and lower', name, openShop, (shop) => {
    const people = () => Promise.all([shop().staff(), shop().manager(), shop().guest()]);

    it('stand in the books by person once the kitchen has begun, without a limit', async () => {
      const [staff, manager, guest] = await people();
      await limit(manager, 0);
      const begun = await orderThatIs(guest, manager, 'preparing');
      const { edited, by } = await lower(staff, begun);
      expect(by).toBeGreaterThan(0);
      expect(edited.ok).toBe(true);
      expect(await kindsOf(manager, begun)).toEqual([['loweredPreparing', true]]);
      valueOf(await staff.orderDesk.step(begun.id, stepTo('preparing', 'cancelled')));
      expect(await kindsOf(manager, begun)).toEqual([
        ['stoppedPreparing', true],
        ['loweredPreparing', true],
      ]);
      const early = await orderThatIs(guest, manager, 'accepted');
      expect((await lower(staff, early)).edited.ok).toBe(true);
      valueOf(await staff.orderDesk.step(early.id, stepTo('accepted', 'cancelled')));
      expect(await kindsOf(manager, early)).toEqual([['stopped', true]]);
    });

    it('count as ready where that was undone, so that an undo takes nothing out of the limit', async () => {
      const [staff, manager, guest] = await people();
      for (const stop of [true, false]) {
        await limit(manager, 0);
        const begun = await orderThatIs(guest, manager, 'preparing');
        const ready = valueOf(await staff.orderDesk.step(begun.id, stepTo('preparing', 'ready')));
        const undone = valueOf(await staff.orderDesk.undo(ready.id, ready.revision));
        expect(undone).toMatchObject({ status: 'preparing', orderTimeProgresses: begun.orderTimeProgresses });
        const change = async (by: Ports) =>
          stop ? by.orderDesk.step(undone.id, stepTo('preparing', 'cancelled')) : (await lower(by, undone)).edited;
        expect(await change(staff)).toEqual(err({ code: 'aboveLimit', limit: 0 }));
        expect(await kindsOf(manager, undone)).toEqual([]);
        expect((await change(manager)).ok).toBe(true);
        expect(await kindsOf(manager, undone)).toEqual([[stop ? 'stoppedReady' : 'loweredReady', true]]);
      }
    });

    it('name no guest who cancels, unless they work here', async () => {
      const [staff, manager, guest] = await people();
      for (const [customer, isNamed] of [
        [guest, false],
        [await shop().courier(), true],
        [staff, true],
      ] as const) {
        await fillCart(customer);
        const { order, capability } = valueOf(await customer.checkout.place(await requestFor(customer, {})));
        valueOf(await customer.order.cancel({ id: order.id, capability: isNamed ? null : capability }));
        expect(await kindsOf(manager, order)).toEqual([['stopped', isNamed]]);
      }
    });

    it('have the limit for what of a tip is unusual, however it is entered', async () => {
      const [staff, manager, guest] = await people();
      const courier = await shop().courier();
      const { id: courierId } = await courier.session.loadMe();
      await limit(manager, 0);
      const sold = await orderThatIs(guest, manager, 'delivered');
      const usual = Math.max(1000, Math.floor(sold.totalPrice / 5));
      let { revision } = sold;
      const correct = async (by: Ports, tip: number) => {
        const draft = { revision, method: 'card', tip, reason: 'Auf dem Beleg' } as const;
        const corrected = await by.orderDesk.correctPayment(sold.id, draft);
        if (corrected.ok) ({ revision } = corrected.value);
        return corrected;
      };
      const refused = err({ code: 'aboveLimit', limit: 0 });
      expect(await correct(staff, 20_000)).toEqual(refused);
      expect(await correct(staff, usual + 1)).toEqual(refused);
      expect((await correct(staff, usual)).ok).toBe(true);
      // One that is entered in parts is still one.
      expect(await correct(staff, usual + 5)).toEqual(refused);
      expect((await correct(manager, 20_000)).ok).toBe(true);

      const driven = await orderThatIs(guest, manager, 'ready');
      valueOf(await manager.courier.assign(driven.id, { courierId, place: 'last' }));
      valueOf(await manager.orderDesk.step(driven.id, stepTo('ready', 'onTheWay')));
      const { stops } = await courier.courier.loadTour();
      const amount = stops.find(({ id }) => id === driven.id)?.due.card ?? 0;
      const handOver = (tip: number) =>
        courier.courier.act(driven.id, {
          key: crypto.randomUUID(),
          action: { kind: 'handOver', collected: 'card', amount, tip, isLeft: false },
        });
      expect(await handOver(20_000)).toEqual(refused);
      expect((await handOver(500)).ok).toBe(true);
    });
  });
}
